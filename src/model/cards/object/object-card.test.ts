import { describe, expect, test } from 'vitest'
import { headingWords } from '../../../../test/harness/heading-words.ts'
import { sectionsOf } from '../../engine/completeness.ts'
import { onDay } from '../../engine/on-day.ts'
import { parseCard } from '../../engine/parse-card.ts'
import { problemList } from '../../engine/problem-list.ts'
import { objectCategories, objectKindsOf, objectSubcategories } from './categories.ts'
import { productionTypes } from './core/production.ts'
import { objectCard } from './object-card.ts'
import type { ObjectCard } from './sections.ts'
import { withheldPaths } from './withheld.ts'

const [krater, terracotta, room12, store, restoration] = ['101', '102', '103', '104', '105'].map(id => ({
  id,
}))
const author = { id: productionTypes.AUTHOR }
const culture = { id: productionTypes.CULTURE }
const exekias = { name: 'Exekias' }
const attic = { id: '201' }

const today = '2026-11-27'

/** Returns the settled values as they are today, and the problems by path. */
function read(input: Readonly<Record<string, unknown>>): { card: ObjectCard; wrong: Record<string, string> } {
  const { problems, found } = problemList()
  let rows = 0
  const parsed = parseCard(objectCard, input, problems, () => `row${++rows}`)
  const card = onDay(objectCard, parsed, today)
  return { card, wrong: Object.fromEntries([...found].map(([place, { key }]) => [place, key])) }
}

const category = (objectCategory: number, objectSubcategory?: number) => ({
  objectInformation: {
    objectCategory: { id: objectCategory },
    ...(objectSubcategory && { objectSubcategory: { id: objectSubcategory } }),
  },
})

const names: Readonly<Record<string, string>> = {
  '101': 'krater',
  '201': 'Attic',
  '301': 'Parnassius apollo',
  '302': 'Quartz',
  '401': 'circle of',
  '402': 'certain',
  '501': 'denarius',
  '502': 'Rome',
}
const heading = (input: Readonly<Record<string, unknown>>) =>
  objectCard.heading(read(input).card, headingWords({ term: id => names[id] ?? '' }))

describe('The category', () => {
  const { ARCHEOLOGICAL, NATURALISTIC, BENI_NUMISMATICI, ALTRA_CATEGORIA } = objectCategories
  const { BOTANY, ZOOLOGY, PETROGRAPHY, OTHER } = objectSubcategories

  test('has the promised ids [C-O01]', () => {
    expect(objectCategories).toEqual({
      ARCHEOLOGICAL: 4,
      NATURALISTIC: 13,
      BENI_NUMISMATICI: 9,
      ALTRA_CATEGORIA: 12,
    })
    expect(objectSubcategories).toMatchObject({ BOTANY: 5, MINERALOGY: 6, PALEONTOLOGY: 7, ZOOLOGY: 8 })
    expect(Object.keys(objectSubcategories).slice(4)).toEqual(['PETROGRAPHY', 'OTHER'])
  })

  test.each([
    [category(ARCHEOLOGICAL), ['archaeological'], 'discovery', 'coin'],
    [category(BENI_NUMISMATICI), ['numismatic'], 'faces', 'discovery'],
    [category(ALTRA_CATEGORIA, OTHER), ['other'], 'art', 'collecting'],
    [category(NATURALISTIC), ['naturalistic'], 'collecting', 'classification'],
    [category(NATURALISTIC, OTHER), ['naturalistic'], 'determination', 'botany'],
    [category(NATURALISTIC, BOTANY), ['naturalistic', 'botany'], 'botany', 'zoology'],
    [category(NATURALISTIC, PETROGRAPHY), ['naturalistic', 'petrography'], 'rocks', 'minerals'],
  ])('of %j chooses the sections [C-O01]', (card, kinds, shown, hidden) => {
    expect(objectKindsOf(card)).toEqual(kinds)
    expect(sectionsOf(objectCard, card)).toContain(shown)
    expect(sectionsOf(objectCard, card)).not.toContain(hidden)
  })

  test('of none shows what all objects have [C-O01]', () => {
    expect(sectionsOf(objectCard, {})).toEqual(
      Object.entries(objectCard.sections).flatMap(([name, section]) => (section.for ? [] : [name])),
    )
  })

  test('is natural history where only its branch was given', () => {
    expect(read({ objectInformation: { objectSubcategory: { id: ZOOLOGY } } }).card).toEqual(
      category(NATURALISTIC, ZOOLOGY),
    )
  })

  test('of other things has no branch of natural history', () => {
    expect(read(category(ARCHEOLOGICAL, BOTANY)).wrong).toEqual({
      'objectInformation.objectSubcategory': 'choice',
    })
  })
})

describe('Productions', () => {
  test('of an author lose the culture, those of a culture the author [C-O04]', () => {
    const both = {
      agent: exekias,
      role: { id: '7' },
      culture: attic,
      cultureBasis: { id: '8' },
      note: 'signed',
    }
    const { card } = read({
      productions: [
        { type: author, ...both },
        { type: culture, ...both },
      ],
    })
    expect(card.productions).toEqual([
      { id: 'row1', type: author, agent: exekias, role: { id: '7' }, note: 'signed' },
      { id: 'row2', type: culture, culture: attic, cultureBasis: { id: '8' }, note: 'signed' },
    ])
  })

  test('have the promised ids [C-O04]', () => {
    expect(productionTypes).toEqual({ AUTHOR: 31, CULTURE: 32 })
  })

  test('without what they are about are removed [C-K12]', () => {
    expect(read({ productions: [{ type: author }, { type: culture, agent: exekias }] }).card).toEqual({})
  })

  test('get the type that their fields speak of; where those disagree it is asked for', () => {
    const { card, wrong } = read({
      productions: [{ agent: exekias }, { culture: attic }, { agent: exekias, culture: attic }],
    })
    expect(card.productions?.map(({ type }) => type)).toEqual([author, culture, undefined])
    expect(wrong).toEqual({ 'productions.2.type': 'required' })
  })

  test('name the author of the card, whatever was sent as such [C-O03]', () => {
    const { card } = read({
      author: { name: 'Douris' },
      productions: [{ culture: attic }, { agent: exekias }],
    })
    expect(card.author).toEqual(exekias)
    expect(read({ author: { name: 'Douris' } }).card.author).toBeUndefined()
  })
})

describe('The current location', () => {
  const moved = [
    { to: store, when: '2020-03-01' },
    { to: room12, when: '2024-05-02', why: { id: '9' } },
    { to: restoration, when: '2022-01-15' },
  ]

  test('is the destination of the latest movement, in any order [C-O11]', () => {
    const { card } = read({ movements: moved, location: { usual: store, room: restoration } })
    expect(card.location).toEqual({ usual: store, room: room12, since: '2024-05-02' })
  })

  test('is where the last of several movements on one day went', () => {
    const day = '2024-05-02'
    expect(
      read({
        movements: [
          { to: store, when: day },
          { to: room12, when: day },
        ],
      }).card.location?.room,
    ).toEqual(room12)
  })

  test('stays until the day of a planned movement has come [F-W03]', () => {
    const { card } = read({ movements: [...moved, { to: store, when: '2030-01-01' }] })
    expect(card.location).toEqual({ room: room12, since: '2024-05-02', planned: '2030-01-01' })
    expect(onDay(objectCard, card, '2029-12-31')).toMatchObject({ location: { room: room12 } })
    expect(onDay(objectCard, card, '2030-01-01').location).toEqual({ room: store, since: '2030-01-01' })
  })

  test('is not that of a movement that was struck [F-W03]', () => {
    const wrong = { to: store, when: '2025-01-01', struck: true }
    const { card } = read({ movements: [...moved, wrong, { to: krater, when: '2025-02-01' }] })
    expect(card.location).toEqual({ room: krater, since: '2025-02-01' })
    expect(card.movements).toHaveLength(5)
    expect(card.movements?.at(-1)?.from).toEqual(room12)
    expect(read({ movements: [...moved, wrong] }).card.location?.room).toEqual(room12)
  })

  test('cannot be typed [C-O11]', () => {
    expect(read({ location: { room: room12 } }).card).toEqual({})
  })

  test('is what the next movement begins from, unless that says otherwise [C-O11]', () => {
    const { card } = read({ movements: [...moved, { to: store, from: restoration, when: '2025-01-01' }] })
    expect(card.movements?.map(({ from }) => from)).toEqual([undefined, restoration, store, restoration])
  })

  test('is known only when every movement but the first has its day [C-O11]', () => {
    const { wrong } = read({ movements: [{ to: store }, { to: room12 }, { when: '2024-05-02' }] })
    expect(wrong).toEqual({ 'movements.1.when': 'required', 'movements.2.to': 'required' })
  })
})

describe('Determinations', () => {
  const apollo = { taxon: { id: '301' }, name: 'Parnassius apollo (Linnaeus, 1758)' }

  test('have one current at most; the only one is', () => {
    const { card } = read({ determinations: [apollo] })
    expect(card.determinations?.[0]?.current).toBe(true)
    expect(card.naturalisticObjectName).toEqual(apollo.taxon)
    const two = [
      { ...apollo, current: true },
      { name: 'Parnassius sp.', current: true },
    ]
    expect(read({ determinations: two }).wrong).toEqual({ determinations: 'single' })
  })

  test('of which none is marked name nothing', () => {
    const { card } = read({ determinations: [apollo, { name: 'Parnassius sp.' }] })
    expect(card.naturalisticObjectName).toBeUndefined()
  })
})

describe('A card is refused', () => {
  test.each([
    [
      'a number that stands in it twice [C-O05]',
      { objectNumbers: [{ objectNumber: 'A 1' }, { objectNumber: 'a 1' }] },
      { 'objectNumbers.1.objectNumber': 'twice' },
    ],
    [
      'a right that ends before it begins',
      { rights: [{ type: { id: '5' }, from: '2024-01-01', until: '2023-12-31' }] },
      { 'rights.0.until': 'order' },
    ],
    [
      'a depth that runs backwards',
      { elevation: { minDepth: { value: 2, unit: 'm' }, maxDepth: { value: 50, unit: 'cm' } } },
      { 'elevation.maxDepth': 'order' },
    ],
    [
      'a national number of another form',
      { nationalCode: { region: '12', number: '123' } },
      { 'nationalCode.number': 'regex' },
    ],
  ])('with %s', (_what, input, wrong) => {
    expect(read(input).wrong).toEqual(wrong)
  })
})

describe('The heading', () => {
  const numbered = { objectNumbers: [{ objectNumber: 'MC 47' }, { objectNumber: 'old 3' }] }

  test('has the first number, the title and the author [C-O03]', () => {
    const made = {
      title: { it: 'Cratere', en: 'Krater with ships' },
      objectName: krater,
      productions: [{ agent: exekias }],
    }
    expect(heading({ ...numbered, ...made })).toEqual({
      number: 'MC 47',
      title: 'Krater with ships',
      subtitle: 'Exekias',
    })
  })

  test('takes the object name where there is no title, the culture where there is no author', () => {
    expect(heading({ objectName: krater, productions: [{ culture: attic }] })).toMatchObject({
      title: 'krater',
      subtitle: 'Attic',
    })
  })

  test('of a specimen has its scientific name and its collection [C-O03]', () => {
    const nature = category(objectCategories.NATURALISTIC)
    const collections = [{ collection: { id: '50' } }]
    expect(
      heading({ ...nature, objectName: krater, collections, determinations: [{ taxon: { id: '301' } }] })
        .title,
    ).toBe('Parnassius apollo')
    expect(heading({ ...nature, objectName: krater, minerals: [{ species: { id: '302' } }] }).title).toBe(
      'Quartz',
    )
    const named = { ...nature, collections: [{ collection: { id: '50', name: 'Herbarium Borza' } }] }
    expect(objectCard.heading(named, headingWords()).subtitle).toBe('Herbarium Borza')
  })

  test('names the maker with the qualifier of the attribution [F-W01]', () => {
    expect(heading({ productions: [{ agent: exekias, qualifier: { id: '401' } }] }).subtitle).toBe(
      'Circle of Exekias',
    )
    expect(heading({ productions: [{ agent: exekias, qualifier: { id: '402' } }] }).subtitle).toBe('Exekias')
    const { card } = read({ productions: [{ agent: exekias, qualifier: { id: '401' } }] })
    expect(card.authorQualifier).toEqual({ id: '401' })
  })

  test('of a specimen with a title has the scientific name below it, in italics [F-W06]', () => {
    const daisy = {
      ...category(objectCategories.NATURALISTIC, objectSubcategories.BOTANY),
      title: { en: 'Oxeye daisy' },
      determinations: [{ name: 'Leucanthemum ircutianum DC.' }],
    }
    expect(heading(daisy)).toEqual({
      number: '',
      title: 'Oxeye daisy',
      subtitle: 'Leucanthemum ircutianum DC.',
      italics: ['Leucanthemum ircutianum'],
    })
  })

  test('of a mineral is not set in italics [F-W06]', () => {
    const quartz = {
      ...category(objectCategories.NATURALISTIC, objectSubcategories.MINERALOGY),
      minerals: [{ species: { id: '302' } }],
    }
    expect(heading(quartz)).toEqual({ number: '', title: 'Quartz', subtitle: '' })
  })

  test('of a coin has authority and mint [F-W06]', () => {
    const coin = {
      ...category(objectCategories.BENI_NUMISMATICI),
      denomination: { id: '501' },
      issuers: [{ authority: { name: 'Trajan' } }],
      mints: [{ id: '502' }],
    }
    expect(heading(coin)).toMatchObject({ title: 'denarius', subtitle: 'Trajan · Rome' })
  })

  test('of an empty card is empty, so that --- is shown [C-K18]', () => {
    expect(heading({})).toEqual({ number: '', title: '', subtitle: '' })
  })
})

describe('Signs', () => {
  test('tell whether a card can be mapped', () => {
    const point = { x: 9.19, y: 45.46, system: 4326 }
    expect(read({ findspot: { point } }).card.hasCoordinates).toBe(true)
    expect(
      read({ hasCoordinates: true, materials: [{ material: terracotta }] }).card.hasCoordinates,
    ).toBeUndefined()
  })

  test('warn of hazards and of radioactivity', () => {
    expect(read({ radioactivity: { radioactive: true } }).card.hazardous).toBe(true)
    expect(read({ hazards: [{ hazard: { id: '6' } }] }).card.hazardous).toBe(true)
    expect(read({ radioactivity: { value: 0.1 } }).card.hazardous).toBeUndefined()
  })
})

test('The place of a protected species or an unguarded site does not leave the museum', () => {
  expect(withheldPaths({ sensitivity: { sensitive: true } })).toContain('collectingPlace/point')
  expect(withheldPaths({ findspot: { sensitive: true } })).toContain('findspot/place')
  expect(withheldPaths({ findspot: { locality: 'Monte Lozzo' } })).toEqual([])
})
