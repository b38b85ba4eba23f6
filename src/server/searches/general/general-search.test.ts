import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { searchEverywhere } from '#model/api/searches/general.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../../test/harness/factories.ts'
import { asking, registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

type Found = OutputOf<typeof searchEverywhere>

const century = (number: number, era: 'AD' | 'BC') => ({
  periodMode: 'SINGLE',
  type: 'CENTURY',
  earliestPeriod: { number },
  earliestEra: era,
})

const searching =
  (ask: ReturnType<typeof asking>['ask']) =>
  async (q: string, more: Record<string, string> = {}): Promise<Found> => {
    const { status, body } = await ask<Found>('GET', `/search?${new URLSearchParams({ q, ...more })}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }

/** What was found, group by group, by number or title. */
const headingsOf = ({ groups }: Found) =>
  Object.fromEntries(
    groups.map(({ type, result }) => [type, result.map(({ number, title }) => number || title)]),
  )

async function collection() {
  const anna = await registrar(app, await makeMuseum(app()))
  const object = (number: string, title: string, more: object = {}) =>
    anna.put({ objectNumbers: [{ objectNumber: number }], title: { en: title }, ...more })
  await object('1915.7', 'Red-figure krater', { description: { en: 'A lamp burns in the scene.' } })
  await object('1915.7.1', 'Oil lamp', { dating: century(3, 'BC') })
  await object('1915.70', 'Lamp', { dating: century(1, 'AD') })
  await object('1920.1', 'Stand for a lamp')
  await object('X 1', 'Żelazny miecz Łokietka')
  await object('X 2', 'Portrait', { productions: [{ agent: { name: 'Caravaggio' } }] })
  const person = await anna.ask('POST', '/person/', { values: { names: [{ name: { en: 'Anna Lampert' } }] } })
  return { ...anna, object, person, search: searching(anna.ask) }
}

test('Everything one may read is searched at once, in groups, the likeliest first [C-S06]', async () => {
  const { search, ...anna } = await collection()

  // The number, then what begins so, each number as it is counted.
  expect(headingsOf(await search('1915.7')).OBJECTS).toEqual(['1915.7', '1915.7.1', '1915.70'])
  // The whole title, titles that begin so, other words of titles, anything.
  const lamps = await search('LAMP')
  expect(headingsOf(lamps).OBJECTS).toEqual(['1915.70', '1915.7.1', '1920.1', '1915.7'])
  expect(lamps.groups[0]).toMatchObject({
    type: 'OBJECTS',
    lists: [{ type: { name: 'OBJECT' }, totalSize: 4, totalIsAtLeast: false, asked: { q: 'LAMP' } }],
    totalSize: 4,
    totalIsAtLeast: false,
  })
  // Where the title does not say it, the field does.
  const [, , , krater] = lamps.groups[0]?.result ?? []
  expect(krater?.match).toMatchObject({ text: 'A lamp burns in the scene.', ranges: [[2, 6]] })
  expect(lamps.groups[0]?.result[0]?.match).toBeNull()
  // Case and accents do not count.
  expect(headingsOf(await search('zelazny LOKIET')).OBJECTS).toEqual(['X 1'])

  // Ages, in any of the languages, alone and among words; lists without ages are asked all words.
  for (const age of ['3rd century BC', 'III sec. a.C.', '3. Jh. v. Chr.', '300-210 BC']) {
    const found = await search(age)
    expect(headingsOf(found).OBJECTS, age).toEqual(['1915.7.1'])
    expect(found.age).toMatchObject({ text: age, applied: true })
    expect(found.groups[0]?.lists[0]?.asked.filters).toBeDefined()
  }
  const mixed = await search('lamp 1st century')
  expect(headingsOf(mixed).OBJECTS).toEqual(['1915.70'])
  expect(mixed.age).toEqual({ text: '1st century', rest: 'lamp', from: 1, to: 100, applied: true })
  expect(headingsOf(await search('lamp 1st century', { ages: 'asWords' })).OBJECTS).toBeUndefined()
  // A year alone may be a number: it is searched for as typed, and the other reading is offered.
  const year = await search('1915')
  expect(headingsOf(year).OBJECTS).toEqual(['1915.7', '1915.7.1', '1915.70'])
  expect(year.age).toMatchObject({ from: 1915, to: 1915, applied: false })

  // Slips are mended where nothing is found.
  const slip = await search('krtaer')
  expect(headingsOf(slip).OBJECTS).toEqual(['1915.7'])
  expect(slip).toMatchObject({ q: 'krater', didYouMean: 'krater' })
  expect(await search('qqqqqqqq')).toMatchObject({ groups: [], didYouMean: null })

  // What one may not read is not there; another museum's neither.
  const reader = await signedIn(app(), { museum: anna.museum, permissions: ['personRead'] })
  const readable = await searching(asking(app, reader.headers).ask)('lamp')
  expect(readable.groups.map(({ type }) => type)).not.toContain('OBJECTS')
  const nobody = await signedIn(app(), { museum: anna.museum })
  expect((await searching(asking(app, nobody.headers).ask)('krtaer')).didYouMean).toBeNull()
  const other = await registrar(app, await makeMuseum(app()))
  for (const q of ['lamp', '1915.7', 'krtaer', '3rd century BC'])
    expect(await searching(other.ask)(q), q).toMatchObject({ groups: [], didYouMean: null })
})

test('Beside an age the likeliest of its cards come first: whole titles, their beginnings, other words of them, anything [C-S06]', async () => {
  const { search, object } = await collection()
  await object('K 1', 'Symposium', {
    description: { en: 'Somebody lifts a kylix.' },
    dating: century(3, 'BC'),
  })
  await object('K 2', 'Fragment of a kylix', { dating: century(3, 'BC') })
  await object('K 3', 'Kylix with an owl', { dating: century(3, 'BC') })
  await object('K 4', 'Kylix', { dating: century(3, 'BC') })
  await object('K 5', 'Kylix', { dating: century(5, 'BC') })
  const { groups, age } = await search('kylix 3rd century BC')
  expect(groups).toMatchObject([{ type: 'OBJECTS', totalSize: 4, totalIsAtLeast: false }])
  expect(groups[0]?.result.map(({ number }) => number)).toEqual(['K 4', 'K 3', 'K 2', 'K 1'])
  expect(age).toMatchObject({ rest: 'kylix', from: -299, to: -200, applied: true })
})

test('Nothing that can be typed breaks the search [C-S06]', async () => {
  const { ask } = await collection()
  const hostile = [
    '',
    ' ',
    "'",
    "\\'",
    '1\u00002',
    "1'\\:*|!&(",
    ':* & !x',
    '<->',
    'a'.repeat(300),
    'a '.repeat(150),
    '1.'.repeat(150),
    '🏺',
    '\ud800',
    "'; drop table card; --",
    '%00',
    '-'.repeat(300),
    '1-1-1-1-1-1-1-1-1',
    'IV IV IV IV IV IV IV IV',
    '9'.repeat(300),
    '\u202e',
    '٣٤',
  ] // prettier-ignore
  for (const q of hostile) {
    const { status } = await ask('GET', `/search?${new URLSearchParams({ q })}`)
    expect([200, 400], q).toContain(status)
  }
  expect((await ask('GET', `/search?q=${'x'.repeat(301)}`)).status).toBe(400)
  expect((await ask('GET', '/search')).status).toBe(200)
})
