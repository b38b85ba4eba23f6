import { expect, test } from 'vitest'
import type { LoadedObjects, ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

async function lender(museum: TestMuseum, given: PersonGiven = {}, language = 'en') {
  const person = await registrar(app, museum, given)
  const headers = { ...person.headers, 'accept-language': language }
  const at = (id: string) => `/api/v1/procedures/${id}/objects/table`
  const exported = async (id: string, format = 'csv') => {
    const answer = await app().http.inject({ method: 'GET', url: `${at(id)}?format=${format}`, headers })
    return { status: answer.statusCode, raw: answer.rawPayload, text: answer.body, headers: answer.headers }
  }
  const load = async (id: string, content: string | Buffer, check = false) => {
    const answer = await app().http.inject({
      method: 'POST',
      url: `${at(id)}?check=${check}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: content,
    })
    return { status: answer.statusCode, body: answer.json<LoadedObjects & { message?: string }>() }
  }
  const objects = async (id: string) =>
    (await person.ask<{ result: ProcedureObject[] }>('GET', `/procedures/${id}/objects`)).body.result
  return { ...person, exported, load, objects }
}

/** A museum with five cups, and a loan of two of them. */
async function loanOfTwo() {
  const museum = await makeMuseum(app())
  const anna = await lender(museum)
  for (const number of ['1915.7', '1915.8', 'Ż 9', '12', '13'])
    await anna.put({ title: { en: `Cup ${number}` }, objectNumbers: [{ objectNumber: number }] })
  const { body } = await anna.ask<Procedure>('POST', '/procedures', { type: 'LOAN_OUT', title: 'Silver' })
  await anna.ask('PUT', `/procedures/${body.id}/objects`, { numbers: ['1915.7', '1915.8'] })
  return { museum, anna, loan: body.id }
}

const nothing = { added: 0, changed: 0, refusedCount: 0, refused: [] }

test('The objects of a loan go out as a table; read back as it is, it changes nothing, in whatever language and format [C-P03] [C-K16]', async () => {
  const { museum, anna, loan } = await loanOfTwo()
  const [first] = await anna.objects(loan)
  await anna.ask('PUT', `/procedures/${loan}/objects/${first?.catalogueObjectId}`, {
    version: 1,
    values: {
      decision: { decision: { id: 2 }, denyReason: 'Too fragile; “not again”\nsaid the conservator' },
      insuranceValue: { amount: '1250.50', currency: 'EUR' },
      returnedOn: '2027-03-01',
      authorizations: [{ requestDate: '2026-01-02', note: 'one | two' }, { note: 'Zażółć' }],
    },
  })
  const before = await anna.objects(loan)
  for (const language of ['en', 'pl'])
    for (const format of ['csv', 'xlsx']) {
      const person = await lender(museum, {}, language)
      const table = await person.exported(loan, format)
      expect(table.status).toBe(200)
      expect(table.headers['content-disposition']).toContain(`.${format}`)
      expect((await person.load(loan, table.raw)).body).toMatchObject({ ...nothing, unchanged: 2 })
    }
  expect(await anna.objects(loan)).toEqual(before)
  expect((await anna.exported(loan)).text).toContain('Decision on the loan › Decision')
})

test('A table adds objects by their numbers and records what it says of each; rows that cannot be loaded are left out and named [C-P03] [C-P06]', async () => {
  const { anna, loan } = await loanOfTwo()
  const table = [
    'Inventory number;Packing;Decision on the loan › Decision;Whose',
    'ż9;Crate 4;Approved;x',
    '1915.8;Crate 5;Refused;x',
    '12;Crate 6;Maybe;x',
    'X 1;Crate 7;;x',
    '1915.7;Crate 8;;x',
    '1915.7;Crate 9;;x',
  ].join('\n')
  const report = {
    added: 1,
    changed: 1,
    unchanged: 0,
    refusedCount: 4,
    refused: [
      { row: 3, number: '1915.8', text: expect.stringContaining('Reason for the refusal') },
      { row: 4, number: '12', column: 'Decision on the loan › Decision' },
      { row: 5, number: 'X 1' },
      { row: 7, number: '1915.7' },
    ],
    passedOver: ['Whose'],
  }
  const before = await anna.objects(loan)
  const checked = await anna.load(loan, table, true)
  expect(checked.body).toMatchObject(report)
  expect(await anna.objects(loan)).toEqual(before)
  const loaded = await anna.load(loan, table)
  expect(loaded.body).toEqual(checked.body)
  expect(await anna.objects(loan)).toMatchObject([
    { number: '1915.7', values: { packing: 'Crate 8' } },
    { number: '1915.8', values: {} },
    { number: 'Ż 9', values: { packing: 'Crate 4', decision: { decision: { id: 3 } } } },
  ])
  expect((await anna.load(loan, table)).body).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  const { body } = await anna.ask<{ result: { kind: string; details: object }[] }>(
    'GET',
    `/procedures/${loan}/events`,
  )
  expect(body.result).toMatchObject([
    { kind: 'objectChanged', details: { number: '1915.7' } },
    { kind: 'objectsAdded', details: { count: 1 } },
    { kind: 'objectsAdded', details: { count: 2 } },
    { kind: 'begun' },
  ])
})

test('What somebody else recorded since a table was downloaded is not overwritten by it [C-P03] [C-K08]', async () => {
  const { museum, anna, loan } = await loanOfTwo()
  const table = (await anna.exported(loan)).text
  const bert = await lender(museum)
  const [first] = await bert.objects(loan)
  await bert.ask('PUT', `/procedures/${loan}/objects/${first?.catalogueObjectId}`, {
    version: 1,
    values: { packing: 'Crate of Bert' },
  })
  const [headings = '', ...rows] = table.trim().split(/\r?\n/)
  const separator = headings.includes(';') ? ';' : ','
  const at = headings.split(separator).findIndex(heading => heading.includes('Packing'))
  const edited = rows.map(row =>
    row
      .split(separator)
      .map((cell, index) => (index === at ? 'Crate of Anna' : cell))
      .join(separator),
  )
  const { body } = await anna.load(loan, [headings, ...edited].join('\n'))
  expect(body).toMatchObject({ changed: 1, refusedCount: 1, refused: [{ number: '1915.7', row: 2 }] })
  expect(await anna.objects(loan)).toMatchObject([
    { values: { packing: 'Crate of Bert' } },
    { values: { packing: 'Crate of Anna' } },
  ])
})

test('Two who load the same table at once add each object once [C-P03]', async () => {
  const { museum, anna, loan } = await loanOfTwo()
  const bert = await lender(museum)
  const table = 'Number,Packing\n12,Crate 1\n13,Crate 2\n'
  const both = await Promise.all([anna.load(loan, table), bert.load(loan, table)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both.map(({ body }) => body.added).toSorted()).toEqual([0, 2])
  expect((await anna.objects(loan)).map(({ number, version }) => [number, version])).toEqual([
    ['1915.7', 1],
    ['1915.8', 1],
    ['12', 2],
    ['13', 2],
  ])
})

test('A table without numbers, of a closed loan, by whom may only read, or of another museum is refused [C-P03] [C-P07]', async () => {
  const { museum, anna, loan } = await loanOfTwo()
  expect(await anna.load(loan, 'Title;Packing\nCup;Crate\n')).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('inventory numbers') },
  })
  expect((await anna.load(loan, Buffer.from([0, 1, 2, 3]))).status).toBe(400)
  expect((await anna.load(loan, '')).status).toBe(400)
  const reader = await lender(museum, { role: 'USER', permissions: ['loan-out-read', 'catalogueRead'] })
  expect((await reader.exported(loan)).status).toBe(200)
  expect((await reader.load(loan, 'Number\n12\n')).status).toBe(403)
  const stranger = await lender(await makeMuseum(app()))
  expect((await stranger.exported(loan)).status).toBe(404)
  expect((await stranger.load(loan, 'Number\n12\n')).status).toBe(404)
  await anna.ask('PUT', `/procedures/${loan}/status`, {
    status: 'CLOSED',
    step: 'refused',
    reason: 'Too fragile',
  })
  expect((await anna.load(loan, 'Number\n12\n')).status).toBe(409)
  expect(await anna.objects(loan)).toHaveLength(2)
})
