import type { VocabularyCode } from './definitions.ts'

/**
 * Associations with a different name from the other end, by keys of their initial terms. Those added by a museum, and those not listed
 * here, read the same from both.
 */
const pairs: { readonly [Code in VocabularyCode]?: readonly (readonly [string, string])[] } = {
  ASSOC: [
    ['is part of', 'has as a part'],
    ['is a copy of', 'is the model of'],
    ['is a study for', 'was prepared by the study'],
    ['documents', 'is documented in'],
    ['depicts', 'is depicted in'],
    ['was made by', 'made'],
    ['was owned by', 'owned'],
    ['was used by', 'used'],
    ['was collected by', 'collected'],
    ['was exhibited at', 'showed'],
    ['was published in', 'published'],
    ['comes from', 'is the origin of'],
    ['replaces', 'was replaced by'],
  ],
  PERA: [
    ['parent of', 'child of'],
    ['teacher of', 'pupil of'],
    ['assistant of', 'had as an assistant'],
    ['patron of', 'supported by'],
    ['member of', 'has as a member'],
    ['founder of', 'founded by'],
    ['director of', 'directed by'],
    ['employee of', 'employer of'],
    ['part of', 'has as a part'],
    ['predecessor of', 'successor of'],
  ],
  PLAA: [
    ['capital of', 'has as its capital'],
    ['predecessor of', 'successor of'],
  ],
  EVTA: [
    ['follows', 'precedes'],
    ['accompanies', 'accompanied by'],
    ['new edition of', 'earlier edition of'],
    ['consequence of', 'cause of'],
  ],
}

/** An association and its inverse: keys of two terms of one vocabulary. */
export interface InverseAssociation {
  readonly vocabulary: VocabularyCode
  readonly key: string
  readonly inverse: string
}

const keyOf = (name: string): string => `vitrine:${name}`

/** Every association with an inverse, each pair in both directions. */
export const inverseAssociations: readonly InverseAssociation[] = Object.entries(pairs).flatMap(
  ([code, known]) =>
    known.flatMap(([one, other]) => {
      const vocabulary = code as VocabularyCode
      return [
        { vocabulary, key: keyOf(one), inverse: keyOf(other) },
        { vocabulary, key: keyOf(other), inverse: keyOf(one) },
      ]
    }),
)
