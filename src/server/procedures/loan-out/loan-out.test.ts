import { expect, test } from 'vitest'
import type { Attachment } from '#model/api/procedures/attachments.ts'
import type { LinkedProcedure } from '#model/api/procedures/links.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { loanStates } from '#model/procedures/loan-out/line.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../../test/harness/factories.ts'
import { addFile } from '../../../../test/harness/files.ts'
import { type Method, registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

interface Refused {
  readonly fields?: object
  readonly result?: readonly object[]
}

async function lender(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const person = await registrar(app, museum, given)
  const call = <T = Procedure>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/procedures${url}`, payload)
  const object = async (number: string) =>
    (await person.put({ title: { en: `Cup ${number}` }, objectNumbers: [{ objectNumber: number }] })).id
  const begin = async (given: object = {}) =>
    (await call('POST', '', { type: 'LOAN_OUT', title: 'Silver for Toruń', ...given })).body
  const decide = (id: string, objectId: string, payload: object) =>
    call<ProcedureObject & Refused>('PUT', `/loan-out/${id}/loanDecision/${objectId}`, payload)
  const links = async (id: string) =>
    (await call<{ result: LinkedProcedure[] }>('GET', `/${id}/links`)).body.result
  const objects = async (id: string) =>
    (await call<{ result: ProcedureObject[] }>('GET', `/${id}/objects`)).body.result
  const write = async (id: string, objectId: string, payload: object) => {
    const version = (await objects(id)).find(
      ({ catalogueObjectId }) => catalogueObjectId === objectId,
    )?.version
    return call<ProcedureObject & Refused>('PUT', `/${id}/objects/${objectId}`, { version, ...payload })
  }
  const events = async (id: string) =>
    (await call<{ result: { kind: string; details: object }[] }>('GET', `/${id}/events`)).body.result
  return { ...person, call, object, begin, decide, links, objects, write, events }
}

const state = (name: keyof typeof loanStates) => ({ state: { id: loanStates[name] } })

test('A condition check of a loan takes its objects but those denied, is linked at both ends, and goes into the bin with its link [C-P07]', async () => {
  const museum = await makeMuseum(app())
  const anna = await lender(museum)
  const [one, two, three] = [await anna.object('1'), await anna.object('2'), await anna.object('3')]
  const loan = await anna.begin({ values: { loan: { start: '2027-01-10', end: '2027-06-30' } } })
  await anna.call('PUT', `/${loan.id}/objects`, { numbers: ['3', '1', '2'] })
  await anna.decide(loan.id, two, { loanDecision: 'DENIED', denyReason: 'Too fragile' })
  const check = (payload: object) =>
    anna.call<Procedure & Refused>('POST', `/loan-out/${loan.id}/condition-check`, payload)
  const { body: departure } = await check({ reason: 'departure' })
  expect(departure).toMatchObject({
    type: 'CONDITION_CHECK',
    title: 'Silver for Toruń',
    objectsCount: 2,
    values: { reason: { id: 1 }, deadline: '2027-01-10' },
  })
  expect((await anna.objects(departure.id)).map(each => each.catalogueObjectId)).toEqual([three, one])
  const { body: back } = await check({ reason: 'return', objectIds: [one] })
  expect(back).toMatchObject({ objectsCount: 1, values: { deadline: '2027-06-30' } })
  expect((await check({ reason: 'return', objectIds: [two] })).body.fields).toHaveProperty('objectIds')
  expect((await anna.links(loan.id)).map(({ id, kind }) => [id, kind])).toEqual([
    [departure.id, 'departure'],
    [back.id, 'return'],
  ])
  expect(await anna.links(back.id)).toMatchObject([
    { id: loan.id, kind: 'return', isBegunForThis: false, objectsCount: 3 },
  ])
  const remove = (path = '') => anna.call('DELETE', `/loan-out/${loan.id}/condition-check${path}`)
  expect((await remove(`/${loan.id}`)).status).toBe(404)
  expect((await remove(`/${departure.id}`)).status).toBe(204)
  expect((await anna.links(loan.id)).map(({ id }) => id)).toEqual([back.id])
  expect((await remove()).status).toBe(204)
  expect(await anna.links(loan.id)).toEqual([])
  await anna.call('POST', `/${back.id}/restored`)
  expect(await anna.links(loan.id)).toMatchObject([{ id: back.id }])
  expect((await anna.events(loan.id)).filter(({ kind }) => /linked/.test(kind))).toHaveLength(4)
  expect(
    (await anna.call('POST', `/loan-out/${back.id}/condition-check`, { reason: 'arrival' })).status,
  ).toBe(404)

  const audit = await anna.begin({ type: 'INVENTORY_AUDIT' })
  const take = (fromProcedure: string) => anna.call<Refused>('PUT', `/${audit.id}/objects`, { fromProcedure })
  expect((await take(loan.id)).body).toMatchObject({ added: 2, alreadyThere: 0 })
  expect((await take('999999')).body.fields).toHaveProperty('fromProcedure')
  // An audit refuses nothing: all it has is taken over.
  const next = await anna.begin()
  expect(
    (await anna.call<Refused>('PUT', `/${next.id}/objects`, { fromProcedure: audit.id })).body,
  ).toMatchObject({ added: 2 })
})

test('A loan is returned by itself when the last object that went is back and looked at, and says so; closing stays with people [C-P02] [C-P06]', async () => {
  const museum = await makeMuseum(app())
  const anna = await lender(museum)
  const [one, two, three] = [await anna.object('1'), await anna.object('2'), await anna.object('3')]
  const { id } = await anna.begin()
  await anna.call('PUT', `/${id}/objects`, { numbers: ['1', '2', '3'] })
  await anna.decide(id, three, { loanDecision: 'DENIED', denyReason: 'Too fragile' })
  // What stays at home is not waited for.
  expect((await anna.call('GET', `/${id}`)).body).toMatchObject({ objectsCount: 3, uncheckedCount: 2 })
  await anna.call('PUT', `/${id}/status`, { status: 'ONGOING' })
  await anna.call('PUT', `/${id}/status`, { step: 'onLoan', reason: 'Signed on paper' })
  const stepOfLoan = async () => (await anna.call('GET', `/${id}`)).body.step
  await anna.write(id, one, { checked: true, values: state('RETURNED') })
  expect(await stepOfLoan()).toBe('onLoan')
  // Not looked at yet: the guard of the step holds it back.
  await anna.write(id, two, { values: state('RETURNED_DAMAGED') })
  expect(await stepOfLoan()).toBe('onLoan')
  await anna.write(id, two, { checked: true })
  expect((await anna.call('GET', `/${id}`)).body).toMatchObject({ step: 'returned', status: 'DONE' })
  expect((await anna.events(id))[0]).toMatchObject({
    kind: 'moved',
    details: { from: 'onLoan', to: 'returned', byItself: true },
  })
  // Who takes it back is not overruled by the next word about an object.
  await anna.call('PUT', `/${id}/status`, { status: 'ONGOING' })
  await anna.write(id, one, { values: { ...state('RETURNED'), packing: 'Crate 3' } })
  expect(await stepOfLoan()).toBe('informationAsked')
})

test('Files of a procedure are files of the museum that are there; what is closed takes and gives none, and two who attach at once both do [C-P05] [P-P12]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await lender(museum), await lender(museum)]
  const stranger = await lender(await makeMuseum(app()))
  const file = await addFile(app(), anna)
  const theirs = await addFile(app(), stranger)
  const [inside, outside] = [await anna.object('1'), await anna.object('2')]
  const { id } = await anna.begin()
  await anna.call('PUT', `/${id}/objects`, { numbers: ['1'] })
  const attach = (who: typeof anna, payload: object) =>
    who.call<Attachment & Refused>('POST', `/${id}/attachments`, {
      fileId: file,
      attachmentType: 'OTHER',
      ...payload,
    })
  const wrong = async (payload: object) => (await attach(anna, payload)).body.fields
  expect(await wrong({ fileId: theirs })).toHaveProperty('fileId')
  expect(await wrong({ fileId: inside })).toHaveProperty('fileId')
  expect(await wrong({ objectId: outside })).toHaveProperty('objectId')
  expect(await wrong({ attachmentType: 'PHOTO' })).toHaveProperty('attachmentType')
  const audit = await anna.begin({ type: 'INVENTORY_AUDIT' })
  const letter = { fileId: file, attachmentType: 'LETTER_OF_REQUEST' }
  expect((await anna.call<Refused>('POST', `/${audit.id}/attachments`, letter)).body.fields).toHaveProperty(
    'attachmentType',
  )
  const blind = await lender(museum, { role: 'USER', permissions: ['loan-out-read', 'loan-out-edit'] })
  expect((await attach(blind, {})).body.fields).toHaveProperty('fileId')

  const made = await Promise.all([
    attach(anna, { objectId: inside, note: ' Passport ' }),
    attach(bert, { attachmentType: 'LETTER_OF_REQUEST' }),
  ])
  expect(made.map(({ status }) => status)).toEqual([200, 200])
  expect(made[0]?.body).toMatchObject({ objectId: inside, note: 'Passport', attachmentType: 'OTHER' })
  await anna.call('DELETE', `/${id}/objects`, { ids: [inside] })
  const { body } = await anna.call<{ result: Attachment[] }>('GET', `/${id}/attachments`)
  expect(body.result.map(({ objectId }) => objectId)).toEqual([null, null])
  const detach = (who: typeof anna) => who.call('DELETE', `/${id}/attachments/${made[0]?.body.id}`)
  expect((await Promise.all([detach(anna), detach(bert)])).map(({ status }) => status).sort()).toEqual([
    204, 404,
  ])
  await anna.ask('DELETE', `/files/${file}`)
  expect(await wrong({})).toHaveProperty('fileId')
  for (const status of ['ONGOING', 'DONE', 'CLOSED'])
    await anna.call('PUT', `/${id}/status`, { status, reason: 'x' })
  expect((await attach(anna, {})).status).toBe(409)
  expect((await anna.call('DELETE', `/${id}/attachments/${made[1]?.body.id}`)).status).toBe(409)
})

test('An authorization of a loan names its document, a file of the museum; no other card and nobody else’s file is taken [F-W21] [C-P06]', async () => {
  const museum = await makeMuseum(app())
  const anna = await lender(museum)
  const stranger = await lender(await makeMuseum(app()))
  const [letter, theirs] = [
    await addFile(app(), anna, { name: 'letter.jpg' }),
    await addFile(app(), stranger),
  ]
  const cup = await anna.object('1')
  const { id } = await anna.begin()
  await anna.call('PUT', `/${id}/objects`, { numbers: ['1'] })
  const authorized = (document: string) =>
    anna.write(id, cup, {
      values: { authorizations: [{ recipeDate: '2026-05-02', document: { id: document } }] },
    })
  for (const wrong of [theirs, cup]) expect((await authorized(wrong)).status).toBe(400)
  const { body } = await authorized(letter)
  expect(body.values).toMatchObject({
    authorizations: [{ recipeDate: '2026-05-02', document: { id: letter, name: 'letter.jpg' } }],
  })
})

test('Who denies an object says why, however it is written; of two who decide at once one is told what the other decided [C-P06]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await lender(museum), await lender(museum)]
  const [cup, other] = [await anna.object('1'), await anna.object('2')]
  const { id } = await anna.begin()
  await anna.call('PUT', `/${id}/objects`, { numbers: ['1'] })
  expect(
    (await anna.decide(id, cup, { loanDecision: 'DENIED', denyReason: ' ' })).body.fields,
  ).toHaveProperty('denyReason')
  expect(
    (await anna.write(id, cup, { values: { decision: { decision: { id: 2 } } } })).body.fields,
  ).toHaveProperty(['decision.denyReason'])
  expect((await anna.decide(id, other, { loanDecision: 'ALLOWED' })).status).toBe(404)
  const both = await Promise.all([
    anna.decide(id, cup, { loanDecision: 'ALLOWED' }),
    bert.decide(id, cup, { loanDecision: 'DENIED', denyReason: 'Too fragile' }),
  ])
  const statuses = both.map(({ status }) => status).sort()
  // Who reads after the other has written decides anew; one who read before gets a conflict.
  expect([
    [200, 200],
    [200, 409],
  ]).toContainEqual(statuses)
  const audit = await anna.begin({ type: 'INVENTORY_AUDIT' })
  await anna.call('PUT', `/${audit.id}/objects`, { numbers: ['1'] })
  expect((await anna.decide(audit.id, cup, { loanDecision: 'ALLOWED' })).status).toBe(404)
  for (const status of ['ONGOING', 'DONE', 'CLOSED'])
    await anna.call('PUT', `/${id}/status`, { status, reason: 'x' })
  expect((await anna.decide(id, cup, { loanDecision: 'ALLOWED' })).status).toBe(409)
})

test('Who leaves the museum leaves its procedures, and what they did there keeps their name; an erased museum leaves nothing behind [P-P09] [C-P03]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await lender(museum), await lender(museum)]
  await bert.ask('PUT', '/me', { firstName: 'Bert', lastName: 'Weiß' })
  const cup = await anna.object('1')
  const loan = await anna.begin({ managers: [anna.accountId, bert.accountId] })
  await bert.call('PUT', `/${loan.id}/objects`, { numbers: ['1'] })
  await bert.write(loan.id, cup, { checked: true })
  const checkedBy = async () => (await anna.objects(loan.id))[0]?.checkedBy
  const name = await checkedBy()
  expect(name).not.toBe('')
  const { id, version } = (await anna.call('GET', `/${loan.id}`)).body
  expect((await anna.ask('DELETE', `/identity/${bert.accountId}`)).status).toBeLessThan(300)
  expect((await anna.call('GET', `/${id}`)).body).toMatchObject({ managersCount: 1, version })
  expect(await checkedBy()).toBe(name)
  await anna.call('POST', `/loan-out/${id}/condition-check`, { reason: 'departure' })
  await app().database.asSystem('test', db =>
    db.deleteFrom('tenant').where('id', '=', museum.tenantId).execute(),
  )
  const left = await app().database.inTenant(museum.tenantId, ({ db }) =>
    db.selectFrom('card_revision').where('tenant_id', '=', museum.tenantId).select('card_id').execute(),
  )
  expect(left).toEqual([])
})
