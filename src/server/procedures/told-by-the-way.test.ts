import { expect, test } from 'vitest'
import type { ProcedureSums } from '#model/api/procedures/sums.ts'
import type { PermissionCode } from '#model/permissions/permission-code.ts'
import { acquisition } from '#model/procedures/acquisition/acquisition.ts'
import { seenDetails } from '#server/cards/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { criteriaOf, lender } from '../../../test/harness/lender.ts'
import { registrar, signedInAs } from '../../../test/harness/registrar.ts'
import { makeTerms } from '../../../test/harness/vocabularies.ts'

const app = useTestApp()

const work = ['proceduresRead', 'proceduresStart', 'proceduresEdit'] as const

/** A museum with an object in the vault that nobody without the right to read objects hears of. */
async function hidden() {
  const museum = await makeMuseum(app())
  const anna = await lender(app, museum, { role: 'TENANT_ADMIN' })
  const rooms = await makeTerms(app(), museum, 'LR', ['Vault', 'Hall'])
  const cup = await anna.object('SECRET-7', {
    title: { en: 'Hidden cup' },
    valuations: [{ amount: { amount: '1000000', currency: 'EUR' } }],
    movements: [{ to: { id: rooms.Vault }, when: '2024-01-01' }],
  })
  const someone = (...permissions: readonly PermissionCode[]) =>
    registrar(app, museum, { role: 'USER', permissions: permissions })
  return { museum, anna, rooms, cup, someone }
}

test('Beginning a procedure with what a search finds is a search, and asks for the same rights', async () => {
  const { anna, someone, cup } = await hidden()
  const begin = async (who: Awaited<ReturnType<typeof someone>>, selection: object) =>
    who.ask<{ objectsCount: number }>('POST', '/procedures', { type: 'MOVEMENT', title: 'Probe', selection })
  const dear = { criteria: criteriaOf(['valuations/amount', 'AT_LEAST', '1000']) }
  const bert = await someone(...work)
  expect((await begin(bert, dear)).status).toBe(403)
  expect((await begin(bert, { q: 'Hidden' })).status).toBe(403)
  const { id } = (await anna.ask<{ id: string }>('POST', '/procedures', { type: 'MOVEMENT', title: 'Move' }))
    .body
  expect((await bert.ask('PUT', `/procedures/${id}/objects`, { selection: dear })).status).toBe(403)
  // Who names an object has found it elsewhere.
  expect((await begin(bert, { ids: [cup] })).body).toMatchObject({ objectsCount: 1 })

  const mary = await anna.made('/catalogue/persons/', {
    entityType: { id: 7 },
    names: [{ name: 'Mary' }],
    remarks: 'secret debt',
  })
  await anna.object('3', { patrons: [{ patron: { id: mary.id } }] })
  const indebted = { criteria: criteriaOf(['patrons/patron>person>remarks', 'CONTAINS', 'secret']) }
  const carl = await someone(...work, 'catalogueRead')
  expect((await begin(carl, indebted)).status).toBe(400)
  expect((await begin(anna, indebted)).body).toMatchObject({ objectsCount: 1 })
})

test('The history of a procedure names no object to whoever may not read objects', async () => {
  const { anna, rooms, cup, someone } = await hidden()
  const id = await anna.begin('MOVEMENT', 'A cup', {}, { [cup]: { destination: { id: rooms.Hall } } })
  const viewer = await someone('proceduresRead')
  for (const path of [`/procedures/${id}/events`, `/movements/${id}/revisions`]) {
    const { status, body } = await viewer.ask('GET', path)
    expect(status).toBe(200)
    expect(JSON.stringify(body), path).not.toContain('SECRET-7')
    expect(JSON.stringify((await anna.ask('GET', path)).body), path).toContain('SECRET-7')
  }
})

test('What was kept of an agreement shows no object to whoever may not read objects', () => {
  const kept = { sections: [{ title: 'Proposal' }], objects: [{ number: 'SECRET-7' }], objectsCount: 1 }
  const seen = (permissions: readonly PermissionCode[]) =>
    seenDetails({ role: 'USER', permissions: new Set(permissions) }, acquisition, { to: 'approved', kept })
  expect(seen(['proceduresRead'])).toEqual({ to: 'approved', kept: { ...kept, objects: [] } })
  expect(seen(['proceduresRead', 'catalogueRead'])).toEqual({ to: 'approved', kept })
})

test('An object that is not available is so for everybody; in which procedure, hears who may read that one [C-P04]', async () => {
  const { anna, cup, someone } = await hidden()
  const period = { installationFrom: '2027-01-01', takenDownBy: '2027-03-01' }
  const secret = await anna.begin('EXHIBITION', 'Secret show', { period }, { [cup]: {} })
  const loan = { loan: { start: '2027-02-01', end: '2027-04-01' } }
  const id = await anna.begin('LOAN_OUT', 'Loan', loan, { [cup]: {} })
  const availability = (who: Pick<typeof anna, 'ask'>) =>
    who.ask<{ result: object[] }>('GET', `/procedures/${id}/objects/availability`)
  const taken = { objectId: cup, from: '2027-01-01', until: '2027-03-01' }
  const lends = await someone('loan-out-read', 'catalogueRead')
  expect((await availability(lends)).body.result).toEqual([{ ...taken, procedure: null }])
  const { body } = await lends.ask<{ result: object[] }>('GET', `/procedures/${id}/objects`)
  expect(body.result[0]).toMatchObject({ availability: 'NOT_AVAILABLE' })
  expect((await availability(anna)).body.result).toMatchObject([
    { ...taken, procedure: { id: secret, title: 'Secret show' } },
  ])
})

test('The history of an object names no procedure to whoever may not read procedures', async () => {
  const { anna, rooms, cup, someone } = await hidden()
  const values = { target: { id: rooms.Hall }, plannedOn: '2027-03-01', mover: { name: 'B. Rossi' } }
  const id = await anna.begin('MOVEMENT', 'To the hall', values, { [cup]: {} })
  await anna.ask('PUT', `/procedures/${id}/status`, { step: 'underWay' })
  await anna.write(id, cup, { state: { id: 3 }, movedOn: '2026-11-01' })
  const history = async (who: typeof anna | Awaited<ReturnType<typeof someone>>) =>
    JSON.stringify((await who.ask('GET', `/catalogue/${cup}/revisions`)).body)
  expect(await history(anna)).toContain(`"procedureId":"${id}"`)
  const told = await history(await someone('catalogueRead'))
  expect(told).toContain('"action":"effect"')
  expect(told).not.toMatch(/procedureId|"MOVEMENT"/)
})

test('Where objects stand is told to nobody who may not read them: not by work on the phone, nor by sums', async () => {
  const { anna, rooms, cup, someone } = await hidden()
  const values = { target: { id: rooms.Hall }, plannedOn: '2027-03-01', mover: { name: 'B. Rossi' } }
  const move = await anna.begin('MOVEMENT', 'To the hall', values, { [cup]: {} })
  const valuation = await anna.begin(
    'VALUATION',
    'Insurance',
    {},
    {
      [cup]: { value: { amount: '1000000', currency: 'EUR' } },
    },
  )
  const viewer = await someone('proceduresRead')
  const list = async (who: typeof anna | typeof viewer) =>
    JSON.stringify((await who.ask('GET', `/procedures/${move}/field-work`)).body)
  expect(await list(anna)).toContain('Vault')
  expect(await list(viewer)).not.toContain('Vault')
  const sums = async (who: typeof anna | typeof viewer) =>
    (await who.ask<ProcedureSums>('GET', `/procedures/${valuation}/sums`)).body
  expect((await sums(anna)).groups.map(({ by }) => by)).toEqual(['place', 'building'])
  expect((await sums(viewer)).groups).toEqual([])
})

test('What follows from an administrator’s work as somebody else names both', async () => {
  const { museum, anna, rooms, cup } = await hidden()
  const carl = await lender(app, museum, {
    role: 'USER',
    permissions: ['proceduresRead', 'proceduresEdit', 'proceduresDelete'],
  })
  const values = { target: { id: rooms.Hall }, plannedOn: '2027-03-01', mover: { name: 'B. Rossi' } }
  const id = await anna.begin('MOVEMENT', 'To the hall', values, { [cup]: { state: { id: 3 } } })
  const asCarl = await signedInAs(app, anna, carl.accountId)
  await asCarl.ask('PUT', `/procedures/${id}/status`, { step: 'underWay', reason: 'Now' })
  expect((await asCarl.ask('DELETE', `/movements/${id}`)).status).toBe(204)
  const history = (await anna.history(cup)).filter(({ action }) => action.startsWith('effect'))
  expect(history.map(({ action }) => action)).toEqual(['effectUndone', 'effect'])
  for (const { by, onBehalfOf } of history)
    expect([by?.id, onBehalfOf?.id]).toEqual([anna.accountId, carl.accountId])
})
