import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { changeObjects, listObjects, ObjectSums } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

type Changed = OutputOf<typeof changeObjects>

async function lender(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const person = await registrar(app, museum, given)
  const ask = <T = Procedure>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/procedures${url}`, payload)
  const lines = async (id: string) =>
    (await ask<OutputOf<typeof listObjects>>('GET', `/${id}/objects`)).body.result
  const change = (id: string, path: string, given: readonly object[]) =>
    ask<Changed>('PUT', `/${id}/objects/values`, { path, lines: given })
  const sums = async (id: string, ids?: readonly string[]) =>
    (await ask<ObjectSums>('POST', `/${id}/objects/sums`, ids ? { ids } : {})).body
  return { ...person, ask, lines, change, sums }
}

/** A loan of three objects. */
async function aLoan() {
  const museum = await makeMuseum(app())
  const anna = await lender(museum)
  for (const number of ['a', 'b', 'c'])
    await anna.put({ title: { en: `Cup ${number}` }, objectNumbers: [{ objectNumber: number }] })
  const { id } = (await anna.ask('POST', '', { type: 'LOAN_OUT', title: 'Cups' })).body
  await anna.ask('PUT', `/${id}/objects`, { numbers: ['a', 'b', 'c'] })
  const ids = (await anna.lines(id)).map(({ catalogueObjectId }) => catalogueObjectId)
  const [a = '', b = '', c = ''] = ids
  return { museum, anna, id, a, b, c }
}

const money = (amount: string, currency = 'EUR') => ({ amount, currency })

test('A field of several lines is changed as one, told in the history, and undone with the values before; a line changed since is left alone [F-W13]', async () => {
  const { anna, id, a, b, c } = await aLoan()
  await anna.change(id, 'packing', [{ id: b, value: 'Crate 1' }])
  const packed = [a, b, c].map(each => ({ id: each, value: 'Crate 2' }))
  const { body } = await anna.change(id, 'packing', packed)
  expect(body.kept).toEqual([])
  expect(body.changed.map(line => [line.id, line.before])).toEqual([
    [a, null],
    [b, 'Crate 1'],
    [c, null],
  ])
  // Nothing changes where it says so already.
  expect((await anna.change(id, 'packing', packed)).body.changed).toEqual([])
  const { body: events } = await anna.ask<{ result: { kind: string; details: { objectId?: string } }[] }>(
    'GET',
    `/${id}/events`,
  )
  expect(events.result.filter(({ kind }) => kind === 'objectChanged')).toHaveLength(4)
  await anna.change(id, 'packing', [{ id: c, value: 'By hand' }])
  const back = body.changed.map(({ id: line, version, before: value }) => ({ id: line, version, value }))
  const undone = await anna.change(id, 'packing', back)
  expect(undone.body).toMatchObject({ kept: [c] })
  expect((await anna.lines(id)).map(({ values }) => values.packing)).toEqual([
    undefined,
    'Crate 1',
    'By hand',
  ])
})

test('A wrong value, a decision and a list of a line are refused, and change nothing; so is everybody who may not edit [F-W13]', async () => {
  const { museum, anna, id, a, b } = await aLoan()
  const wrong = [
    { id: a, value: money('12') },
    { id: b, value: money('twelve') },
  ]
  expect(await anna.change(id, 'insuranceValue', wrong)).toMatchObject({
    status: 400,
    body: { fields: { 'insuranceValue.amount': expect.any(String) } },
  })
  for (const path of ['decision/decision', 'authorizations', 'authorizations/note', 'nothing'])
    expect((await anna.change(id, path, [{ id: a, value: null }])).status).toBe(400)
  expect((await anna.lines(id)).map(({ version }) => version)).toEqual([1, 1, 1])
  const viewer = await lender(museum, {
    role: 'USER',
    permissions: ['proceduresRead'],
  })
  expect((await viewer.change(id, 'packing', [{ id: a, value: 'x' }])).status).toBe(403)
})

test('Amounts of lines are added up by currency, for all and for some; those refused do not count [F-W13]', async () => {
  const { anna, id, a, b, c } = await aLoan()
  await anna.change(id, 'insuranceValue', [
    { id: a, value: money('1000.10') },
    { id: b, value: money('2000.20') },
    { id: c, value: money('500', 'PLN') },
  ])
  const all = { path: 'insuranceValue', objects: 3, amounts: [money('3000.30'), money('500', 'PLN')] }
  expect(await anna.sums(id)).toEqual({ objects: 3, refused: 0, sums: [all] })
  expect((await anna.sums(id, [a, c])).sums[0]?.amounts).toEqual([money('1000.10'), money('500', 'PLN')])
  const [line] = await anna.lines(id)
  await anna.ask('PUT', `/${id}/objects/${a}`, {
    version: line?.version,
    values: { ...line?.values, decision: { decision: { id: 2 }, denyReason: 'Fragile' } },
  })
  expect(await anna.sums(id)).toMatchObject({
    objects: 2,
    refused: 1,
    sums: [{ amounts: [money('2000.20'), money('500', 'PLN')] }],
  })
})
