import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import { inLanguage } from '../../kinds/translated.ts'
import type { TermRef } from '../../kinds/values.ts'
import { isNaturalistic } from './categories.ts'
import { currentDetermination } from './current-determination.ts'
import type { ObjectCard } from './sections.ts'

const naturalistic = (card: ObjectCard): boolean => isNaturalistic(card.objectInformation?.objectCategory)

/** The name as its current determination has it, else the first mineral or rock it is of. */
function scientificName(card: ObjectCard, name: (ref: TermRef | undefined) => string): string {
  const determined = currentDetermination(card)
  const mineral = card.minerals?.[0]
  const rock = card.rockNames?.[0]
  return (
    determined?.name ||
    name(determined?.taxon) ||
    name(mineral?.species) ||
    mineral?.imaName ||
    name(rock?.name) ||
    name(rock?.iugs)
  )
}

/**
 * Number, title and second line of an object (acceptance rows C-O03, C-K18): its title, else what it is; of a specimen its scientific
 * name. Below stands the author or the culture, of a specimen the collection it is of.
 */
export function objectHeading(card: ObjectCard, words: HeadingWords): CardHeading {
  const name = (ref: TermRef | undefined): string => (ref ? ref.name || words.term(ref.id) : '')
  const ownTitle = card.title ? inLanguage(card.title, words.language) : ''
  const culture = card.productions?.find(({ culture }) => culture)?.culture
  return {
    number: card.objectNumbers?.[0]?.objectNumber ?? '',
    title: ownTitle || (naturalistic(card) && scientificName(card, name)) || name(card.objectName),
    subtitle: naturalistic(card)
      ? (card.collections?.[0]?.collection?.name ?? '')
      : card.author?.name || name(culture),
  }
}
