import { showDate } from '../../dates/date-text.ts'
import type { CardHeading, HeadingWords } from '../../engine/define-card.ts'
import { inLanguage } from '../../kinds/translated.ts'
import type { EventCard } from './sections.ts'

/** What an event is called, and below it when and where it was. */
export function eventHeading({ name, date, venue, city }: EventCard, words: HeadingWords): CardHeading {
  const when = date ? (date.text ?? showDate(date, words.language)) : ''
  const where = [venue?.name ?? '', city ?? ''].filter(part => part !== '')
  return {
    number: '',
    title: name ? inLanguage(name, words.language) : '',
    subtitle: [when, ...where].filter(part => part !== '').join(', '),
  }
}
