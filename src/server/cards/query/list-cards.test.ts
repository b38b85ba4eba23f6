import { expect, test } from 'vitest'
import type { Facet } from '#model/api/cards/shapes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

const registrarOfNewMuseum = async () => registrar(app, await makeMuseum(app()))

interface List {
  readonly result: readonly { readonly id: string; readonly number: string }[]
  readonly facets: readonly Facet[]
  readonly totalSize: number
}

const numbered = (objectNumber: string, more: object = {}) => ({ objectNumbers: [{ objectNumber }], ...more })

const made = (name: string) => ({ productions: [{ agent: { name } }] })

test('A list begins with its first hundred by number, ascending, unless asked otherwise [C-K02]', async () => {
  const { put, call } = await registrarOfNewMuseum()
  for (const number of ['10', '2', '1']) await put(numbered(number))
  const { body } = await call<List>('GET', '/')
  expect(body).toMatchObject({ page: 0, blocksize: 100, totalSize: 3 })
  expect(body.result.map(({ number }) => number)).toEqual(['1', '2', '10'])
  expect(body.facets.length).toBeGreaterThan(0)
  expect((await call<List>('GET', '/?without_filters=true')).body.facets).toEqual([])
})

test('A map gets what has coordinates, in degrees whatever system they were given in, narrowed as the list is [C-S02]', async () => {
  const { put, call } = await registrarOfNewMuseum()
  await put(numbered('1', { title: { en: 'Urn' }, findspot: { point: { x: 9.19, y: 45.46, system: 4326 } } }))
  await put(
    numbered('2', {
      title: { en: 'Lamp' },
      coordinates: [{ point: { x: 291_000, y: 4_640_000, system: 32633 } }],
    }),
  )
  await put(numbered('3', { title: { en: 'Urn' } }))
  const points = async (query = '') =>
    (await call<{ result: { number: string }[]; totalSize: number }>('GET', `/points${query}`)).body
  const all = await points()
  expect(all.totalSize).toBe(2)
  expect(all.result.toSorted((one, other) => one.number.localeCompare(other.number))).toEqual([
    { id: expect.any(String), number: '1', title: 'Urn', longitude: 9.19, latitude: 45.46, box: null },
    {
      id: expect.any(String),
      number: '2',
      title: 'Lamp',
      longitude: expect.closeTo(12.48, 1),
      latitude: expect.closeTo(41.88, 1),
      box: null,
    },
  ])
  expect((await points('?q=urn')).result.map(({ number }) => number)).toEqual(['1'])
  expect(await points('?q=nothing')).toEqual({ result: [], groups: [], totalSize: 0 })
})

test('A list answers whatever is asked of it, and no question breaks it [C-K02]', async () => {
  const { put, call } = await registrarOfNewMuseum()
  await put(numbered('1', { title: { en: 'Łódź: a "plate" & (more)' } }))
  const status = async (query: Record<string, string>) =>
    (await call('GET', `/?${new URLSearchParams(query)}`)).status
  for (const q of [
    "'",
    '\\',
    '!',
    ':*',
    '(',
    '&|',
    '<->',
    '"plate"',
    '%',
    '\u{1F3FA}',
    'a'.repeat(300),
    '@1.1',
    '#1',
  ])
    expect(await status({ q }), q).toBe(200)
  for (const filters of [
    '',
    '{}',
    '{"department":[]}',
    '{"department":["999999999999999999999999"]}',
    '{"dating":["..5"]}',
  ])
    expect(await status({ filters }), filters).toBe(200)
  for (const filters of [
    '[]',
    '{',
    '"x"',
    '{"department":"5"}',
    '{"nonsense":["1"]}',
    '{"department":["\\u0000"]}',
  ])
    expect(await status({ filters }), filters).toBe(400)
  for (const query of [
    { page: '-1' },
    { page: 'x' },
    { blocksize: '501' },
    { sort: 'nonsense' },
    { order: 'UP' },
  ])
    expect(await status(query as unknown as Record<string, string>), JSON.stringify(query)).toBe(400)
})

test('A name that looks like a number, a link or years is still offered as a name in the facets [C-K03]', async () => {
  const { put, call } = await registrarOfNewMuseum()
  const names = ['9999999999999999999', '#9999999999999999999', '1..2', '12', `${'x'.repeat(199)}\u{1F3FA}`]
  for (const [at, name] of names.entries()) await put(numbered(String(at), made(name)))
  const list = await call<List>('GET', '/')
  expect(list.status).toBe(200)
  const facet = list.body.facets.find(({ name }) => name === 'productions_agent')
  expect(facet?.values).toHaveLength(names.length)
  for (const { value } of facet?.values ?? []) {
    const filters = encodeURIComponent(JSON.stringify({ productions_agent: [value] }))
    const narrowed = await call<List>('GET', `/?filters=${filters}`)
    expect(narrowed.body.totalSize, value).toBe(1)
  }
})

test('Chosen values of one facet are alternatives, different facets all hold, a facet ignores its own choice in its counts [C-K03]', async () => {
  const { put, call } = await registrarOfNewMuseum()
  const object = (number: string, category: number, name: string) =>
    put(numbered(number, { objectInformation: { objectCategory: category }, ...made(name) }))
  await object('1', 4, 'Exekias')
  await object('2', 4, 'Douris')
  await object('3', 12, 'Exekias')
  await object('4', 9, 'Douris')
  const list = async (filters: object) =>
    (await call<List>('GET', `/?filters=${encodeURIComponent(JSON.stringify(filters))}`)).body
  const numbersIn = ({ result }: List) => result.map(({ number }) => number)
  const category = 'objectInformation_objectCategory'
  expect(numbersIn(await list({ [category]: ['4', '9'] }))).toEqual(['1', '2', '4'])
  const both = await list({ [category]: ['4', '9'], productions_agent: ['Exekias'] })
  expect(numbersIn(both)).toEqual(['1'])
  const counts = (name: string) =>
    Object.fromEntries(
      both.facets.find(each => each.name === name)?.values.map(({ value, count }) => [value, count]) ?? [],
    )
  // What was chosen stays with its name, though nothing fits.
  expect(counts(category)).toEqual({ 4: 1, 9: 0, 12: 1 })
  expect(counts('productions_agent')).toEqual({ Exekias: 1, Douris: 2 })
})

test('Years narrow to what they touch, in centuries that are counted; open ends are open [C-K03] [C-E09]', async () => {
  const { put, numbers } = await registrarOfNewMuseum()
  const dated = (number: string, year: number, era: string) =>
    put(
      numbered(number, {
        dating: { periodMode: 'SINGLE', type: 'YEAR', earliestDate: { year }, earliestEra: era },
      }),
    )
  await dated('1', 300, 'BC')
  await dated('2', 1520, 'AD')
  await dated('3', 1731, 'AD')
  const touching = (years: string) => numbers({ filters: JSON.stringify({ dating: [years] }) })
  expect(await touching('-310..-290')).toEqual(['1'])
  expect(await touching('1500..')).toEqual(['2', '3'])
  expect(await touching('..1600')).toEqual(['1', '2'])
  expect(await numbers({ sort: 'year', order: 'DESC' })).toEqual(['3', '2', '1'])
})

test('A museum sees only its own cards, facets and suggestions [C-K02]', async () => {
  const [anna, stranger] = [await registrarOfNewMuseum(), await registrarOfNewMuseum()]
  await anna.put(numbered('Secret 1', { title: { en: 'Hoard' }, ...made('Exekias') }))
  const list = await stranger.call<List>('GET', '/?q=hoard')
  expect(list.body).toMatchObject({ result: [], totalSize: 0 })
  const facets = (await stranger.call<List>('GET', '/')).body.facets
  expect(facets.flatMap(({ values }) => values)).toEqual([])
  expect((await stranger.call<List>('GET', '/suggest?q=secret')).body.result).toEqual([])
  expect((await anna.call<List>('GET', '/suggest?q=secret')).body.result).toHaveLength(1)
})

test('A card with more words than an index holds is saved whole, and found by its first ones [C-K02] [C-K12]', async () => {
  const { create, save, numbers } = await registrarOfNewMuseum()
  const prose = (text: number) =>
    Array.from({ length: 9000 }, (_, at) => `word${(text * 9000 + at + 1).toString(36)}`).join(' ')
  const inscriptions = Array.from({ length: 30 }, (_, text) => ({ text: prose(text) }))
  const saved = await save(await create(), numbered('Long 1', { inscriptions }))
  expect(saved.status).toBe(200)
  expect(saved.body.inscriptions).toHaveLength(30)
  expect(await numbers({ q: 'long word1' })).toEqual(['Long 1'])
})
