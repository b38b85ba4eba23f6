import { expect, test } from 'vitest'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { losses } from '#model/groups/holdings.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, type TestMuseum } from '../../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

interface Added {
  readonly added: number
  readonly alreadyThere: number
  readonly notFound: readonly string[]
  readonly busy: readonly { readonly objectId: string; readonly number: string }[]
}

interface Listed {
  readonly result: readonly ProcedureObject[]
  readonly ids?: readonly string[]
  readonly totalSize: number
}

async function lender(museum: TestMuseum) {
  const person = await registrar(app, museum, { role: 'TENANT_ADMIN' })
  const ask = <T>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/procedures${url}`, payload)
  const object = async (number: string) =>
    person.put({ title: { en: `Cup ${number}` }, objectNumbers: [{ objectNumber: number }] })
  const loan = async (start?: string, end?: string) =>
    (
      await ask<Procedure>('POST', '', {
        type: 'LOAN_OUT',
        title: 'Silver',
        ...(start && { values: { loan: { start, end } } }),
      })
    ).body
  const add = async (id: string, payload: object) => (await ask<Added>('PUT', `/${id}/objects`, payload)).body
  const list = async (id: string, query = '') => (await ask<Listed>('GET', `/${id}/objects${query}`)).body
  return { ...person, call: ask, object, loan, add, list }
}

test('Objects are added by the numbers one pastes and by what one selects; what is not found, and what is there, is told [C-P03]', async () => {
  const anna = await lender(await makeMuseum(app()))
  const [one, two, three] = [
    await anna.object('1915.7'),
    await anna.object('1915.8'),
    await anna.object('Ż 9'),
  ]
  const { id } = await anna.loan()
  expect(await anna.add(id, { numbers: ['1915.8', ' 1915.7 ', 'ż9', '1915.8', 'X 1', ''] })).toEqual({
    added: 3,
    addedIds: [expect.any(String), expect.any(String), expect.any(String)],
    alreadyThere: 0,
    notFound: ['X 1'],
    busy: [],
  })
  const again = { selection: { ids: [one.id, '999999'] } }
  expect(await anna.add(id, again)).toMatchObject({ added: 0, alreadyThere: 1 })
  const { result, ids, totalSize } = await anna.list(id, '?withoutFilters=true')
  expect(ids).toEqual([two.id, one.id, three.id])
  expect(totalSize).toBe(3)
  expect(result[0]).toMatchObject({
    number: '1915.8',
    title: 'Cup 1915.8',
    status: 'NOT_CHECKED',
    availability: 'AVAILABLE',
    relatedCardsCount: 0,
    deleted: false,
  })
  expect((await anna.list(id, '?q=1915.7')).totalSize).toBe(1)
  expect((await anna.call<Procedure>('GET', `/${id}`)).body).toMatchObject({
    objectsCount: 3,
    checkedCount: 0,
  })
})

test('An object that another loan has in the same days is not available, unless it was refused there [C-P04] [C-P06]', async () => {
  const anna = await lender(await makeMuseum(app()))
  const cup = await anna.object('1')
  const first = await anna.loan('2027-01-01', '2027-03-31')
  await anna.add(first.id, { numbers: ['1'] })
  const second = await anna.loan('2027-03-31', '2027-05-01')
  expect((await anna.add(second.id, { numbers: ['1'] })).busy).toMatchObject([
    { objectId: cup.id, procedure: { number: first.number }, from: '2027-01-01', until: '2027-03-31' },
  ])
  const availability = async () => (await anna.list(second.id)).result[0]?.availability
  expect(await availability()).toBe('NOT_AVAILABLE')
  const refused = await anna.call('PUT', `/${first.id}/objects/${cup.id}`, {
    version: 1,
    values: { decision: { decision: { id: 2 }, denyReason: 'Too fragile' } },
  })
  expect(refused.status).toBe(200)
  expect(await availability()).toBe('AVAILABLE')
  const later = await anna.loan('2027-05-02', '2027-06-01')
  expect((await anna.add(later.id, { numbers: ['1'] })).busy).toEqual([])
  // Two who add it at the same moment do not miss each other.
  await anna.object('2')
  const both = [await anna.loan('2028-01-01', '2028-02-01'), await anna.loan('2028-01-15', '2028-03-01')]
  const answers = await Promise.all(both.map(({ id }) => anna.add(id, { numbers: ['2'] })))
  expect(answers.flatMap(({ busy }) => busy)).toHaveLength(1)
})

test('What is found about an object is kept; of two who write at once the second is told what is there by now [C-P03] [C-P04]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await lender(museum), await lender(museum)]
  const cup = await anna.object('1')
  const { id } = await anna.loan()
  await anna.add(id, { numbers: ['1'] })
  const write = (who: typeof anna, payload: object) =>
    who.call<ProcedureObject & { data: ProcedureObject; fields: object }>(
      'PUT',
      `/${id}/objects/${cup.id}`,
      payload,
    )
  const { body } = await write(anna, { version: 1, checked: true, values: { packing: 'Crate 3' } })
  expect(body).toMatchObject({ status: 'CHECKED', values: { packing: 'Crate 3' }, version: 2 })
  expect(body.checkedBy).not.toBe('')
  expect(await write(bert, { version: 1, values: { packing: 'Crate 4' } })).toMatchObject({
    status: 409,
    body: { data: { values: { packing: 'Crate 3' } } },
  })
  const wrong = await write(bert, { version: 2, values: { returnedOn: 'soon', crate: 1 } })
  expect(wrong.body.fields).toMatchObject({ returnedOn: expect.anything(), crate: expect.anything() })
  expect((await anna.list(id, '?status=CHECKED')).totalSize).toBe(1)
  const refuse = { decision: { decision: { id: 2 }, denyReason: 'Woodworm' } }
  await write(bert, { version: 2, values: { packing: 'Crate 3', ...refuse } })
  const { body: history } = await anna.call<{ result: { kind: string; details: object }[] }>(
    'GET',
    `/${id}/events`,
  )
  // What was there before is not lost when somebody decides otherwise later.
  expect(history.result.slice(0, 2)).toMatchObject([
    {
      kind: 'objectChanged',
      details: {
        number: '1',
        changes: expect.arrayContaining([
          expect.objectContaining({ path: 'decision/denyReason', before: null, after: 'Woodworm' }),
        ]),
      },
    },
    { kind: 'objectChanged', details: { changes: [{ path: 'packing', after: 'Crate 3' }] } },
  ])
})

test('Objects that are taken out leave what was written about them in the events [C-P03]', async () => {
  const anna = await lender(await makeMuseum(app()))
  const cup = await anna.object('1')
  const { id } = await anna.loan()
  await anna.add(id, { numbers: ['1'] })
  await anna.call('PUT', `/${id}/objects/${cup.id}`, { version: 1, values: { packing: 'Crate 3' } })
  const { body } = await anna.call<{ removed: number }>('DELETE', `/${id}/objects`, { ids: [cup.id] })
  expect(body.removed).toBe(1)
  const events = await anna.call<{ result: { kind: string; details: object }[] }>('GET', `/${id}/events`)
  expect(events.body.result[0]).toMatchObject({
    kind: 'objectsRemoved',
    details: { count: 1, written: [{ id: cup.id, document: { packing: 'Crate 3' } }] },
  })
})

test('Objects of another museum are no objects of this one [P-P12]', async () => {
  const anna = await lender(await makeMuseum(app()))
  const stranger = await lender(await makeMuseum(app()))
  const theirs = await stranger.object('1')
  const { id } = await anna.loan()
  expect(await anna.add(id, { selection: { ids: [theirs.id] }, numbers: ['1'] })).toMatchObject({
    added: 0,
    notFound: ['1'],
  })
  expect((await stranger.call('GET', `/${id}/objects`)).status).toBe(404)
})

test('A loan decides about each object; who denies one says why, and the next step asks for all decisions [C-P06] [C-P02]', async () => {
  const anna = await lender(await makeMuseum(app()))
  const cup = await anna.object('1')
  const { id } = await anna.loan('2027-01-01', '2027-03-31')
  await anna.add(id, { numbers: ['1'] })
  const unmet = async () =>
    (await anna.call<Procedure>('GET', `/${id}`)).body.moves.find(({ step }) => step === 'termsAgreed')?.unmet
  const decide = (payload: object) =>
    anna.call<ProcedureObject & { fields: object }>('PUT', `/loan-out/${id}/loanDecision/${cup.id}`, payload)
  expect(await unmet()).toEqual(['decided'])
  expect((await decide({ loanDecision: 'DENIED' })).body.fields).toMatchObject({
    denyReason: expect.anything(),
  })
  expect((await decide({ loanDecision: 'DENIED', denyReason: 'Too fragile' })).body.values).toMatchObject({
    decision: { decision: { id: 2 }, denyReason: 'Too fragile' },
  })
  expect(await unmet()).toEqual([])
  const allowed = (await decide({ loanDecision: 'ALLOWED' })).body.values.decision
  expect(allowed).toMatchObject({ decision: { id: 3 } })
  expect(allowed).not.toHaveProperty('denyReason')
})

test('What is missing is not available for a loan: it is named on its line, and speaks against the loan until it is found or stays', async () => {
  const museum = await makeMuseum(app())
  const anna = await lender(museum)
  const cup = await anna.object('7')
  const { id } = await anna.loan('2027-01-01', '2027-06-30')
  await anna.add(id, { numbers: ['7'] })
  const unmet = async () =>
    (await anna.call<Procedure>('GET', `/${id}`)).body.moves.find(({ step }) => step === 'preparing')?.unmet
  const line = async () => (await anna.list(id)).result[0]
  expect(await line()).toMatchObject({ availability: 'AVAILABLE', lost: null })
  await anna.call('PUT', `/${id}/status`, { step: 'informationAsked', reason: 'Asked' })
  expect(await unmet()).not.toContain('there')
  await anna.bulk([cup.id], { kind: 'set', path: 'loss', value: { id: losses.MISSING } })
  expect(await line()).toMatchObject({ availability: 'NOT_AVAILABLE', lost: { how: 'MISSING', since: null } })
  await anna.bulk([cup.id], { kind: 'set', path: 'lostSince', value: '2026-05-12' })
  expect((await line())?.lost).toEqual({ how: 'MISSING', since: '2026-05-12' })
  expect(await unmet()).toContain('there')
  // Whoever may not edit objects does not read that one is lost.
  const reader = await registrar(app, museum, {
    role: 'USER',
    permissions: ['loan-out-read', 'catalogueRead'],
  })
  const seen = await reader.ask<Listed>('GET', `/procedures/${id}/objects`)
  expect(seen.body.result[0]).toMatchObject({ availability: 'NOT_AVAILABLE', lost: null })
  await anna.call('PUT', `/loan-out/${id}/loanDecision/${cup.id}`, {
    loanDecision: 'DENIED',
    denyReason: 'Missing',
  })
  expect(await unmet()).not.toContain('there')
})
