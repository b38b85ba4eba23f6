import { describe, expect, test } from 'vitest'
import { headingWords } from '../../../../test/harness/heading-words.ts'
import { readDate } from '../../dates/reader/read-date.ts'
import { sectionsOf } from '../../engine/completeness.ts'
import type { CardDeclaration } from '../../engine/define-card.ts'
import { fieldAt } from '../../engine/fields.ts'
import { indexCard } from '../../engine/index-card.ts'
import { parseCard } from '../../engine/parse-card.ts'
import { problemList } from '../../engine/problem-list.ts'
import { tokensOf } from '../../text/tokens.ts'
import { entityTypes } from './entity-types.ts'
import { personCard } from './person-card.ts'
import type { PersonCard } from './sections.ts'

const names: Readonly<Record<string, string>> = { '1': 'painter', '2': 'museum', '3': 'collector' }
const organization = { entityType: { id: entityTypes.ORGANIZATION } }

function read(input: Readonly<Record<string, unknown>>): { card: PersonCard; wrong: Record<string, string> } {
  const { problems, found } = problemList()
  let rows = 0
  const card = parseCard(personCard, input, problems, () => `row${++rows}`) as PersonCard
  return { card, wrong: Object.fromEntries([...found].map(([place, { key }]) => [place, key])) }
}

const dated = (text: string) => ({ ...readDate(text, 'en').date, text })

const heading = (input: Readonly<Record<string, unknown>>, language: 'en' | 'it' = 'en') =>
  personCard.heading(read(input).card, headingWords({ language, term: id => names[id] ?? '' }))

const tiepolo = {
  names: [{ name: 'Giambattista Tiepolo' }, { name: 'Tiepolo, Giovanni Battista', preferred: true }],
  professions: [{ id: '1' }],
  places: [{ place: { name: 'Venice' } }, { place: { name: 'Madrid' } }],
  birthDate: dated('5 March 1696'),
  deathDate: dated('27 March 1770'),
}

describe('A person or organization', () => {
  test('is of one list and of two types; who says nothing else means a person [C-E02]', () => {
    expect(personCard.types).toEqual(['person', 'organization'])
    expect(personCard.typeOf({})).toBe('person')
    expect(personCard.typeOf(read({ names: [{ name: 'Louvre' }], ...organization }).card)).toBe(
      'organization',
    )
    expect(read({ names: [{ name: 'Tiepolo' }] }).card.entityType).toEqual({ id: 5 })
    expect(read({}).card).toEqual({})
  })

  test('shows the sections of what it is', () => {
    expect(sectionsOf(personCard, {})).toContain('life')
    expect(sectionsOf(personCard, {})).not.toContain('body')
    expect(sectionsOf(personCard, organization)).toContain('body')
    expect(sectionsOf(personCard, organization)).not.toContain('life')
  })

  test('has the promised fields under their names [C-E02]', () => {
    for (const path of [
      'names/name',
      'names/preferred',
      'names/type',
      'roles',
      'places',
      'descriptions/description',
      'descriptions/type',
    ])
      expect(fieldAt(personCard, path), path).toBeDefined()
    expect(personCard.numberPath).toBeUndefined()
  })

  test('is called by the preferred name, else by the first; without one it has no title [C-E02] [C-K18]', () => {
    expect(heading(tiepolo).title).toBe('Tiepolo, Giovanni Battista')
    expect(heading({ names: [{ name: 'Exekias' }, { name: 'Ἐξηκίας' }] }).title).toBe('Exekias')
    expect(heading({ roles: [{ id: '3' }] }).title).toBe('')
  })

  test('is distinguished from namesakes by a short line: type, place and dates [C-E02]', () => {
    expect(heading(tiepolo).subtitle).toBe('painter, Venice 1696–1770')
    expect(heading({ ...tiepolo, birthDate: undefined }).subtitle).toBe('painter, Venice – 1770')
    expect(heading({ birthDate: dated('c. 1950'), roles: [{ id: '3' }] }).subtitle).toBe(
      'collector, c. 1950 –',
    )
    expect(
      heading({ ...organization, organizationType: { id: '2' }, foundationDate: dated('1793') }).subtitle,
    ).toBe('museum, 1793 –')
    expect(heading({ names: [{ name: 'Exekias' }] }).subtitle).toBe('')
  })

  test('has one name preferred, and drops names, places and relations that are about nobody [C-K12]', () => {
    const two = {
      names: [
        { name: 'A', preferred: true },
        { name: 'B', preferred: true },
      ],
    }
    expect(read(two).wrong).toEqual({ names: 'single' })
    const { card, wrong } = read({
      names: [{ name: '', preferred: true, type: { id: '7' } }],
      places: [{ relation: { id: '7' } }],
      relatedPersons: [{ association: { id: '7' } }],
      roles: [{ id: '' }],
      descriptions: [{ description: {} }],
    })
    expect({ card, wrong }).toEqual({ card: {}, wrong: {} })
  })

  test('is found by surname and name in either order, and by its identifiers [C-E02]', () => {
    const { card } = read({
      ...tiepolo,
      identifiers: [{ identifier: 'https://vocab.getty.edu/ulan/500018523' }, { identifier: 'nga:1928' }],
    })
    const index = indexCard(personCard as unknown as CardDeclaration, card)
    for (const word of [...tokensOf('Giovanni Tiepolo'), ...tokensOf('Tiepolo, Giambattista')])
      expect(index.words).toContain(word)
    expect([...index.identifiers]).toEqual(['ulan:500018523', '500018523', 'nga:1928'])
    expect(index.words).toContain('500018523')
    expect(index.words).toContain('1928')
  })
})

describe('The dates of a person or organization', () => {
  const years = (input: Readonly<Record<string, unknown>>) => {
    const { card } = read(input)
    return indexCard(personCard as unknown as CardDeclaration, card).years
  }

  test('reach from birth to death, whatever is known of either [C-E02] [C-E09]', () => {
    expect(years(tiepolo)).toEqual({ from: 1696, to: 1770 })
    expect(years({ birthDate: dated('2nd half of the 5th century BC'), deathDate: dated('399 BC') })).toEqual(
      {
        from: -449,
        to: -398,
      },
    )
    expect(years({ birthDate: dated('1950') })).toEqual({ from: 1950, to: 1950 })
    expect(years({ deathDate: dated('long ago') })).toBeUndefined()
  })

  test('are of the kind it is: those of a person do not count for a body', () => {
    expect(years({ ...organization, birthDate: dated('1900'), foundationDate: dated('1793') })).toEqual({
      from: 1793,
      to: 1793,
    })
  })

  test('are those of its activity where nothing else is known', () => {
    expect(years({ activityDate: dated('1480–1499') })).toEqual({ from: 1480, to: 1499 })
    expect(read({ activityDate: dated('1480–1499') }).card.lifeDates).toMatchObject({
      periodMode: 'TIMESPAN',
    })
  })
})

test('How a person is reached never leaves the museum, and an e-mail address is one', () => {
  expect(read({ contact: { email: 'at home' } }).wrong).toEqual({ 'contact.email': 'email' })
  expect(fieldAt(personCard, 'contact')?.field.private).toBe(true)
  expect(fieldAt(personCard, 'remarks')?.field.private).toBe(true)
})
