import { expect, test } from 'vitest'
import type { LinkedProcedure } from '#model/api/procedures/links.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { PermissionCode } from '#model/permissions/permission-code.ts'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import { entryDecisions } from '#model/procedures/object-entry/line.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

interface Refused {
  readonly fields?: object
  readonly data?: { readonly id: string; readonly number: string }
}

async function lender(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const person = await registrar(app, museum, given)
  const call = <T = Procedure>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/procedures${url}`, payload)
  const become = (id: string, payload: object = {}) =>
    call<Procedure & Refused>('POST', `/${id}/become`, {
      type: 'CONDITION_CHECK',
      as: 'departure',
      ...payload,
    })
  const links = async (id: string) =>
    (await call<{ result: LinkedProcedure[] }>('GET', `/${id}/links`)).body.result
  const objects = async (id: string, query = '') =>
    (await call<{ result: ProcedureObject[] }>('GET', `/${id}/objects${query}`)).body.result
  const events = async (id: string) =>
    (await call<{ result: { kind: string; details: object }[] }>('GET', `/${id}/events`)).body.result
  const object = async (number: string) =>
    (await person.put({ title: { en: `Cup ${number}` }, objectNumbers: [{ objectNumber: number }] })).id
  const loan = async (numbers: readonly string[] = []) => {
    const values = { loan: { start: '2027-01-10', end: '2027-06-30' } }
    const { body } = await call('POST', '', { type: 'LOAN_OUT', title: 'Silver for Toruń', values })
    if (numbers.length > 0) await call('PUT', `/${body.id}/objects`, { numbers })
    return body
  }
  return { ...person, call, become, links, objects, events, object, loan }
}

test('A procedure continues in the one that follows: with its title, dates and objects but those refused, linked and told in both histories [C-P07]', async () => {
  const anna = await lender(await makeMuseum(app()))
  const [one, two, three] = [await anna.object('1'), await anna.object('2'), await anna.object('3')]
  const loan = await anna.loan(['3', '1', '2'])
  await anna.call('PUT', `/loan-out/${loan.id}/loanDecision/${two}`, {
    loanDecision: 'DENIED',
    denyReason: 'Too fragile',
  })
  expect(
    (await anna.objects(loan.id, '?for=CONDITION_CHECK&as=departure')).map(each => each.catalogueObjectId),
  ).toEqual([three, one])

  const { body: departure } = await anna.become(loan.id)
  expect(departure).toMatchObject({
    type: 'CONDITION_CHECK',
    title: 'Silver for Toruń',
    objectsCount: 2,
    managers: [{ id: anna.accountId }],
    values: { reason: { id: 1 }, deadline: '2027-01-10' },
  })
  expect((await anna.objects(departure.id)).map(each => each.catalogueObjectId)).toEqual([three, one])
  const { body: back } = await anna.become(loan.id, {
    as: 'return',
    title: ' Coming home ',
    objectIds: [one],
  })
  expect(back).toMatchObject({ title: 'Coming home', objectsCount: 1, values: { deadline: '2027-06-30' } })
  expect((await anna.become(loan.id, { as: 'arrival', objectIds: [] })).body).toMatchObject({
    objectsCount: 0,
  })

  expect(await anna.links(loan.id)).toMatchObject([
    { id: departure.id, kind: 'departure', isBegunForThis: true },
    { id: back.id, kind: 'return', isBegunForThis: true },
    { kind: 'arrival' },
  ])
  expect(await anna.links(back.id)).toMatchObject([{ id: loan.id, isBegunForThis: false }])
  expect((await anna.events(back.id))[0]).toMatchObject({
    kind: 'begun',
    details: { id: loan.id, number: loan.number, kind: 'return' },
  })
  expect((await anna.events(loan.id))[1]).toMatchObject({ kind: 'linked', details: { number: back.number } })
})

test('Objects that are refused or not its own cannot be taken along, nor can a procedure become what it does not name [C-P07]', async () => {
  const anna = await lender(await makeMuseum(app()))
  const [one, other] = [await anna.object('1'), await anna.object('2')]
  const { id } = await anna.loan(['1'])
  const wrong = async (payload: object) => (await anna.become(id, payload)).body.fields
  expect(await wrong({ objectIds: [one, other] })).toHaveProperty('objectIds')
  await anna.call('PUT', `/loan-out/${id}/loanDecision/${one}`, { loanDecision: 'DENIED', denyReason: 'No' })
  expect(await wrong({ objectIds: [one] })).toHaveProperty('objectIds')
  expect(await wrong({ type: 'INVENTORY_AUDIT' })).toHaveProperty('type')
  expect(await wrong({ as: 'constructor' })).toHaveProperty('type')
  expect(await wrong({ title: ' ' })).toHaveProperty('title')
  expect(await anna.links(id)).toEqual([])
})

test('Pressed twice, it begins once and the answer names the first; another one is begun by whoever knows of that, and after it went to the trash', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await lender(museum), await lender(museum)]
  const { id } = await anna.loan()
  const both = await Promise.all([anna.become(id), bert.become(id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [first] = await anna.links(id)
  expect(both.find(({ status }) => status === 409)?.body.data).toMatchObject({
    id: first?.id,
    number: first?.number,
  })
  // Another way to the same type is not meant.
  expect((await anna.become(id, { as: 'arrival' })).status).toBe(200)
  const again = { besides: [first?.id] }
  const more = await Promise.all([anna.become(id, again), anna.become(id, again)])
  expect(more.map(({ status }) => status).sort()).toEqual([200, 409])
  for (const link of await anna.links(id)) await anna.call('DELETE', `/${link.id}`)
  expect((await anna.become(id)).status).toBe(200)
})

test('A closed procedure continues in nothing until it is reopened [C-P02]', async () => {
  const anna = await lender(await makeMuseum(app()))
  const { id } = await anna.loan()
  for (const status of ['ONGOING', 'DONE', 'CLOSED'])
    await anna.call('PUT', `/${id}/status`, { status, reason: 'x' })
  expect((await anna.become(id)).status).toBe(409)
  await anna.call('PUT', `/${id}/status`, { status: 'ONGOING', reason: 'Still needed' })
  expect((await anna.become(id)).status).toBe(200)
})

test('Whoever continues a procedure may edit it and start the next one; that of another museum is not found [P-P04] [P-P12]', async () => {
  const museum = await makeMuseum(app())
  const anna = await lender(museum)
  const { id } = await anna.loan()
  const status = async (permissions: readonly PermissionCode[]) =>
    (await (await lender(museum, { role: 'USER', permissions: [...permissions] })).become(id)).status
  const starts = ['condition-check-read', 'condition-check-start'] as const
  expect(await status(['loan-out-read', 'loan-out-edit'])).toBe(403)
  expect(await status(['loan-out-read', 'loan-out-edit', 'inventory-audit-start'])).toBe(403)
  expect(await status(['loan-out-read', ...starts])).toBe(403)
  expect(await status([...starts])).toBe(404)
  expect(await anna.links(id)).toEqual([])
  expect(await status(['loan-out-read', 'loan-out-edit', ...starts])).toBe(200)
  // Who may start checks, but not read them, does not hear which one is there.
  const blind = await lender(museum, {
    role: 'USER',
    permissions: ['loan-out-read', 'loan-out-edit', 'condition-check-start'],
  })
  const refused = await blind.become(id)
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).not.toContain('CC-')
  const stranger = await lender(await makeMuseum(app()))
  expect((await stranger.become(id)).status).toBe(404)
})

test('A new procedure begins with the objects selected, all that a list finds at once; what it cannot be about stays out [C-P03]', async () => {
  const museum = await makeMuseum(app())
  const anna = await lender(museum)
  const stranger = await lender(await makeMuseum(app()))
  const [one, two] = [await anna.object('1'), await anna.object('2')]
  const theirs = await stranger.object('1')
  const begin = (selection: object) =>
    anna.call<Procedure & Refused>('POST', '', { type: 'CONDITION_CHECK', title: 'Silver', selection })
  const { body: some } = await begin({ ids: [two, theirs] })
  expect(some).toMatchObject({ objectsCount: 1 })
  const { body: all } = await begin({ q: 'cup' })
  expect(all).toMatchObject({ objectsCount: 2 })
  expect((await anna.objects(all.id)).map(each => each.catalogueObjectId)).toEqual([one, two])
  expect((await anna.events(all.id))[0]).toMatchObject({ kind: 'objectsAdded', details: { count: 2 } })
  const many = Array.from({ length: 10_001 }, (_, at) => String(at + 1))
  expect((await begin({ ids: many })).body.fields).toHaveProperty('selection')
})

test('An entry becomes an acquisition from its owner: what fits is carried over with each object, and what was never handed in or goes back stays behind [C-P03]', async () => {
  const anna = await lender(await makeMuseum(app()))
  const [vase, , coin, ring] = [
    await anna.object('1'),
    await anna.object('2'),
    await anna.object('3'),
    await anna.object('4'),
  ]
  const values = { depositor: { name: 'A. Rossi' } }
  const { body: entry } = await anna.call('POST', '', { type: 'OBJECT_ENTRY', title: 'Offer', values })
  await anna.call('PUT', `/${entry.id}/objects`, { numbers: ['1', '2', '3', '4'] })
  for (const [index, line] of [
    { statedValue: { amount: 1200, currency: 'EUR' } },
    {
      statedValue: { amount: 80, currency: 'EUR' },
      decision: { decision: { id: entryDecisions.NOT_HANDED_IN } },
    },
    { note: 'Only of the entry' },
    { decision: { decision: { id: entryDecisions.RETURN }, reason: 'Not ours to keep' } },
  ].entries()) {
    const id = (await anna.objects(entry.id))[index]?.catalogueObjectId
    const written = await anna.call('PUT', `/${entry.id}/objects/${id}`, { version: 1, values: line })
    expect(written.status, JSON.stringify(written.body)).toBe(200)
  }
  const { status, body } = await anna.become(entry.id, { type: 'ACQUISITION', as: undefined })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ title: 'Offer', step: 'proposed', values: { source: { name: 'A. Rossi' } } })
  expect(await anna.objects(body.id)).toMatchObject([
    { catalogueObjectId: vase, values: { value: { amount: '1200', currency: 'EUR' } } },
    { catalogueObjectId: coin, values: {} },
  ])
  expect(await anna.links(entry.id)).toMatchObject([{ type: 'ACQUISITION', kind: 'became', objectsCount: 2 }])
  const { body: exit } = await anna.become(entry.id, { type: 'OBJECT_EXIT', as: undefined })
  expect((await anna.objects(exit.id)).map(each => each.catalogueObjectId)).toEqual([vase, coin, ring])
})

test('Each procedure that may follow begins with whatever the one before knows', async () => {
  const anna = await lender(await makeMuseum(app()))
  const object = await anna.object('1')
  for (const { name, workflow, lines } of procedureDeclarations) {
    const { body: first } = await anna.call('POST', '', {
      type: name,
      title: name,
      selection: { ids: [object] },
    })
    for (const { type, as, when } of workflow.becomes ?? []) {
      const { status, body } = await anna.become(first.id, { type, as })
      expect(status, `${name} becomes ${type}: ${JSON.stringify(body)}`).toBe(200)
      const next = procedureNamed(type)?.lines.of ?? []
      // Some take along only what is so and so: an incident what an audit did not find.
      const takes = lines.of.some(each => each === 'object' && next.includes(each)) && (when?.({}) ?? true)
      expect(body.objectsCount, `${name} becomes ${type}`).toBe(takes ? 1 : 0)
    }
  }
})
