import { showDate } from '../../dates/date-text.ts'
import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import { preferredOf } from '../../groups/preferred.ts'
import type { Language } from '../../languages.ts'
import { entityTypeOf } from './entity-types.ts'
import type { PersonCard } from './sections.ts'

/** '1697 – 1768', 'c. 1697 –', '– 1768': what is open stays open. */
function years(card: PersonCard, language: Language): string {
  const { lifeDates, birthDate, deathDate, foundationDate, dissolutionDate } = card
  if (!lifeDates) return ''
  const isPerson = entityTypeOf(card) === 'person'
  const [begin, end] = isPerson ? [birthDate, deathDate] : [foundationDate, dissolutionDate]
  const shown = showDate(lifeDates, language)
  if (begin && !end) return `${shown} –`
  return end && !begin ? `– ${shown}` : shown
}

/**
 * What a person or body is called, and a line that tells namesakes apart: 'painter, Venice 1697 – 1768' (acceptance row C-E02). Of a
 * body the line begins with what kind of body it is.
 */
export function personHeading(card: PersonCard, words: HeadingWords): CardHeading {
  const term = (ref: { readonly id: string; readonly name?: string } | undefined): string =>
    ref ? ref.name || words.term(ref.id) : ''
  const isPerson = entityTypeOf(card) === 'person'
  const known = isPerson
    ? (card.professions?.[0] ?? card.roles?.[0])
    : (card.organizationType ?? card.roles?.[0])
  const place = card.places?.[0]?.place?.name ?? ''
  const where = [place, years(card, words.language)].filter(part => part !== '').join(' ')
  return {
    number: '',
    title: preferredOf(card.names)?.name ?? '',
    subtitle: [term(known), where].filter(part => part !== '').join(', '),
  }
}
