import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import type { CalendarItem } from '#model/api/calendar.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { daysAfter, defaultZone, morningOf, dayIn as todayIn } from '#model/dates/museum-day.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../test/harness/factories.ts'
import { type Method, registrar } from '../../../test/harness/registrar.ts'
import { startMailServer } from '../../../test/server/mail-server.ts'

const post = await startMailServer()
afterAll(post.stop)
const app = useTestApp({
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.port}?from=registrar@museum.test` },
})

const dayMs = 86_400_000
const dayIn = (days: number): string => daysAfter(todayIn(defaultZone, new Date()), days)
/** The morning of a day, when reminders are sent. */
const morning = (day: string): Date => morningOf(defaultZone, day)

async function worker(museum: TestMuseum, given: PersonGiven = { role: 'TENANT_ADMIN' }) {
  const person = await registrar(app, museum, given)
  const { email } = (await person.ask<{ email: string }>('GET', '/me')).body
  const call = <T = Procedure>(method: Method, url: string, payload?: object) =>
    person.ask<T>(method, `/procedures${url}`, payload)
  const begin = async (given: object) =>
    (await call('POST', '', { type: 'LOAN_OUT', title: 'Silver', ...given })).body
  const calendar = async (from: string, to: string) => {
    const { body } = await person.ask<{ result: string[]; entities: Record<string, CalendarItem> }>(
      'GET',
      `/calendar?from=${from}T00:00:00Z&to=${to}T00:00:00Z`,
    )
    return body.result.map(id => body.entities[id])
  }
  return { ...person, email, call, begin, calendar }
}

/** The moment comes: two servers have the same job. */
async function due({ tenantId }: TestMuseum, id: string, at: Date, late = 0) {
  app().travel((at.getTime() + late - Date.now()) / 1000)
  const given = { tenantId, id, at: at.toISOString() }
  await Promise.all([app().procedures.remind(given), app().procedures.remind(given)])
  app().travel(0)
}

async function subjectsTo(to: string) {
  await vi.waitFor(async () => {
    const { rows } = await app().database.asSystem('test', db =>
      sql`select from jobs.job where name = 'mail.send' and state <> 'failed'`.execute(db),
    )
    expect(rows).toEqual([])
  }, 10_000)
  return post.received.filter(({ recipients }) => recipients.includes(to)).map(({ subject }) => subject)
}

test('The days of procedures stand in the calendar of who may read them and lead there; what is closed leaves only what is still to come [C-P10]', async () => {
  const museum = await makeMuseum(app())
  const anna = await worker(museum)
  const auditor = await worker(museum, { role: 'USER', permissions: ['inventory-audit-read'] })
  const loan = await anna.begin({ values: { loan: { start: '2031-01-10', end: '2031-06-30' } } })
  const audit = await anna.begin({
    type: 'INVENTORY_AUDIT',
    title: 'Store 3',
    values: { deadline: '2031-01-31', nextAudit: '2031-03-01', signer: 'Ewa', signedOn: '2031-01-20' },
  })
  const shown = async (who: typeof anna, from = '2031-01-01', to = '2031-04-01') =>
    (await who.calendar(from, to)).map(item => [item?.startDateTime.slice(0, 10), item?.title])
  expect(await anna.calendar('2031-01-10', '2031-01-11')).toMatchObject([
    {
      kind: 'procedure',
      title: `Loan starts: ${loan.number} · Silver`,
      allDay: true,
      editable: false,
      path: `/app/procedures/${loan.id}`,
    },
  ])
  expect(await shown(anna, '2031-06-01', '2031-06-30')).toEqual([])
  expect(await shown(anna, '2031-06-30', '2031-07-01')).toHaveLength(1)
  const next = ['2031-03-01', `Next audit due: ${audit.number} · Store 3`]
  expect(await shown(auditor)).toEqual([['2031-01-31', `Audit due: ${audit.number} · Store 3`], next])
  for (const status of ['ONGOING', 'DONE', 'CLOSED'])
    await anna.call('PUT', `/${audit.id}/status`, { status, reason: 'So it is' })
  await anna.call('DELETE', `/${loan.id}`)
  expect(await shown(anna)).toEqual([next])
})

test('Managers are told of the days of a procedure by mail, once each, in their language; not the team, nor who may not read them, nor of what was moved, done or is long past [C-P10]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert, team] = [await worker(museum), await worker(museum), await worker(museum)]
  await bert.ask('PUT', '/me/lang?lang=de')
  const end = dayIn(100)
  const outsider = await worker(museum, { role: 'USER', permissions: ['catalogueRead'] })
  const managers = [anna.accountId, bert.accountId, outsider.accountId]
  const { id, number, version } = await anna.begin({ managers, values: { loan: { end } } })
  await anna.call('PUT', `/${id}`, { version, team: [team.accountId] })
  const before = (days: number, day = end) => morning(daysAfter(day, -days))
  const { rows } = await app().database.asSystem('test', db =>
    sql<{ at: Date }>`
      select start_after as at from jobs.job where name = 'procedures.remind' and data->>'id' = ${id}`.execute(
      db,
    ),
  )
  expect(rows.map(({ at }) => at.toISOString())).toEqual([before(90).toISOString()])

  await due(museum, id, before(90))
  expect(await subjectsTo(anna.email)).toEqual([`Reminder: Loan ends, ${number}`])
  expect(await subjectsTo(bert.email)).toEqual([expect.stringMatching(`^Erinnerung: .+, ${number}$`)])
  for (const { email } of [team, outsider]) expect(await subjectsTo(email)).toEqual([])
  const mail = post.received.find(({ recipients }) => recipients.includes(anna.email))
  expect(mail?.text).toContain(`https://vitrine.test/app/procedures/${id}`)
  expect(mail?.text).toContain(
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(end)),
  )

  const later = dayIn(200)
  const now = (await anna.call('GET', `/${id}`)).body
  await anna.call('PUT', `/${id}`, { version: now.version, values: { loan: { end: later } } })
  await due(museum, id, before(30))
  await due(museum, id, before(90, later), 8 * dayMs)
  await due(museum, id, before(30, later))
  expect(await subjectsTo(anna.email)).toHaveLength(2)
  for (const status of ['ONGOING', 'DONE']) await anna.call('PUT', `/${id}/status`, { status, reason: 'x' })
  await due(museum, id, before(7, later))
  expect(await subjectsTo(anna.email)).toHaveLength(2)
})
