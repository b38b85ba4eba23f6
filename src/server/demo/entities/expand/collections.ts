import type { CollectionCard } from '#model/cards/collection/sections.ts'
import type { Translated } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'
import type { DemoCard, WithFate } from '../../writing/demo-card.ts'
import type { Written } from '../../writing/written.ts'
import { type BriefEntity, type Cited, citations, description, entity, type Tie } from './entity.ts'
import { termWords } from './words.ts'

interface Brief extends BriefEntity {
  readonly is: string
  readonly who?: readonly Tie[]
  readonly about?: Translated
  readonly count?: number
  readonly cited?: Cited
  readonly papers?: readonly string[]
}

export type DemoCollectionCard = Brief & WithFate<Written<CollectionCard>>

/** Collections, in the words of a museum's language. */
export const collectionsOf = (
  language: Language,
  collections: readonly DemoCollectionCard[],
): readonly DemoCard[] =>
  collections.map(each =>
    entity('collection', each, ({ is, who, about, count, cited, papers, ...rest }) => ({
      collectionType: is,
      ...(who && { collectors: who.map(([role, collector]) => ({ collector, role })) }),
      ...(about && { descriptionList: description(about, termWords(language).general) }),
      ...(count && { size: { count, approximate: true } }),
      ...(cited && { bibliography: citations(cited) }),
      ...(papers && { documents: papers.map(document => ({ document })) }),
      ...rest,
    })),
  )
