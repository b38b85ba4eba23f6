import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, type TestMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'
import { startMailServer } from '../../../test/server/mail-server.ts'

const post = await startMailServer()
afterAll(post.stop)
const app = useTestApp({
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.port}?from=registrar@museum.test` },
})

const hourMs = 3_600_000
const start = new Date(Math.ceil(Date.now() / hourMs) * hourMs + 30 * 24 * hourMs)

async function someone(museum: TestMuseum) {
  const person = await registrar(app, museum, { role: 'USER' })
  const { email } = (await person.ask<{ email: string }>('GET', '/me')).body
  const add = async (change: object = {}) => {
    const { body } = await person.ask<{ id: string; version: number }>('POST', '/calendar', entry(change))
    return body
  }
  return { ...person, email, add }
}

const entry = (change: object = {}) => ({
  title: 'Courier',
  kind: 'visit',
  allDay: false,
  startDateTime: start.toISOString(),
  endDateTime: new Date(start.getTime() + hourMs).toISOString(),
  timeZone: 'Europe/Berlin',
  place: '',
  note: '',
  responsible: null,
  participants: [],
  links: [],
  visibility: 'museum',
  reminder: 60,
  repetition: null,
  ...change,
})

/** The moment comes: two servers have the same job. */
async function due({ tenantId }: TestMuseum, id: string, at: Date) {
  app().travel((at.getTime() - Date.now()) / 1000)
  const given = { tenantId, id, at: at.toISOString() }
  await Promise.all([app().calendar.remind(given), app().calendar.remind(given)])
  await app().calendar.remind(given)
  app().travel(0)
}

async function mailsTo(to: string) {
  await vi.waitFor(async () => {
    const { rows } = await app().database.asSystem('test', db =>
      sql`select from jobs.job where name = 'mail.send' and state <> 'failed'`.execute(db),
    )
    expect(rows).toEqual([])
  }, 10_000)
  return post.received.filter(({ recipients }) => recipients.includes(to))
}

const before = (minutes: number, from = start) => new Date(from.getTime() - minutes * 60_000)

test('Whom an entry names is reminded once, in the own language, by the clocks of the place; who does not want to be is left alone [C-P10]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bruno, quiet] = [await someone(museum), await someone(museum), await someone(museum)]
  await bruno.ask('PUT', '/me/lang?lang=de')
  const none = {
    newSignIn: true,
    licence: true,
    finishedWork: true,
    followedSearches: true,
    reminders: false,
    mentions: true,
  }
  expect((await quiet.ask('PUT', '/me/notifications', none)).status).toBe(204)
  const { id } = await anna.add({
    responsible: bruno.accountId,
    participants: [quiet.accountId, bruno.accountId],
  })
  await due(museum, id, before(60))
  const [mail, ...others] = await mailsTo(bruno.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Erinnerung: Courier')
  const when = new Intl.DateTimeFormat('de', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(start)
  expect(mail?.text).toContain(when)
  expect(mail?.text).toContain('https://vitrine.test/app/calendar?date=')
  expect([await mailsTo(quiet.email), await mailsTo(anna.email)]).toEqual([[], []])
})

test('What repeats reminds each time; what was moved or deleted, or is long over, does not [C-P10]', async () => {
  const museum = await makeMuseum(app())
  const anna = await someone(museum)
  const daily = await anna.add({
    title: 'Daily',
    timeZone: 'UTC',
    repetition: { frequency: 'daily', until: null },
  })
  await due(museum, daily.id, before(60))
  await due(museum, daily.id, new Date(before(60).getTime() + 24 * hourMs))
  expect((await mailsTo(anna.email)).map(({ subject }) => subject)).toEqual([
    'Reminder: Daily',
    'Reminder: Daily',
  ])

  const moved = await anna.add({ title: 'Moved' })
  const change = entry({ title: 'Moved', reminder: 30 })
  expect((await anna.ask('PUT', `/calendar/${moved.id}`, { ...change, version: moved.version })).status).toBe(
    200,
  )
  await due(museum, moved.id, before(60))
  const gone = await anna.add({ title: 'Gone' })
  expect((await anna.ask('DELETE', `/calendar/${gone.id}`)).status).toBe(204)
  await due(museum, gone.id, before(60))
  const late = await anna.add({ title: 'Late' })
  app().travel((start.getTime() + 48 * hourMs - Date.now()) / 1000)
  await app().calendar.remind({ tenantId: museum.tenantId, id: late.id, at: before(60).toISOString() })
  app().travel(0)
  expect(await mailsTo(anna.email)).toHaveLength(2)
  await due(museum, moved.id, before(30))
  expect((await mailsTo(anna.email)).at(-1)?.subject).toBe('Reminder: Moved')
})

test('The job of a reminder waits for its moment, and exists when the entry does [C-P10]', async () => {
  const museum = await makeMuseum(app())
  const anna = await someone(museum)
  const { id } = await anna.add({ reminder: 10 })
  const { rows } = await app().database.asSystem('test', db =>
    sql<{ at: Date; kept: Date }>`
      select start_after as at, keep_until as kept from jobs.job where name = 'calendar.remind' and data->>'id' = ${id}`.execute(
      db,
    ),
  )
  expect(rows.map(({ at }) => at.toISOString())).toEqual([before(10).toISOString()])
  expect(rows[0] && rows[0].kept > rows[0].at).toBe(true)
})
