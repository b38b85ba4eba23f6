import { describe, expect, test } from 'vitest'
import { headingWords } from '../../../../test/harness/heading-words.ts'
import type { CardDeclaration } from '../../engine/define-card.ts'
import { fieldAt } from '../../engine/fields.ts'
import { indexCard } from '../../engine/index-card.ts'
import { parseCard } from '../../engine/parse-card.ts'
import { problemList } from '../../engine/problem-list.ts'
import { readableBy } from '../../print/readable.ts'
import { placeCard } from './place-card.ts'
import type { PlaceCard } from './sections.ts'

const names: Readonly<Record<string, string>> = { '1': 'municipality', '2': 'necropolis' }

function read(input: Readonly<Record<string, unknown>>): { card: PlaceCard; wrong: Record<string, string> } {
  const { problems, found } = problemList()
  let rows = 0
  const card = parseCard(placeCard, input, problems, () => `row${++rows}`) as PlaceCard
  return { card, wrong: Object.fromEntries([...found].map(([place, { key }]) => [place, key])) }
}

const heading = (input: Readonly<Record<string, unknown>>) =>
  placeCard.heading(read(input).card, headingWords({ term: id => names[id] ?? '' }))

const necropolis = {
  placeLocation: [{ name: 'Caere' }, { name: 'Cerveteri, Banditaccia', preferred: true }],
  locationType: { id: '2' },
  address: 'Via della Necropoli 43',
  position: { point: { x: 12.1, y: 42.0, system: 4326 } },
}

describe('A place', () => {
  test('has the promised fields under their names [C-E05]', () => {
    const paths = [
      'address',
      'locationType',
      'placeLocation/name',
      'placeLocation/nameType',
      'placeLocation/preferred',
    ]
    const more = [
      'placeLocation/address',
      'placeLocation/locationType',
      'placeDescription/description',
      'placeDescription/type',
    ]
    for (const path of [...paths, ...more]) expect(fieldAt(placeCard, path), path).toBeDefined()
  })

  test('is called by its preferred name, and below it what it is and where [C-E05]', () => {
    expect(heading(necropolis)).toEqual({
      number: '',
      title: 'Cerveteri, Banditaccia',
      subtitle: 'necropolis, Via della Necropoli 43',
    })
    expect(heading({ administration: { municipality: 'Bolca' } })).toMatchObject({
      title: '',
      subtitle: 'Bolca',
    })
  })

  test('below it stands the larger place, where it has no address', () => {
    const card: PlaceCard = { locationType: { id: '1' }, broader: { id: '9', name: 'Lazio' } }
    expect(placeCard.heading(card, headingWords({ term: id => names[id] ?? '' })).subtitle).toBe(
      'municipality, Lazio',
    )
  })

  test('lies at a point in any of the reference systems, which maps find [C-E05]', () => {
    const { card, wrong } = read({ position: { point: { x: 2_300_000, y: 4_650_000, system: 3004 } } })
    expect(wrong).toEqual({})
    expect(indexCard(placeCard as unknown as CardDeclaration, card).point).toMatchObject({ system: 3004 })
    expect(read({ position: { point: { x: 1, y: 2, system: 1 } } }).wrong).toEqual({
      'position.point.system': 'choice',
    })
  })

  test('drops names that are none and former places nobody named [C-K12]', () => {
    expect(
      read({
        placeLocation: [{ preferred: true, nameType: { id: '7' } }],
        relatedPlaces: [{ association: { id: '7' } }],
        formerlyIn: [{ place: { name: ' ' } }],
        placeDescription: [{}],
      }),
    ).toEqual({ card: {}, wrong: {} })
  })

  test('that is sensitive shows outsiders neither its coordinates nor its address', () => {
    const { card } = read({ ...necropolis, sensitive: true })
    const seen = (values: PlaceCard, path: string) => {
      const field = fieldAt(placeCard, path)?.field
      return field && readableBy(placeCard as unknown as CardDeclaration, values, {})(path, field)
    }
    expect([seen(card, 'position'), seen(card, 'address'), seen(card, 'locationType')]).toEqual([
      false,
      false,
      true,
    ])
    expect(seen(read(necropolis).card, 'position')).toBe(true)
  })
})
