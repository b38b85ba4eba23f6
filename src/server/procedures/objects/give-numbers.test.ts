import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { giveNumbers, listObjects } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { dayIn, defaultZone, yearOf } from '#model/dates/museum-day.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

type Numbering = OutputOf<typeof giveNumbers>

const year = yearOf(dayIn(defaultZone, new Date()))
const lots = '{year}.{lot}.{item}'

async function keeper(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const person = await registrar(app, museum, given)
  const ask = <T = Procedure>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/procedures${url}`, payload)
  const object = (number: string) =>
    person.put({ title: { en: `Cup ${number}` }, objectNumbers: [{ objectNumber: number }] })
  const acquisition = async (...numbers: string[]) => {
    const { id } = (await ask('POST', '', { type: 'ACQUISITION', title: 'Cups' })).body
    await ask('PUT', `/${id}/objects`, { numbers })
    return id
  }
  const preview = async (id: string, pattern = lots) =>
    (await ask<Numbering>('GET', `/${id}/numbers?pattern=${encodeURIComponent(pattern)}`)).body
  const give = (id: string, pattern = lots) => ask<Numbering>('POST', `/${id}/numbers`, { pattern })
  const lines = async (id: string) =>
    (await ask<OutputOf<typeof listObjects>>('GET', `/${id}/objects`)).body.result
  const numbers = async (id: string) => (await lines(id)).map(({ values }) => values.newNumber)
  return { ...person, ask, object, acquisition, preview, give, lines, given: numbers }
}

test('Objects of an acquisition get the numbers of one lot in one go, in their order; refused ones and those with a number are left out', async () => {
  const anna = await keeper(await makeMuseum(app()))
  for (const number of ['a', 'b', 'c', 'd']) await anna.object(number)
  const id = await anna.acquisition('c', 'a', 'b', 'd')
  const [, second, third] = await anna.lines(id)
  if (!second || !third) throw new Error('There are four')
  const change = ({ catalogueObjectId, version }: typeof second, values: object) =>
    anna.ask('PUT', `/${id}/objects/${catalogueObjectId}`, { version, values })
  await change(second, { newNumber: 'By hand 7' })
  await change(third, { decision: { decision: { id: 2 }, reason: 'A copy' } })
  const coming = { pattern: lots, count: 2, first: `${year}.1.1`, last: `${year}.1.2` }
  expect(await anna.preview(id)).toEqual(coming)
  expect(await anna.given(id)).toEqual([undefined, 'By hand 7', undefined, undefined])
  expect((await anna.give(id)).body).toEqual(coming)
  expect(await anna.given(id)).toEqual([`${year}.1.1`, 'By hand 7', undefined, `${year}.1.2`])
  // A second press finds nothing to number.
  expect((await anna.give(id)).body).toMatchObject({ count: 0, first: '' })
  // What comes later belongs to the same lot.
  await anna.object('e')
  await anna.ask('PUT', `/${id}/objects`, { numbers: ['e'] })
  expect((await anna.give(id)).body).toMatchObject({ count: 1, first: `${year}.1.3` })
  const { body } = await anna.ask<{ result: { kind: string; details: object }[] }>('GET', `/${id}/events`)
  expect(body.result.filter(({ kind }) => kind === 'numbersGiven').map(({ details }) => details)).toEqual([
    { count: 1, first: `${year}.1.3`, last: `${year}.1.3` },
    { count: 2, first: `${year}.1.1`, last: `${year}.1.2` },
  ])
})

test('Of ten who give numbers at once each gets a lot of its own, without gaps', async () => {
  const museum = await makeMuseum(app())
  const anna = await keeper(museum)
  const people = await Promise.all(Array.from({ length: 10 }, () => keeper(museum)))
  const ids: string[] = []
  for (const at of people.keys()) {
    await anna.object(`${at}`)
    ids.push(await anna.acquisition(`${at}`))
  }
  const answers = await Promise.all(people.map((person, at) => person.give(ids[at] ?? '')))
  const first = answers.map(({ body }) => body.first).sort((one, two) => one.localeCompare(two, 'en'))
  expect(new Set(first)).toEqual(new Set(Array.from({ length: 10 }, (_, at) => `${year}.${at + 1}.1`)))
})

test('Lots and numbers that were given by hand before are passed over', async () => {
  const anna = await keeper(await makeMuseum(app()))
  for (let lot = 1; lot <= 23; lot += 1) await anna.object(`${year}.${lot}.${(lot % 3) + 1}`)
  for (const number of ['R 1', 'r2', 'R 4']) await anna.object(number)
  await anna.object('new')
  await anna.object('newer')
  const first = await anna.acquisition('new')
  expect(await anna.preview(first)).toMatchObject({ first: `${year}.24.1` })
  expect((await anna.give(first)).body).toMatchObject({ first: `${year}.24.1` })
  const second = await anna.acquisition('newer', 'R 1')
  const running = { count: 2, first: 'R 3', last: 'R 5' }
  expect(await anna.preview(second, 'R {running}')).toMatchObject(running)
  expect((await anna.give(second, 'R {running}')).body).toMatchObject(running)
  // The pattern is kept for the next acquisition.
  const third = await anna.acquisition('new')
  const { body } = await anna.ask<Numbering>('GET', `/${third}/numbers`)
  expect(body).toEqual({ pattern: 'R {running}', count: 1, first: 'R 6', last: 'R 6' })
})

test('A pattern by which two objects would get the same number is refused at its field; types without numbers give none', async () => {
  const museum = await makeMuseum(app())
  const anna = await keeper(museum)
  await anna.object('a')
  const id = await anna.acquisition('a')
  const refused = await anna.give(id, '{year}.{item}')
  expect([refused.status, refused.body]).toMatchObject([400, { fields: { pattern: expect.any(String) } }])
  for (const ambiguous of ['{year}.{lot}{item}', '{lot}{year}{item}', '{year}.{lot}0{item}'])
    expect((await anna.give(id, ambiguous)).status, ambiguous).toBe(400)
  expect((await anna.preview(id, '{year}{running:4}')).first).toMatch(/^\d{8}$/)
  const { body: loan } = await anna.ask('POST', '', { type: 'LOAN_OUT', title: 'Cups' })
  expect((await anna.give(loan.id)).status).toBe(404)
  const reader = await keeper(museum, { role: 'USER', permissions: ['acquisition-read'] })
  expect((await reader.give(id)).status).toBe(403)
  await anna.ask('PUT', `/${id}/status`, { step: 'withdrawn', reason: 'Sold' })
  expect((await anna.give(id)).status).toBe(409)
  expect(await anna.given(id)).toEqual([undefined])
})

test('A number that a line has already is given to no other: not in its procedure, nor in another one', async () => {
  const anna = await keeper(await makeMuseum(app()))
  for (const number of ['a', 'b', 'c']) await anna.object(number)
  const first = await anna.acquisition('a', 'b')
  const [byHand] = await anna.lines(first)
  await anna.ask('PUT', `/${first}/objects/${byHand?.catalogueObjectId}`, {
    version: byHand?.version,
    values: { newNumber: 'R 1' },
  })
  expect((await anna.give(first, 'R {running}')).body).toMatchObject({ count: 1, first: 'R 2' })
  const second = await anna.acquisition('c')
  const [other] = await anna.lines(second)
  await anna.ask('PUT', `/${second}/objects/${other?.catalogueObjectId}`, {
    version: other?.version,
    values: { newNumber: 'R 3' },
  })
  await anna.object('d')
  await anna.ask('PUT', `/${first}/objects`, { numbers: ['d'] })
  expect((await anna.give(first, 'R {running}')).body).toMatchObject({ count: 1, first: 'R 4' })
})
