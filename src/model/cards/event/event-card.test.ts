import { describe, expect, test } from 'vitest'
import { headingWords } from '../../../../test/harness/heading-words.ts'
import { readDate } from '../../dates/reader/read-date.ts'
import type { CardDeclaration } from '../../engine/define-card.ts'
import { fieldAt } from '../../engine/fields.ts'
import { indexCard } from '../../engine/index-card.ts'
import { parseCard } from '../../engine/parse-card.ts'
import { problemList } from '../../engine/problem-list.ts'
import { eventCard } from './event-card.ts'
import type { EventCard } from './sections.ts'

function read(input: Readonly<Record<string, unknown>>): { card: EventCard; wrong: Record<string, string> } {
  const { problems, found } = problemList()
  let rows = 0
  const card = parseCard(eventCard, input, problems, () => `row${++rows}`) as EventCard
  return { card, wrong: Object.fromEntries([...found].map(([place, { key }]) => [place, key])) }
}

const heading = (input: Readonly<Record<string, unknown>>, language: 'en' | 'de' = 'en') =>
  eventCard.heading(read(input).card, headingWords({ language }))

const faience = {
  name: { en: 'Faience: The Colors of the Heavens', de: 'Fayence' },
  date: { ...readDate('17/05/2003 - 30/06/2004', 'en').date },
  venue: { name: 'The Walters Art Museum' },
  city: 'Baltimore',
}

describe('An event', () => {
  test('has the promised fields under their names [C-E06]', () => {
    const paths = ['eventType', 'name', 'address', 'city', 'state', 'venue', 'date']
    const lists = [
      'eventDescription/description',
      'eventDescription/type',
      'eventRelatedPerson/person',
      'eventRelatedPerson/role',
    ]
    for (const path of [...paths, ...lists]) expect(fieldAt(eventCard, path), path).toBeDefined()
  })

  test('is called by its name in the language of the reader, and below it when and where [C-E06] [F-W05]', () => {
    expect(heading(faience)).toEqual({
      number: '',
      title: 'Faience: The Colors of the Heavens',
      subtitle: '17 May 2003 – 30 June 2004, The Walters Art Museum, Baltimore',
    })
    expect(heading(faience, 'de').title).toBe('Fayence')
    expect(heading({ city: 'Baltimore' })).toMatchObject({ title: '', subtitle: 'Baltimore' })
  })

  test('takes place in the years its date says, to list and search by [C-E06] [C-E09]', () => {
    const index = indexCard(eventCard as unknown as CardDeclaration, read(faience).card)
    expect(index.years).toEqual({ from: 2003, to: 2004 })
  })

  test('without a date shows the sign of an empty one in lists and records [C-K18]', () => {
    expect(fieldAt(eventCard, 'date')?.field.shownEmpty).toBe('---/---/---')
  })

  test('drops persons, venues and names that are none [C-K12]', () => {
    expect(
      read({
        eventRelatedPerson: [{ role: { id: '7' } }],
        furtherVenues: [{ city: '' }],
        otherNames: [{ type: { id: '7' } }],
        eventDescription: [{ description: { en: '' } }],
      }),
    ).toEqual({ card: {}, wrong: {} })
    expect(read({ furtherVenues: [{ city: 'Rome' }] }).wrong).toEqual({ 'furtherVenues.0.venue': 'required' })
  })
})
