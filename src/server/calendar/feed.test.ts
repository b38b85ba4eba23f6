import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { calendarMember } from '../../../test/harness/calendar-member.ts'
import {
  bearer,
  handoverForm,
  makeMuseum,
  type PersonGiven,
  signedIn,
  type TestMuseum,
} from '../../../test/harness/factories.ts'

const app = useTestApp()

const member = (museum: TestMuseum, given?: PersonGiven) => calendarMember(app, museum, given)

test('The own calendar is read at an address without signing in; a new one ends the old one, and it can be switched off [C-P10] [P-P13]', async () => {
  const museum = await makeMuseum(app(), { name: 'Muzeum Łódź; A, B' })
  const anna = await member(museum)
  const bruno = await member(museum)
  await anna.ask('PUT', '/me/lang?lang=de')
  await bruno.add({ title: 'Hidden', visibility: 'me' })
  await anna.add({
    title: 'Führung: Kratere, „groß“',
    place: 'Saal 1; oben',
    note: 'Eins\nZwei',
    kind: 'visit',
  })
  await anna.add({
    title: 'Zu',
    kind: 'closure',
    allDay: true,
    startDateTime: '2027-02-02T00:00:00.000Z',
    endDateTime: '2027-02-03T00:00:00.000Z',
    repetition: { frequency: 'daily', until: '2027-02-04' },
  })
  const fetched = async (url: string) => {
    const answer = await app().http.inject({ method: 'GET', url })
    return {
      status: answer.statusCode,
      type: answer.headers['content-type'],
      body: answer.body,
      cookies: answer.cookies,
    }
  }
  expect((await anna.call<{ since: string | null }>('GET', '/feed')).body).toEqual({ since: null })
  const made = async () => {
    const { body } = await anna.call<{ address: string; since: string }>('POST', '/feed')
    return new URL(body.address).pathname
  }
  const address = await made()
  expect(address).toMatch(/^\/calendar\/\d+-[\w-]{43}\.ics$/)
  app().travel((Date.parse('2027-01-15T00:00Z') - Date.now()) / 1000)
  const { status, type, body, cookies } = await fetched(address)
  app().travel(0)
  expect([status, type, cookies]).toEqual([200, 'text/calendar; charset=utf-8', []])
  const calendar = new ICAL.Component(ICAL.parse(body))
  const events = calendar.getAllSubcomponents('vevent').map(one => new ICAL.Event(one))
  expect(events.map(({ summary }) => summary)).toEqual(['Führung: Kratere, „groß“', 'Zu', 'Zu', 'Zu'])
  expect(events[0]).toMatchObject({ location: 'Saal 1; oben', description: 'Eins\nZwei' })
  expect(events[0]?.startDate.toJSDate().toISOString()).toBe('2027-02-01T09:00:00.000Z')
  expect(events.slice(1).map(({ startDate }) => startDate.toString())).toEqual([
    '2027-02-02',
    '2027-02-03',
    '2027-02-04',
  ])
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(4)
  expect(body).toContain('CATEGORIES:Besuch oder Führung')

  const renewed = await made()
  expect((await fetched(address)).status).toBe(404)
  expect((await fetched(renewed)).status).toBe(200)
  for (const wrong of [
    renewed.replace('.ics', ''),
    `${renewed}x`,
    '/calendar/1-x.ics',
    renewed.replace(/\d+-/, '999-'),
  ])
    expect((await fetched(wrong)).status).toBe(404)
  const { body: kept } = await anna.call<{ since: string | null }>('GET', '/feed')
  expect(kept.since).not.toBeNull()
  expect((await anna.call('DELETE', '/feed')).status).toBe(204)
  expect((await fetched(renewed)).status).toBe(404)
})

test('An address of a calendar opens nothing for who has left the museum, and is none of an impersonator’s business [C-P10] [P-P11]', async () => {
  const museum = await makeMuseum(app())
  const anna = await member(museum, { role: 'TENANT_ADMIN' })
  const { headers: operator } = await signedIn(app(), { operator: true })
  const post = (url: string, headers: Record<string, string>, payload?: object) =>
    app().http.inject({ method: 'POST', url: `/api/v1${url}`, headers, ...(payload && { payload }) })
  const begun = await post(`/operator/museums/${museum.tenantId}/login-as`, operator, {
    accountId: anna.accountId,
    reason: 'They asked',
  })
  const entered = await app().http.inject(handoverForm(begun.json().token, begun.cookies))
  const visitor = bearer(entered.json().access_token)
  expect((await post('/calendar/feed', visitor)).statusCode).toBe(403)
  const { body } = await anna.call<{ address: string }>('POST', '/feed')
  const read = async () =>
    (await app().http.inject({ method: 'GET', url: new URL(body.address).pathname })).statusCode
  expect(await read()).toBe(200)
  await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
    db
      .updateTable('identity')
      .set({ state: 'SUSPENDED' })
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', anna.accountId)
      .execute(),
  )
  expect(await read()).toBe(404)
})
