import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import type { CollectionCard } from './sections.ts'

/** Its code and title; below who brought it together, else what kind of collection it is. */
export function collectionHeading(card: CollectionCard, words: HeadingWords): CardHeading {
  const { collectionType, collectors = [] } = card
  const names = collectors.flatMap(({ collector }) => collector?.name ?? [])
  return {
    number: card.code ?? '',
    title: card.title ?? '',
    subtitle:
      names.join('; ') || (collectionType && (collectionType.name || words.term(collectionType.id))) || '',
  }
}
