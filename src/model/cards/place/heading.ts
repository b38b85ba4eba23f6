import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import { preferredOf } from '../../groups/preferred.ts'
import type { PlaceCard } from './sections.ts'

/** What a place is called, and below it what tells it from its namesakes: its type, and its address or what it lies in. */
export function placeHeading(card: PlaceCard, words: HeadingWords): CardHeading {
  const { locationType, address, administration, broader } = card
  const type = locationType ? locationType.name || words.term(locationType.id) : ''
  const where = address || broader?.name || administration?.municipality || ''
  return {
    number: '',
    title: preferredOf(card.placeLocation)?.name ?? '',
    subtitle: [type, where].filter(part => part !== '').join(', '),
  }
}
