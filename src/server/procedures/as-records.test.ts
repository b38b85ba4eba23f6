import { expect, test } from 'vitest'
import type { BulkPreview, CardAnswer, Revision } from '#model/api/cards/shapes.ts'
import type { Operation } from '#model/api/operations.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { dayIn, daysAfter, defaultZone } from '#model/dates/museum-day.ts'
import { permissions } from '#model/permissions/codes.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

const loanWork = ['loan-out-read', 'loan-out-start', 'loan-out-edit', 'loan-out-delete'] as const

async function worker(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const person = await registrar(app, museum, given)
  const loans = <T = CardAnswer>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/loans-out${url}`, payload)
  const procedures = <T = Procedure>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/procedures${url}`, payload)
  const begin = async () =>
    (await procedures('POST', '', { type: 'LOAN_OUT', title: 'Silver for Kraków' })).body
  return { ...person, loans, procedures, begin }
}

const inDays = (days: number) => daysAfter(dayIn(defaultZone, new Date()), days)

/** Returns the number of stored reminders of a procedure. */
const remindedOf = ({ tenantId }: TestMuseum, id: string) =>
  app()
    .database.inTenant(tenantId, ({ db }) =>
      db
        .selectFrom('card_reminder')
        .where('tenant_id', '=', tenantId)
        .where('card_id', '=', id)
        .select('at')
        .execute(),
    )
    .then(rows => rows.length)

test('A procedure saved as a record has its days reminded of, and none while it lies in the bin [C-P03] [C-P10]', async () => {
  const museum = await makeMuseum(app())
  const anna = await worker(museum)
  const { id } = await anna.begin()
  expect(await remindedOf(museum, id)).toBe(0)
  const { body: read } = await anna.loans('GET', `/${id}`)
  await anna.loans('PUT', `/${id}/lock`, {})
  const loan = { start: inDays(60), end: inDays(90) }
  const saved = await anna.loans('PUT', `/${id}`, { ...read, loan })
  expect(saved.body).toMatchObject({ version: read.version + 1, loan })
  expect(await remindedOf(museum, id)).toBe(1)
  await anna.loans('DELETE', `/${id}/lock`)
  await anna.loans('DELETE', `/${id}`)
  expect(await remindedOf(museum, id)).toBe(0)
  await anna.loans('PUT', `/${id}/restore`)
  expect(await remindedOf(museum, id)).toBe(1)
})

test('A copy of a procedure begins anew, and whoever makes it looks after it [C-P03] [C-K10]', async () => {
  const museum = await makeMuseum(app())
  const anna = await worker(museum)
  const { id, managers, number } = await anna.begin()
  await anna.procedures('PUT', `/${id}/status`, { status: 'ONGOING' })
  const { body: copy } = await anna.loans('POST', `/${id}/clone`)
  const { body } = await anna.procedures('GET', `/${copy.id}`)
  expect(body).toMatchObject({ title: 'Silver for Kraków', status: 'TODO', step: 'requested', managers })
  expect(body.number).not.toBe(number)
})

test('An earlier version that is restored leaves the step and the number alone [C-P02] [C-K14]', async () => {
  const anna = await worker(await makeMuseum(app()))
  const { id, version, number } = await anna.begin()
  await anna.procedures('PUT', `/${id}`, { version, title: 'Gold' })
  await anna.procedures('PUT', `/${id}/status`, { status: 'ONGOING' })
  await anna.loans('PUT', `/${id}/lock`, {})
  await anna.loans('PUT', `/${id}/revisions/1/restore`, {})
  const { body } = await anna.procedures('GET', `/${id}`)
  expect(body).toMatchObject({
    title: 'Silver for Kraków',
    number,
    status: 'ONGOING',
    step: 'informationAsked',
  })
})

test('Whoever deletes procedures finds them in the bin and brings them back; for good only administrators delete [C-K13] [P-P04]', async () => {
  const museum = await makeMuseum(app())
  const bert = await worker(museum, { role: 'USER', permissions: [...loanWork] })
  const reader = await worker(museum, { role: 'USER', permissions: ['loan-out-read', 'loan-out-edit'] })
  const { id } = await bert.begin()
  expect((await bert.loans('GET', `/${id}`)).body.abilities).toMatchObject({ delete: true, restore: true })
  expect((await reader.loans('GET', `/${id}`)).body.abilities).toMatchObject({
    delete: false,
    restore: false,
  })
  await bert.loans('DELETE', `/${id}`)
  const { body } = await bert.loans<{ result: { id: string }[] }>('GET', '/bin')
  expect(body.result.map(one => one.id)).toEqual([id])
  expect((await reader.loans('GET', '/bin')).status).toBe(403)
  expect((await reader.loans('PUT', `/${id}/restore`)).status).toBe(403)
  expect((await bert.loans('DELETE', `/${id}/for-good`)).status).toBe(403)
  expect((await bert.loans('PUT', `/${id}/restore`)).status).toBe(200)
})

test('The history of the record says of objects only what the reader may open [C-K14] [P-P04]', async () => {
  const museum = await makeMuseum(app())
  const anna = await worker(museum)
  const reader = await worker(museum, { role: 'USER', permissions: ['loan-out-read'] })
  const { id } = await anna.begin()
  const made = await anna.ask<CardAnswer>('POST', '/catalogue/', {
    values: { objectNumbers: [{ objectNumber: 'A 7' }] },
  })
  await anna.ask('DELETE', `/catalogue/${made.body.id}/lock`)
  await anna.procedures('PUT', `/${id}/objects`, { numbers: ['A 7'] })
  const version = 1
  await anna.procedures('PUT', `/${id}/objects/${made.body.id}`, { version, values: { packing: 'Crate 4' } })
  const eventOf = async (who: typeof anna) => {
    const { body } = await who.loans<{ result: Revision[] }>('GET', `/${id}/revisions`)
    const revision = body.result.find(({ action }) => action === 'objectChanged')
    return revision?.changes.find(({ path }) => path === '@event')?.after
  }
  expect(await eventOf(anna)).toMatchObject({
    number: 'A 7',
    changes: [{ path: 'packing', after: 'Crate 4' }],
  })
  expect(await eventOf(reader)).not.toHaveProperty('number')
})

test('Loans are moved to a step together, each by its own guards, and go back as a whole [C-P02] [C-K16] [F-H01]', async () => {
  const museum = await makeMuseum(app())
  const anna = await worker(museum)
  const loans = [await anna.begin(), await anna.begin(), await anna.begin()]
  const ids = loans.map(({ id }) => id)
  const move = (action: object) => anna.loans<Operation>('POST', '/bulk', { selection: { ids }, action })
  const stepsNow = async () =>
    Promise.all(ids.map(async id => (await anna.procedures('GET', `/${id}`)).body.step))
  const [, , closed] = ids
  await anna.procedures('PUT', `/${closed}/status`, { status: 'ONGOING' })
  await anna.procedures('PUT', `/${closed}/status`, { status: 'DONE', reason: 'came back at once' })
  await anna.procedures('PUT', `/${closed}/status`, { status: 'CLOSED', reason: 'all is said' })

  const action = { kind: 'moveStep', step: 'onLoan' }
  const preview = await anna.loans<BulkPreview>('POST', '/bulk/preview', { selection: { ids }, action })
  expect(preview.body).toMatchObject({ total: 3, changed: 0, refused: 3 })
  expect(preview.body.samples[0]?.problem).toContain('The loan agreement has no signing date')
  expect(preview.body.samples[2]?.problem).toContain('closed')

  const done = await anna.ended(await move({ ...action, reason: 'signed on paper' }))
  expect(done).toMatchObject({ state: 'DONE', canUndo: true })
  expect(done.progress.success).toEqual(ids.slice(0, 2))
  expect(await stepsNow()).toEqual(['onLoan', 'onLoan', 'closed'])
  const { body } = await anna.loans<{ result: Revision[] }>('GET', `/${ids[0]}/revisions`)
  expect(body.result[0]).toMatchObject({ action: 'moved', operationId: done.id })
  expect(body.result[0]?.changes.find(({ path }) => path === '@event')?.after).toMatchObject({
    from: 'requested',
    to: 'onLoan',
    reason: 'signed on paper',
  })

  await anna.undo(done)
  expect(await stepsNow()).toEqual(['requested', 'requested', 'closed'])
})

test('Many loans are closed by whoever may close one, moved to steps there are, and never published [C-P02] [C-K16] [P-P04]', async () => {
  const museum = await makeMuseum(app())
  const bert = await worker(museum, { role: 'USER', permissions: [...loanWork] })
  const { id } = await bert.begin()
  const status = async (action: object) =>
    (await bert.loans('POST', '/bulk', { selection: { ids: [id] }, action })).status
  expect(await status({ kind: 'moveStep', step: 'closed', reason: 'over' })).toBe(403)
  expect(await status({ kind: 'moveStep', step: 'constructor' })).toBe(400)
  expect(await status({ kind: 'publish', published: true })).toBe(403)
  const reader = await worker(museum, { role: 'USER', permissions: ['loan-out-read'] })
  const action = { kind: 'moveStep', step: 'inReview' }
  expect((await reader.loans('POST', '/bulk', { selection: { ids: [id] }, action })).status).toBe(403)
})

test('A step is not taken back past what speaks against it by now, nor by whoever may no longer close', async () => {
  const museum = await makeMuseum(app())
  const anna = await worker(museum)
  const { id } = await anna.begin()
  const stepNow = async () => (await anna.procedures('GET', `/${id}`)).body.step
  const move = async (who: typeof anna, step: string) =>
    who.ended(
      await who.loans<Operation>('POST', '/bulk', {
        selection: { ids: [id] },
        action: { kind: 'moveStep', step, reason: 'signed on paper' },
      }),
    )
  const lend = () => anna.procedures('PUT', `/${id}/status`, { step: 'onLoan', reason: 'signed on paper' })
  await lend()
  // Taking back a way back leads ahead again, past guards that do not hold.
  const undone = await anna.undo(await move(anna, 'requested'))
  expect(undone.progress.fail).toEqual([id])
  expect(await stepNow()).toBe('requested')

  await lend()
  await anna.procedures('PUT', `/${id}/status`, { status: 'DONE', reason: 'came back at once' })
  const bert = await worker(museum, {
    role: 'USER',
    permissions: ['proceduresRead', 'proceduresStart', 'proceduresEdit', 'proceduresClose'],
  })
  const closing = await move(bert, 'closed')
  expect(await stepNow()).toBe('closed')
  const granted: readonly string[] = ['proceduresRead', 'proceduresStart', 'proceduresEdit']
  const less = {
    role: 'USER',
    permissions: permissions.filter(({ code }) => granted.includes(code)).map(({ id }) => id),
  }
  const limited = await anna.ask('PUT', `/identity/${bert.accountId}/permissions`, less)
  expect(limited.status, JSON.stringify(limited.body)).toBe(200)
  expect((await bert.ask('POST', `/operations/${closing.id}/undo`)).status).toBe(403)
  expect(await stepNow()).toBe('closed')
})
