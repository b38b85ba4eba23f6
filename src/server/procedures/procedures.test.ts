import { describe, expect, test } from 'vitest'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { dayIn, daysAfter, defaultZone, yearOf } from '#model/dates/museum-day.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

async function worker(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const person = await registrar(app, museum, given)
  const ask = async <T = Procedure>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/procedures${url}`, payload)
  const begin = async (more: object = {}) =>
    (await ask('POST', '', { type: 'LOAN_OUT', title: 'Silver for Kraków', ...more })).body
  return { ...person, call: ask, begin }
}

const days = { loan: { start: '2027-01-10', end: '2027-06-30' } }
const borrower = { borrower: { name: 'Muzeum Narodowe w Krakowie' } }

test('A new procedure has the next number of its type and year, and its creator as manager [C-P03]', async () => {
  const museum = await makeMuseum(app())
  const anna = await worker(museum)
  const first = await anna.begin({ values: { ...borrower, ...days } })
  const year = yearOf(dayIn(defaultZone, new Date()))
  expect(first).toMatchObject({
    type: 'LOAN_OUT',
    number: `LO-${year}-001`,
    status: 'TODO',
    step: 'requested',
    version: 1,
    values: { borrower: { name: 'Muzeum Narodowe w Krakowie' }, ...days },
    managersCount: 1,
    objectsCount: 0,
  })
  expect((await anna.begin()).number).toBe(`LO-${year}-002`)
  expect((await anna.begin({ type: 'INVENTORY_AUDIT' })).number).toBe(`IA-${year}-001`)
  const { body } = await anna.call<{ result: Procedure[]; totalSize: number }>(
    'GET',
    '?type=LOAN_OUT&mine=true',
  )
  expect(body.totalSize).toBe(2)
  expect(body.result.map(({ number }) => number)).toEqual([`LO-${year}-002`, `LO-${year}-001`])
})

test('The list shows missed and upcoming deadlines, and can be filtered by either [C-P02] [C-P03]', async () => {
  const anna = await worker(await makeMuseum(app()))
  const inDays = (days: number) => daysAfter(dayIn(defaultZone, new Date()), days)
  const lent = (start: number, end: number) => ({
    values: { loan: { start: inDays(start), end: inDays(end) } },
  })
  const late = await anna.begin(lent(-40, -3))
  const near = await anna.begin(lent(-40, 20))
  await anna.begin(lent(5, 90))
  const listed = async (query: string) =>
    (await anna.call<{ result: { id: string; nextDate: object | null }[] }>('GET', query)).body.result
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  expect(ids(await listed('?due=overdue'))).toEqual([late.id])
  expect(ids(await listed('?due=soon'))).toEqual([near.id])
  expect((await listed('')).map(({ nextDate }) => nextDate)).toEqual([
    { kind: 'start', day: inDays(5), isOverdue: false },
    { kind: 'end', day: inDays(20), isOverdue: false },
    { kind: 'end', day: inDays(-3), isOverdue: true },
  ])
  for (const status of ['ONGOING', 'DONE']) await anna.call('PUT', `/${late.id}/status`, { status })
  expect(await listed('?due=overdue')).toEqual([])
})

test('Invalid values are reported field by field, and no procedure is created [C-P03]', async () => {
  const anna = await worker(await makeMuseum(app()))
  const wrong = async (payload: object) =>
    (await anna.call<{ fields: object }>('POST', '', { type: 'LOAN_OUT', title: 'Silver', ...payload })).body
      .fields
  expect(
    await wrong({ values: { loan: { start: '2027-06-30', end: '2027-01-10' }, nonsense: 1 } }),
  ).toMatchObject({ 'loan.end': expect.anything(), nonsense: expect.anything() })
  expect(await wrong({ title: ' \u200b ' })).toMatchObject({ title: expect.anything() })
  expect(await wrong({ type: 'LOAN' })).toMatchObject({ type: expect.anything() })
  expect(await wrong({ managers: ['1'] })).toMatchObject({ managers: expect.anything() })
  expect((await anna.call<{ totalSize: number }>('GET', '')).body.totalSize).toBe(0)
})

test('When two people change a procedure at once, the second gets the current state [C-P03]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await worker(museum), await worker(museum)]
  const { id, version } = await anna.begin()
  expect((await anna.call('PUT', `/${id}`, { version, title: 'Gold for Kraków' })).status).toBe(200)
  const late = await bert.call<{ data: Procedure }>('PUT', `/${id}`, { version, title: 'Tin' })
  expect(late).toMatchObject({ status: 409, body: { data: { title: 'Gold for Kraków', version: 2 } } })
})

describe('The workflow of a procedure', () => {
  test('asks for a reason for a step with obstacles, and stores it [C-P02]', async () => {
    const anna = await worker(await makeMuseum(app()))
    const { id } = await anna.begin({ values: { ...borrower, ...days } })
    const move = (wanted: object) => anna.call('PUT', `/${id}/status`, wanted)
    expect((await move({ status: 'ONGOING' })).body).toMatchObject({
      status: 'ONGOING',
      step: 'informationAsked',
    })
    expect(await move({ step: 'onLoan' })).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.anything() }, data: { unmet: ['signed', 'insured'] } },
    })
    const sent = await move({ step: 'onLoan', reason: 'Signed on paper, in the safe' })
    expect(sent.body).toMatchObject({ status: 'ONGOING', step: 'onLoan' })
    const { body } = await anna.call<{ result: { kind: string; details: object }[] }>('GET', `/${id}/events`)
    expect(body.result.map(({ kind }) => kind)).toEqual(['moved', 'moved', 'begun'])
    expect(body.result[0]?.details).toEqual({
      from: 'informationAsked',
      to: 'onLoan',
      unmet: ['signed', 'insured'],
      reason: 'Signed on paper, in the safe',
    })
  })

  test('closes a loan early in one step, with the reason [C-P02] [C-P06]', async () => {
    const anna = await worker(await makeMuseum(app()))
    const { id } = await anna.begin()
    const refuse = (more: object = {}) => anna.call('PUT', `/${id}/status`, { step: 'refused', ...more })
    expect(await refuse()).toMatchObject({ status: 400, body: { fields: { reason: expect.anything() } } })
    const reason = 'Too fragile to travel'
    expect((await refuse({ reason })).body).toMatchObject({ status: 'CLOSED', step: 'refused' })
  })

  test('leads one status forward or back; a closed procedure is read-only, and reopened with a reason [C-P02]', async () => {
    const anna = await worker(await makeMuseum(app()))
    const { id } = await anna.begin()
    const move = (status: string, reason?: string) =>
      anna.call('PUT', `/${id}/status`, { status, ...(reason && { reason }) })
    expect((await move('CLOSED')).status).toBe(409)
    for (const status of ['ONGOING', 'DONE', 'ONGOING', 'DONE', 'CLOSED'])
      expect((await move(status)).body.status).toBe(status)
    const { version } = (await anna.call('GET', `/${id}`)).body
    expect((await anna.call('PUT', `/${id}`, { version, title: 'New' })).status).toBe(409)
    expect((await move('ONGOING')).status).toBe(400)
    expect((await move('ONGOING', 'A crate turned up')).body.status).toBe('ONGOING')
  })
})

test('Closing and deleting require their own permissions; procedures of an unreadable type are not found [P-P04] [P-P12]', async () => {
  const museum = await makeMuseum(app())
  const anna = await worker(museum)
  const { id } = await anna.begin()
  const editor = await worker(museum, { role: 'USER', permissions: ['proceduresRead', 'proceduresEdit'] })
  const move = (who: typeof editor, status: string) => who.call('PUT', `/${id}/status`, { status })
  for (const status of ['ONGOING', 'DONE']) expect((await move(editor, status)).status).toBe(200)
  expect((await move(editor, 'CLOSED')).status).toBe(403)
  expect((await editor.call('DELETE', `/${id}`)).status).toBe(403)
  expect((await editor.call('POST', '', { type: 'LOAN_OUT', title: 'x' })).status).toBe(403)
  const stranger = await worker(await makeMuseum(app()))
  expect((await stranger.call('GET', `/${id}`)).status).toBe(404)
  const nobody = await worker(museum, { role: 'USER', permissions: ['catalogueRead'] })
  expect((await nobody.call('GET', `/${id}`)).status).toBe(403)
})

test('A deleted procedure is in the trash, and can be restored unchanged or deleted for good; one that was worked on is kept [C-P03]', async () => {
  const anna = await worker(await makeMuseum(app()))
  const { id, title } = await anna.begin()
  expect((await anna.call('DELETE', `/${id}`)).status).toBe(204)
  expect((await anna.call<{ totalSize: number }>('GET', '')).body.totalSize).toBe(0)
  const bin = (who = anna) => who.call<{ result: Procedure[] }>('GET', '?bin=true')
  expect((await bin()).body.result).toMatchObject([{ id, deletedAt: expect.any(String) }])
  const reader = await worker(anna.museum, { role: 'USER', permissions: ['proceduresRead'] })
  expect((await bin(reader)).body.result).toEqual([])
  expect((await anna.call('POST', `/${id}/restored`)).body).toMatchObject({ title, deletedAt: null })
  expect((await anna.call('DELETE', `/${id}/for-good`)).status).toBe(404)
  await anna.call('PUT', `/${id}/status`, { step: 'withdrawn', reason: 'No money' })
  await anna.call('DELETE', `/${id}`)
  expect((await anna.call('DELETE', `/${id}/for-good`)).status).toBe(409)
  const { id: begunInVain } = await anna.begin()
  await anna.call('DELETE', `/${begunInVain}`)
  const editor = await worker(anna.museum, {
    role: 'USER',
    permissions: ['proceduresRead', 'proceduresDelete'],
  })
  expect((await editor.call('DELETE', `/${begunInVain}/for-good`)).status).toBe(403)
  expect((await anna.call('DELETE', `/${begunInVain}/for-good`)).status).toBe(204)
  expect((await anna.call('GET', `/${begunInVain}`)).status).toBe(404)
  expect((await bin()).body.result.map(each => each.id)).toEqual([id])
})

test('Managers and team are members of the museum; the last manager cannot be removed [C-P03]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await worker(museum), await worker(museum)]
  const { id, version } = await anna.begin()
  const { body } = await anna.call('PUT', `/${id}`, {
    version,
    managers: [anna.accountId, bert.accountId],
    team: [bert.accountId],
  })
  expect(body).toMatchObject({ managersCount: 2, team: [] })
  const { body: history } = await anna.call<{ result: { details: object }[] }>('GET', `/${id}/events`)
  expect(history.result[0]?.details).toMatchObject({
    changes: [],
    people: { before: { managers: [expect.any(String)] }, after: { managers: { length: 2 }, team: [] } },
  })
  const removed = await anna.call<{ managersCount: number }>('DELETE', `/${id}/managers`, {
    managers: [anna.accountId],
  })
  expect(removed.body.managersCount).toBe(1)
  expect((await anna.call('DELETE', `/${id}/managers`, { managers: [bert.accountId] })).status).toBe(400)
  const users = await anna.call<{ result: { id: string }[] }>('GET', '/users')
  expect(users.body.result.map(user => user.id)).toContain(bert.accountId)
})
