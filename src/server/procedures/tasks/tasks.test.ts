import { afterAll, expect, test, vi } from 'vitest'
import type { CalendarItem } from '#model/api/calendar.ts'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { Checklist, listTasks, myTasks, Task } from '#model/api/procedures/tasks.ts'
import { dayIn, daysAfter, defaultZone, morningOf } from '#model/dates/museum-day.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../../test/harness/registrar.ts'
import { startMailServer } from '../../../../test/server/mail-server.ts'
import { insertTasks } from '../store/tasks.ts'

const mails = await startMailServer()
afterAll(() => mails.stop())
const app = useTestApp({
  environment: { SMTP_URL: `smtp://127.0.0.1:${mails.port}?from=desk@vitrine.test` },
})

type Listed = OutputOf<typeof listTasks>

const day = (days: number): string => daysAfter(dayIn(defaultZone, new Date()), days)

async function member(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const person = await registrar(app, museum, given)
  const call = <T = Procedure>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/procedures${url}`, payload)
  const begin = async (given: object = {}) =>
    (await call('POST', '', { type: 'LOAN_OUT', title: 'Silver', ...given })).body
  const listed = async (id: string) => (await call<Listed>('GET', `/${id}/tasks`)).body
  const tasks = async (id: string) => (await listed(id)).result
  const tick = (id: string, { id: task }: Pick<Task, 'id'>, done = true) =>
    call<Listed>('PUT', `/${id}/tasks/${task}/done`, { done })
  const mine = async () =>
    (await person.ask<OutputOf<typeof myTasks>>('GET', '/my-tasks')).body.result.map(
      ({ words, isOverdue }) => (isOverdue ? `${words}!` : words),
    )
  const checklist = (version: number, given: readonly object[], type = 'LOAN_OUT') =>
    person.ask<Checklist>('PUT', `/checklists/${type}`, { version, tasks: given })
  const calendar = async () => {
    const { body } = await person.ask<{ entities: Record<string, CalendarItem> }>(
      'GET',
      `/calendar?from=${day(0)}T00:00:00Z&to=${day(300)}T00:00:00Z`,
    )
    return Object.values(body.entities)
      .filter(({ kind }) => kind === 'procedureTask')
      .map(({ startDateTime, title }) => `${startDateTime.slice(0, 10)} ${title}`)
  }
  return { ...person, call, begin, listed, tasks, tick, mine, checklist, calendar }
}

type Member = Awaited<ReturnType<typeof member>>

const managers = { responsible: 'MANAGERS' } as const
const nobody = { responsible: 'NOBODY', due: null } as const
const crates = { words: 'Order crates', ...managers, due: { from: 'date/start', days: -14 } }

const changed = async (anna: Member, id: string, values: object) => {
  const { version } = (await anna.call('GET', `/${id}`)).body
  return anna.call('PUT', `/${id}`, { version, values })
}

test('A procedure begins with the tasks of its type, whose days follow its dates until they are ticked; what the museum changes later is for those to come', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await member(museum), await member(museum)]
  const before = await anna.begin()
  const saved = await anna.checklist(0, [
    crates,
    {
      words: 'Thank the lender',
      responsible: 'MEMBER',
      accountId: bert.accountId,
      due: { from: 'step/onLoan', days: 2 },
    },
    { words: 'Print labels', ...nobody },
  ])
  expect(saved.body).toMatchObject({ version: 1, tasks: [{}, { account: { id: bert.accountId } }, {}] })
  const { id, number } = await anna.begin({ values: { loan: { start: day(60), end: day(90) } } })
  const [, later] = saved.body.tasks
  await anna.checklist(1, [
    { ...later, accountId: bert.accountId },
    { words: 'Anew', ...nobody },
  ])
  expect((await anna.tasks(id)).map(({ words, day: due }) => [words, due])).toEqual([
    ['Order crates', day(46)],
    ['Thank the lender', null],
    ['Print labels', null],
  ])
  expect(await anna.calendar()).toEqual([`${day(46)} Order crates: ${number} · Silver`])
  await changed(anna, id, { loan: { start: day(70), end: day(90) } })
  expect((await anna.tasks(id))[0]?.day).toBe(day(56))
  for (const step of ['inReview', 'informationAsked', 'onLoan'])
    await anna.call('PUT', `/${id}/status`, { step, reason: 'So it is' })
  expect((await anna.tasks(id))[1]?.day).toBe(day(2))
  const [first] = await anna.tasks(id)
  if (first) await anna.tick(id, first)
  await changed(anna, id, { loan: { start: day(80), end: day(90) } })
  expect((await anna.tasks(id))[0]?.day).toBe(day(56))
  // Begun before there was a checklist: it is taken over once.
  expect(await anna.listed(before.id)).toMatchObject({ result: [], missing: 2 })
  const taken = await anna.call<Listed>('POST', `/${before.id}/tasks/checklist`)
  expect(taken.body).toMatchObject({ result: [{ words: 'Thank the lender' }, { words: 'Anew' }], missing: 0 })
  await Promise.all([1, 2].map(() => anna.call('POST', `/${before.id}/tasks/checklist`)))
  expect(await anna.tasks(before.id)).toHaveLength(2)
  // Two administrators at once: the second one is shown what is there.
  const second = await anna.checklist(1, [])
  expect([second.status, (await anna.ask<Checklist>('GET', '/checklists/LOAN_OUT')).body.version]).toEqual([
    409, 2,
  ])
})

test('However a procedure begins, from a form, a copy or another procedure, it has its tasks', async () => {
  const museum = await makeMuseum(app())
  const anna = await member(museum)
  await anna.checklist(0, [crates])
  await anna.checklist(0, [{ words: 'Look at the frame', ...nobody }], 'CONDITION_CHECK')
  const formed = (await anna.ask<{ id: string }>('POST', '/loans-out', { values: { title: 'Gold' } })).body
  const copied = (await anna.ask<{ id: string }>('POST', `/loans-out/${formed.id}/clone`)).body
  for (const { id } of [formed, copied])
    expect(await anna.tasks(id)).toMatchObject([{ words: 'Order crates' }])
  const next = await anna.call('POST', `/${formed.id}/become`, { type: 'CONDITION_CHECK', as: 'departure' })
  expect(await anna.tasks(next.body.id)).toMatchObject([{ words: 'Look at the frame' }])
})

test('Of two who tick at once the first did it; home and history say who, and a closed procedure is only read', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await member(museum), await member(museum)]
  const { id } = await anna.begin({ values: { loan: { start: day(3), end: day(9) } } })
  const add = (given: object) => anna.call<Listed>('POST', `/${id}/tasks`, given)
  await add({ ...crates, words: 'Late' })
  await add({ words: 'Some day', ...managers, due: null })
  const own = { responsible: 'MEMBER', accountId: bert.accountId } as const
  const added = await add({ words: 'Soon', ...own, due: { from: 'begun', days: 5 } })
  expect(added.status).toBe(201)
  expect([await anna.mine(), await bert.mine()]).toEqual([['Late!', 'Some day'], ['Soon']])
  const [late, some, soon] = added.body.result
  if (!late || !some || !soon) throw new Error('Three tasks were added')
  const ticked = await Promise.all([anna.tick(id, soon), bert.tick(id, soon)])
  expect(ticked.map(({ status }) => status)).toEqual([200, 200])
  const by = new Set(ticked.map(({ body }) => body.result[2]?.doneBy))
  expect(by.size).toBe(1)
  const kinds = async () =>
    (await anna.call<{ result: { kind: string }[] }>('GET', `/${id}/events`)).body.result.map(
      ({ kind }) => kind,
    )
  expect((await kinds()).filter(kind => kind === 'taskDone')).toHaveLength(1)
  const stale = await anna.call('PUT', `/${id}/tasks/${soon.id}`, { version: 1, words: 'Sooner', ...nobody })
  expect(stale.status).toBe(409)
  await anna.tick(id, soon, false)
  expect((await anna.tasks(id))[2]).toMatchObject({ doneAt: null, doneBy: null })
  const put = await anna.call<Listed>('PUT', `/${id}/tasks/${late.id}`, {
    version: 1,
    words: 'Later',
    ...nobody,
  })
  expect(put.body.result[0]).toMatchObject({ words: 'Later', day: null, version: 2 })
  await anna.call('DELETE', `/${id}/tasks/${some.id}`)
  expect((await kinds()).slice(0, 3)).toEqual(['taskRemoved', 'taskChanged', 'taskReopened'])
  // Who leaves hands the open tasks back to the managers.
  await anna.ask('DELETE', `/identity/${bert.accountId}`)
  expect((await anna.tasks(id))[1]).toMatchObject({ words: 'Soon', responsible: 'MANAGERS', account: null })
  expect(await anna.mine()).toEqual(['Soon'])
  await anna.call('PUT', `/${id}/status`, { step: 'withdrawn', reason: 'They do not come' })
  expect([await anna.mine(), await anna.calendar()]).toEqual([[], []])
  for (const [method, url, body] of [
    ['POST', '', crates],
    ['POST', '/checklist', {}],
    ['PUT', `/${soon.id}/done`, { done: true }],
    ['DELETE', `/${soon.id}`, undefined],
  ] as const)
    expect((await anna.call(method, `/${id}/tasks${url}`, body)).status).toBe(409)
})

test('Tasks are read by those who may read the procedure, changed by those who may edit it, and checklists by administrators alone', async () => {
  const museum = await makeMuseum(app())
  const anna = await member(museum)
  const reader = await member(museum, { role: 'USER', permissions: ['loan-out-read'] })
  const stranger = await member(museum, {
    role: 'USER',
    permissions: ['inventory-audit-edit', 'inventory-audit-read'],
  })
  await anna.checklist(0, [crates])
  const { id } = await anna.begin({ values: { loan: { start: day(60) } } })
  const [task] = await reader.tasks(id)
  expect(await reader.calendar()).toHaveLength(1)
  expect(await stranger.calendar()).toEqual([])
  const status = async (who: Member, method: Method, url: string, body?: object) =>
    (await who.call(method, `/${id}/tasks${url}`, body)).status
  expect(await status(stranger, 'GET', '')).toBe(404)
  expect(await status(stranger, 'PUT', `/${task?.id}/done`, { done: true })).toBe(404)
  expect(await status(reader, 'PUT', `/${task?.id}/done`, { done: true })).toBe(403)
  expect((await reader.checklist(1, [])).status).toBe(403)
  // Of a member of another museum there is none here, nor a date that the type does not have.
  const other = await member(await makeMuseum(app()))
  const wrong = await anna.checklist(1, [
    {
      words: 'x',
      responsible: 'MEMBER',
      accountId: other.accountId,
      due: { from: 'date/returnBy', days: 1 },
    },
    { words: 'y', ...managers, due: { from: 'begun', days: -1 } },
  ])
  expect(wrong.status).toBe(400)
  expect(Object.keys((wrong.body as unknown as { fields: object }).fields).toSorted()).toEqual([
    'tasks.0.accountId',
    'tasks.0.due.from',
    'tasks.1.due.days',
  ])
  expect((await other.ask<Checklist>('GET', '/checklists/LOAN_OUT')).body.tasks).toEqual([])
  await anna.call('DELETE', `/${id}`)
  expect([await anna.mine(), await anna.calendar()]).toEqual([[], []])
})

test('Those a task is given to are reminded by mail in the morning of its day, where it stands by then', async () => {
  const museum = await makeMuseum(app())
  const anna = await member(museum)
  const { email } = (await anna.ask<{ email: string }>('GET', '/me')).body
  const { id, number } = await anna.begin({ values: { loan: { start: day(30) } } })
  const [task] = (await anna.call<Listed>('POST', `/${id}/tasks`, crates)).body.result
  await changed(anna, id, { loan: { start: day(40) } })
  const come = async (days: number) => {
    const at = morningOf(defaultZone, day(days))
    app().travel((at.getTime() - Date.now()) / 1000)
    const due = { tenantId: museum.tenantId, id: task?.id ?? '', at: at.toISOString() }
    await Promise.all([app().procedures.remindTask(due), app().procedures.remindTask(due)])
    app().travel(0)
  }
  await come(16)
  await come(26)
  await vi.waitFor(() => {
    const subjects = mails.received.filter(({ recipients }) => recipients.includes(email))
    expect(subjects.map(({ subject }) => subject)).toEqual([`Task due: Order crates, ${number}`])
  }, 15_000)
  expect(mails.received.at(-1)?.text).toContain(`/app/procedures/${id}?tab=tasks`)
})

test('A procedure has two hundred tasks at most, also with those of its checklist', async () => {
  const museum = await makeMuseum(app())
  const anna = await member(museum)
  const { id } = (await anna.call('POST', '', { type: 'MOVEMENT', title: 'Many' })).body
  await app().database.inTenant(museum.tenantId, tx =>
    insertTasks(
      tx,
      Array.from({ length: 199 }, (_, at) => ({ card_id: id, words: `Task ${at}`, ...managers })),
    ),
  )
  const take = () => anna.call<Listed & { fields: object }>('POST', `/${id}/tasks/checklist`)
  await anna.checklist(
    0,
    [
      { words: 'Order crates', ...nobody },
      { words: 'Book a van', ...nobody },
    ],
    'MOVEMENT',
  )
  const tooMany = 'Up to 200 entries are possible'
  expect(await take()).toMatchObject({ status: 400, body: { fields: { tasks: tooMany } } })
  expect(await anna.tasks(id)).toHaveLength(199)
  await anna.checklist(1, [{ words: 'Order crates', ...nobody }], 'MOVEMENT')
  expect((await take()).status).toBe(200)
  const added = await anna.call<object>('POST', `/${id}/tasks`, { words: 'One more', ...nobody })
  expect(added).toMatchObject({ status: 400, body: { fields: { words: tooMany } } })
})
