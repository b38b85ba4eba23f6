import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { searchEverywhere } from '#model/api/searches/general.ts'
import { objectEntry } from '#model/procedures/object-entry/object-entry.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../../test/harness/factories.ts'
import { asking, registrar } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'

const app = useTestApp()

type Found = OutputOf<typeof searchEverywhere>

async function museum() {
  const place = await makeMuseum(app())
  const anna = await registrar(app, place)
  const object = (number: string, title: object, more: object = {}) =>
    anna.put({ objectNumbers: [{ objectNumber: number }], title, ...more })
  const search = async (q: string, ask = anna.ask): Promise<Found> => {
    const { status, body } = await ask<Found>('GET', `/search?${new URLSearchParams({ q })}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const objects = async (q: string) =>
    (await search(q)).groups.find(({ type }) => type === 'OBJECTS')?.result.map(({ number }) => number)
  return { place, anna, object, search, objects }
}

async function person(anna: Awaited<ReturnType<typeof registrar>>, name: string) {
  const { status, body } = await anna.ask('POST', '/catalogue/persons/', {
    values: { entityType: { id: 5 }, names: [{ name }] },
  })
  expect(status, JSON.stringify(body)).toBe(201)
}

test('Procedures are the first group, of whatever type, and objects lead all others; each list has its own address [F-W04] [C-S06]', async () => {
  const { anna, object, search, place } = await museum()
  await object('1', { en: 'Krater for Vienna' })
  await person(anna, 'Museum of Vienna')
  const started: string[] = []
  for (const [type, title] of [
    ['LOAN_OUT', 'Loan to Vienna'],
    ['LOAN_OUT', 'Vienna again'],
    ['OBJECT_ENTRY', 'Vienna'],
  ] as const) {
    const { status, body } = await anna.ask<{ id: string }>('POST', '/procedures', { type, title })
    expect([200, 201], JSON.stringify(body)).toContain(status)
    started.push(body.id)
  }
  const { groups } = await search('vienna')
  expect(groups.map(({ type }) => type)).toEqual(['PROCEDURES', 'OBJECTS', 'PERSON_CARD'])
  const [procedures] = groups
  expect(procedures).toMatchObject({ totalSize: 3, totalIsAtLeast: false })
  expect(procedures?.result.map(({ id }) => id).toSorted()).toEqual(started.toSorted())
  // The whole title first, in whichever list.
  expect(procedures?.result[0]?.title).toBe('Vienna')
  expect(procedures?.lists.map(({ type, totalSize }) => [type.name, totalSize]).toSorted()).toEqual([
    ['LOAN_OUT', 2],
    ['OBJECT_ENTRY', 1],
  ])
  // A list that one may not read is not counted in the group.
  const clerk = await signedIn(app(), { museum: place, permissions: [...objectEntry.permissions.read] })
  const few = (await search('vienna', asking(app, clerk.headers).ask)).groups
  expect(few.map(({ type, totalSize }) => [type, totalSize])).toEqual([['PROCEDURES', 1]])
})

test('Names of linked persons and collections weigh more than other words, and the building where an object is kept least [F-W04]', async () => {
  const { place, anna, object, objects, search } = await museum()
  const rooms = await makeTerms(app(), place, 'LR', ['Palazzo Vivanti', 'Palazzo Vivanti > Room 1'])
  const [building = '', room = ''] = Object.values(rooms)
  const kept = { movements: [{ to: { id: room || building }, when: '2020-01-01' }] }
  for (let at = 1; at <= 7; at += 1) await object(`A ${at}`, { en: `Bowl ${at}` }, kept)
  await object('B 1', { en: 'Jug' }, { description: { en: 'Drawn by a pupil of Vivanti.' } })
  await object('C 1', { en: 'Plate' }, { productions: [{ agent: { name: 'Lorenzo Vivanti' } }], ...kept })
  const collection = await anna.ask<{ id: string }>('POST', '/catalogue/collections/', {
    values: { title: 'Vivanti collection' },
  })
  expect(collection.status, JSON.stringify(collection.body)).toBe(201)
  await object('D 1', { en: 'Dish' }, { collections: [{ collection: { id: collection.body.id } }] })
  await object('E 1', { en: 'Vivanti’s chair' })
  expect(await objects('vivanti')).toEqual(['E 1', 'C 1', 'D 1', 'B 1', 'A 1'])
  // All are found all the same.
  expect((await search('vivanti')).groups.find(({ type }) => type === 'OBJECTS')?.totalSize).toBe(11)
})

test('Words in quotes are found side by side, in one text, in the quotes of every language [F-W04]', async () => {
  const { anna, object, objects } = await museum()
  await object('1', { en: 'Greek vases' })
  await object('2', { en: 'Vases, Greek' })
  await object('3', { en: 'A Greek' }, { description: { en: 'Vases beside him.' } })
  await object('4', { de: 'Große Schüssel', pl: 'Żółta łódź', it: 'Città perduta' })
  await object('5', { en: 'Portrait' }, { productions: [{ agent: { name: 'Lorenzo Vivanti' } }] })
  expect((await objects('greek vases'))?.toSorted()).toEqual(['1', '2', '3'])
  for (const q of ['"greek vases"', '„greek vases“', '«Greek Vases»', '“greek vases”', '„greek vases”'])
    expect(await objects(q), q).toEqual(['1'])
  expect(await objects('"grosse schussel"')).toEqual(['4'])
  expect(await objects('"zolta lodz"')).toEqual(['4'])
  expect(await objects('"citta perduta"')).toEqual(['4'])
  expect(await objects('"perduta città"')).toBeUndefined()
  expect(await objects('"lorenzo vivanti" portrait')).toEqual(['5'])
  // A single word in quotes is that word; a quote that is not closed is none.
  expect(await objects('"vase"')).toBeUndefined()
  expect((await objects('"greek vas'))?.toSorted()).toEqual(['1', '2', '3'])
  // Lists answer the same.
  expect(await anna.numbers({ q: '"greek vases"' })).toEqual(['1'])
  expect(await anna.numbers({ q: '"vases greek"' })).toEqual(['2'])
})

test('Parts of words from three letters on are found, in all languages, in general search, lists and criteria [F-W04]', async () => {
  const { anna, object, objects } = await museum()
  await object('1', { de: 'Buccheroschale', en: 'Bowl' })
  await object('2', { de: 'Schale' })
  await object('3', { en: 'Krater' })
  await object('4', { de: 'Weißwandgefäß', pl: 'Spółdzielnia', it: 'Portacandela' })
  expect(await objects('schale')).toEqual(['2', '1'])
  expect(await objects('wandgefass')).toEqual(['4'])
  expect(await objects('WANDGEFÄẞ')).toEqual(['4'])
  expect(await objects('ółdziel')).toEqual(['4'])
  expect(await objects('candela')).toEqual(['4'])
  expect(await objects('rat')).toEqual(['3'])
  // Two letters are the beginning of a word alone.
  expect(await objects('at')).toBeUndefined()
  expect(await anna.numbers({ q: 'schale' })).toEqual(['1', '2'])
  const found = (condition: string, value: string) =>
    anna.numbers({
      criteria: JSON.stringify({
        blocks: [
          { operator: 'AND', filters: [{ operator: 'AND', field: 'title', condition, values: [value] }] },
        ],
      }),
    })
  expect(await found('CONTAINS', 'rater')).toEqual(['3'])
  expect(await found('NOT_CONTAINS', 'rater')).toEqual(['1', '2', '4'])
  expect(await found('CONTAINS', 'schale')).toEqual(['1', '2'])
  // A word that is new is found by its parts at once, in this museum alone.
  await object('5', { de: 'Prunkschalenständer' })
  expect(await anna.numbers({ q: 'schal' })).toEqual(['1', '2', '5'])
  const other = await registrar(app, await makeMuseum(app()))
  await other.put({ objectNumbers: [{ objectNumber: 'o' }], title: { en: 'Cup' } })
  expect(await other.numbers({ q: 'schal' })).toEqual([])
  expect(await other.numbers({ q: 'cup' })).toEqual(['o'])
})

test('Where all words find nothing, some of them are offered, of what one may read [F-W04]', async () => {
  const { place, anna, object, search } = await museum()
  await object('1', { en: 'Greek lekythos' })
  await object('2', { en: 'Chinese vases' })
  await person(anna, 'Anna Vases')
  const found = await search('greek vases')
  expect(found.groups).toEqual([])
  expect(found.someWords).toEqual([
    { q: 'greek', totalSize: 1, totalIsAtLeast: false },
    { q: 'vases', totalSize: 2, totalIsAtLeast: false },
  ])
  // One word less, rather than one word alone.
  expect((await search('chinese vases qqqqqqq')).someWords.map(({ q }) => q)).toEqual(['chinese vases'])
  // A phrase as its words.
  expect((await search('"vases chinese"')).someWords.map(({ q }) => q)).toEqual(['vases chinese'])
  expect((await search('greek')).someWords).toEqual([])
  const reader = await signedIn(app(), { museum: place, permissions: ['personRead'] })
  expect((await search('greek vases', asking(app, reader.headers).ask)).someWords).toEqual([
    { q: 'vases', totalSize: 1, totalIsAtLeast: false },
  ])
})
