import type { Field } from '../kinds/field.ts'
import { type VocabularyCode, vocabularies } from '../vocabularies/definitions.ts'
import { isLeaf, isStructure } from './fields.ts'

const vocabularyOf = (field: Field): VocabularyCode | undefined =>
  isLeaf(field) && !field.derived && 'vocabulary' in field ? (field.vocabulary as VocabularyCode) : undefined

const hasBranches = (code: VocabularyCode): boolean =>
  !vocabularies[code].flat && vocabularies[code].authorities.length === 0

/** Returns the vocabulary of a field of which a museum can offer a branch alone; undefined for other fields, and where the vocabulary has no branches. */
export function branchedVocabulary(field: Field): VocabularyCode | undefined {
  const code = vocabularyOf(field)
  return code && hasBranches(code) ? code : undefined
}

/**
 * A museum's say in the terms of a field: it can make a list of its own within the vocabulary ('branch'), the whole vocabulary is its own
 * list ('own'), or the terms are fixed by the product ('fixed').
 */
export type ListKind = 'branch' | 'own' | 'fixed'

/** A field of terms, with its vocabulary. */
export interface FieldOfTerms {
  readonly path: string
  readonly vocabulary: VocabularyCode
  readonly list: ListKind
}

/** Returns the fields of terms at and within a field. */
export function fieldsOfTerms(path: string, field: Field): readonly FieldOfTerms[] {
  if (isStructure(field))
    return Object.entries(field.fields).flatMap(([key, inner]) => fieldsOfTerms(`${path}/${key}`, inner))
  const vocabulary = vocabularyOf(field)
  if (!vocabulary) return []
  const list = hasBranches(vocabulary) ? 'branch' : vocabularies[vocabulary].open ? 'own' : 'fixed'
  return [{ path, vocabulary, list }]
}
