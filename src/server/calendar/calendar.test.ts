import { expect, test } from 'vitest'
import type { CalendarEntry, CalendarItem } from '#model/api/calendar.ts'
import { dayIn, daysAfter, defaultZone } from '#model/dates/museum-day.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { calendarMember, written } from '../../../test/harness/calendar-member.ts'
import { makeMuseum, type PersonGiven, type TestMuseum } from '../../../test/harness/factories.ts'
import { addFile } from '../../../test/harness/files.ts'

const app = useTestApp()

const dayMs = 86_400_000

const member = (museum: TestMuseum, given?: PersonGiven) => calendarMember(app, museum, given)

test('Entries come sorted by their beginning, with the last beginning; a size cuts them off, and one can go on from there [C-P10]', async () => {
  const anna = await member(await makeMuseum(app()))
  await anna.add({
    title: 'Third',
    startDateTime: '2027-02-03T09:00:00.000Z',
    endDateTime: '2027-02-03T09:00:00.000Z',
  })
  await anna.add({
    title: 'Second',
    allDay: true,
    startDateTime: '2027-02-02T00:00:00.000Z',
    endDateTime: '2027-02-04T00:00:00.000Z',
  })
  await anna.add({ title: 'First', note: 'With a note' })
  expect(await anna.titles()).toEqual(['First', 'Second', 'Third'])
  const page = await anna.list({ from: '2027-01-01T00:00:00Z', size: '2', lazy: 'true' })
  expect(page).toMatchObject({ largestStart: '2027-02-02T00:00:00.000Z', more: true })
  expect(page.entities[page.result[0] ?? '']).not.toHaveProperty('note')
  expect(await anna.titles({ from: page.largestStart ?? '' })).toEqual(['Second', 'Third'])
  const all = await anna.list()
  expect(all.entities[all.result[0] ?? '']).toMatchObject({
    note: 'With a note',
    participants: [],
    links: [],
  })
  expect(all.more).toBe(false)
  expect(await anna.list({ from: '2028-01-01T00:00:00Z' })).toEqual({
    result: [],
    entities: {},
    largestStart: null,
    more: false,
  })
})

test('Where nothing is asked for, entries are told from the start of today in UTC on; borders of days are kept [C-P10]', async () => {
  const anna = await member(await makeMuseum(app()))
  const today = Math.floor(Date.now() / dayMs) * dayMs
  const at = (shift: number) => new Date(today + shift).toISOString()
  await anna.add({ title: 'Just over', startDateTime: at(-3_600_000), endDateTime: at(0) })
  await anna.add({ title: 'Over midnight', startDateTime: at(-3_600_000), endDateTime: at(1) })
  await anna.add({ title: 'At midnight', startDateTime: at(0), endDateTime: at(0) })
  await anna.add({ title: 'Whole yesterday', allDay: true, startDateTime: at(-dayMs), endDateTime: at(0) })
  await anna.add({ title: 'Whole today', allDay: true, startDateTime: at(0), endDateTime: at(dayMs) })
  expect(await anna.titles({})).toEqual(['Over midnight', 'At midnight', 'Whole today'])
  expect(await anna.titles({ from: at(-dayMs), to: at(0) })).toEqual([
    'Whole yesterday',
    'Just over',
    'Over midnight',
  ])
})

test('What repeats is told for each time it takes place, also over the end of summer time, and is one entry [C-P10]', async () => {
  const anna = await member(await makeMuseum(app()))
  const { id } = await anna.add({
    title: 'Weekly',
    startDateTime: '2027-10-25T08:00:00.000Z',
    endDateTime: '2027-10-25T09:00:00.000Z',
    repetition: { frequency: 'weekly', until: '2027-11-08' },
  })
  const { result, entities } = await anna.list({ from: '2027-10-01T00:00:00Z' })
  expect(result).toEqual([`${id}@2027-10-25`, `${id}@2027-11-01`, `${id}@2027-11-08`])
  // Ten o'clock in Berlin, all three times.
  expect(result.map(key => entities[key]?.startDateTime.slice(11, 16))).toEqual(['08:00', '09:00', '09:00'])
  expect(entities[result[1] ?? '']).toMatchObject({ entryId: id, repeats: true, editable: true })
  expect((await anna.call('GET', `/${id}`)).body).toMatchObject({
    startDateTime: '2027-10-25T08:00:00.000Z',
    repetition: { frequency: 'weekly', until: '2027-11-08' },
  })
})

test('What is for oneself, for a team or for the museum is seen by those alone, and changed by fewer [C-P10] [P-P13]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bruno, carla] = [await member(museum), await member(museum), await member(museum)]
  const administrator = await member(museum, { role: 'TENANT_ADMIN' })
  const stranger = await member(await makeMuseum(app()))
  const mine = await anna.add({ title: 'Mine', visibility: 'me', participants: [bruno.accountId] })
  const team = await anna.add({
    title: 'Team',
    visibility: 'team',
    responsible: bruno.accountId,
    participants: [carla.accountId],
  })
  const everybody = await anna.add({ title: 'Museum' })
  expect(await anna.titles()).toEqual(['Mine', 'Museum', 'Team'])
  expect(await bruno.titles()).toEqual(['Museum', 'Team'])
  expect(await carla.titles()).toEqual(['Museum', 'Team'])
  // With the end of the licence, which concerns administrators.
  expect(await administrator.titles()).toEqual(['Museum', museum.name])
  expect(await stranger.titles()).toEqual([])
  const statuses = async (who: typeof anna, { id }: CalendarEntry) => {
    const { status: read } = await who.call('GET', `/${id}`)
    const { status: change } = await who.call('PUT', `/${id}`, {
      ...written({ title: 'Theirs' }),
      version: -1,
    })
    const { status: drop } = change === 409 ? { status: 409 } : await who.call('DELETE', `/${id}`)
    return [read, change, drop]
  }
  expect(await statuses(bruno, mine)).toEqual([404, 404, 404])
  expect(await statuses(bruno, team)).toEqual([200, 409, 409])
  expect(await statuses(carla, team)).toEqual([200, 403, 403])
  expect(await statuses(carla, everybody)).toEqual([200, 403, 403])
  expect(await statuses(administrator, everybody)).toEqual([200, 409, 409])
  expect(await statuses(administrator, mine)).toEqual([404, 404, 404])
  expect(await statuses(stranger, everybody)).toEqual([404, 404, 404])
  const { body } = await carla.call('GET', `/${team.id}`)
  expect(body).toMatchObject({
    editable: false,
    responsible: { id: bruno.accountId },
    participants: [{ id: carla.accountId }],
  })
})

test('Of two who change the same entry the second is told what the first wrote [C-P10]', async () => {
  const museum = await makeMuseum(app())
  const [anna, boss] = [await member(museum), await member(museum, { role: 'TENANT_ADMIN' })]
  const { id, version } = await anna.add()
  const change = (who: typeof anna, title: string, given = version) =>
    who.call<{ data: CalendarEntry }>('PUT', `/${id}`, { ...written({ title }), version: given })
  const answers = await Promise.all([change(anna, 'Hers'), change(boss, 'His')])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  const winner = statuses[0] === 200 ? 'Hers' : 'His'
  const refused = answers[statuses.indexOf(409)]?.body.data
  expect(refused).toMatchObject({ title: winner, version: version + 1 })
  expect((await change(anna, 'Again', version + 1)).status).toBe(200)
})

test('What was deleted can be brought back, once, by whoever may change it [C-P10]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bruno] = [await member(museum), await member(museum)]
  const { id } = await anna.add()
  expect((await anna.call('DELETE', `/${id}`)).status).toBe(204)
  expect((await anna.call('DELETE', `/${id}`)).status).toBe(404)
  expect(await anna.titles()).toEqual([])
  expect((await anna.call('GET', `/${id}`)).status).toBe(404)
  expect((await bruno.call('POST', `/${id}/restored`)).status).toBe(403)
  expect((await anna.call('POST', `/${id}/restored`)).status).toBe(200)
  expect((await anna.call('POST', `/${id}/restored`)).status).toBe(404)
  expect(await anna.titles()).toEqual(['Meeting'])
})

test('An entry needs what it is, its kind and its times; what is left out is empty, by the clocks of the museum [F-W21] [C-P10]', async () => {
  const anna = await member(await makeMuseum(app()))
  const times = { startDateTime: '2027-03-01T09:00:00.000Z', endDateTime: '2027-03-01T10:00:00.000Z' }
  const { status, body } = await anna.call('POST', '', { title: 'Inventory', kind: 'task', ...times })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body).toMatchObject({
    allDay: false,
    note: '',
    place: '',
    participants: [],
    links: [],
    reminder: null,
  })
  expect(body.timeZone).toBe('Europe/Rome')
})

test('What is wrong with an entry is said of each field at once [C-P10]', async () => {
  const museum = await makeMuseum(app())
  const anna = await member(museum)
  const stranger = await member(await makeMuseum(app()))
  const refused = async (change: object) => {
    const { status, body } = await anna.call<{ fields: Record<string, string> }>('POST', '', {
      ...written(),
      ...change,
    })
    expect(status).toBe(400)
    return Object.keys(body.fields).toSorted()
  }
  expect(
    await refused({
      title: ' ',
      kind: 'party',
      allDay: 'yes',
      startDateTime: 'tomorrow',
      endDateTime: '2027-02-30T09:00:00Z',
      timeZone: 'Mars/Olympus',
      place: 'x'.repeat(201),
      note: 'x'.repeat(4001),
      participants: ['x'],
      visibility: 'public',
      reminder: -1,
      repetition: { frequency: 'hourly', until: '2027-02-31' },
      links: [{ type: 99, id: '1' }],
    }),
  ).toEqual([
    'allDay',
    'endDateTime',
    'kind',
    'links.0.type',
    'note',
    'participants.0',
    'place',
    'reminder',
    'repetition.frequency',
    'repetition.until',
    'startDateTime',
    'timeZone',
    'title',
    'visibility',
  ])
  expect(
    await refused({
      endDateTime: '2027-02-01T08:59:00Z',
      responsible: stranger.accountId,
      participants: [anna.accountId, stranger.accountId],
      links: [{ type: 1, id: '999999999' }],
      repetition: { frequency: 'daily', until: '2027-01-31' },
    }),
  ).toEqual(['endDateTime', 'links.0', 'participants.1', 'repetition.until', 'responsible'])
  expect(await refused({ allDay: true })).toEqual(['endDateTime', 'startDateTime'])
  expect(
    await refused({ startDateTime: '0900-02-01T08:59:00Z', endDateTime: '9000-02-01T08:59:00Z' }),
  ).toEqual(['endDateTime', 'startDateTime'])
  const wrongFields = async (query: string) =>
    (await anna.call<{ fields: object }>('GET', `?${query}`)).body.fields
  expect(Object.keys(await wrongFields('from=now&to=later&size=0&lazy=maybe')).toSorted()).toEqual([
    'from',
    'lazy',
    'size',
    'to',
  ])
  expect(Object.keys(await wrongFields('from=2027-01-01T00:00:00Z&to=2027-01-01T00:00:00Z'))).toEqual(['to'])
  expect(Object.keys(await wrongFields('from=2027-01-01T00:00:00Z&to=2037-01-01T00:00:00Z'))).toEqual(['to'])
})

test('Cards an entry is about are named to those who may read them [C-P10] [P-P03]', async () => {
  const museum = await makeMuseum(app())
  const anna = await member(museum, { role: 'TENANT_ADMIN' })
  const guard = await member(museum, { permissions: [] })
  const { id: cardId } = await anna.put({
    objectNumbers: [{ objectNumber: '1915.2' }],
    title: { en: 'Krater' },
  })
  const { id } = await anna.add({ links: [{ type: 1, id: cardId }] })
  expect((await anna.call('GET', `/${id}`)).body.links).toEqual([
    { type: 1, id: cardId, title: '1915.2 · Krater', path: `/app/catalogue/object/${cardId}` },
  ])
  expect((await guard.call('GET', `/${id}`)).body.links).toEqual([])
  const { status, body } = await guard.call<{ fields: object }>(
    'POST',
    '',
    written({ links: [{ type: 1, id: cardId }] }),
  )
  expect([status, Object.keys(body.fields)]).toEqual([400, ['links.0']])
})

test('Ends of shares, of rights in files and of the licence stand in the calendars of those they concern, and open their cards [C-P10]', async () => {
  const licenceTo = new Date(Date.now() + 100 * dayMs)
  const museum = await makeMuseum(app(), { licenceTo })
  const boss = await member(museum, { role: 'TENANT_ADMIN' })
  const anna = await member(museum, {
    permissions: ['catalogueRead', 'damRead'],
  })
  const guard = await member(museum, { permissions: [] })
  const { id: cardId } = await boss.put({ title: { en: 'Krater', de: 'Krug' } })
  expect((await boss.ask('POST', `/catalogue/object/${cardId}/share`, { days: 30 })).status).toBe(201)
  const fileId = await addFile(app(), { museum, accountId: boss.accountId })
  const until = daysAfter(dayIn(defaultZone, new Date()), 50)
  const file = await boss.ask<{ version: number }>('GET', `/files/${fileId}`)
  await boss.ask('PUT', `/files/${fileId}/lock`, {})
  const saved = await boss.ask('PUT', `/files/${fileId}`, {
    version: file.body.version,
    embargoUntil: until,
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const found = async ({ list }: typeof boss): Promise<CalendarItem[]> => {
    const { result, entities } = await list({})
    return result.flatMap(id => entities[id] ?? [])
  }
  const [share, rights, licence] = await found(boss)
  expect(share).toMatchObject({
    kind: 'share',
    title: 'Krater',
    path: `/app/catalogue/object/${cardId}`,
    editable: false,
    entryId: null,
  })
  expect(rights).toMatchObject({
    kind: 'rights',
    allDay: true,
    startDateTime: `${until}T00:00:00.000Z`,
    path: `/app/dam/file/${fileId}`,
  })
  expect(licence).toMatchObject({
    kind: 'licence',
    title: museum.name,
    startDateTime: licenceTo.toISOString(),
  })
  expect((await found(anna)).map(({ kind }) => kind)).toEqual(['rights'])
  expect(await found(guard)).toEqual([])
  // From the day after there are no reminders of it.
  const after = new Date(Date.parse(until) + dayMs).toISOString()
  expect((await boss.list({ from: after })).result).toHaveLength(1)
  expect((await boss.list({ from: `${until}T00:00:00Z`, to: after })).result).toEqual([rights?.id])
})

test('What repeats without end fills no answer and no calendar: the earliest come first, each over before the next one begins [C-P10]', async () => {
  const anna = await member(await makeMuseum(app()))
  const daily = { repetition: { frequency: 'daily', until: null } } as const
  await anna.add({ title: 'Round', ...daily })
  await anna.add({ title: 'Watering', startDateTime: '2027-02-01T09:30:00.000Z', ...daily })
  await anna.add({
    title: 'Yearly',
    startDateTime: '2027-02-02T08:00:00.000Z',
    endDateTime: '2027-02-02T08:00:00.000Z',
    repetition: { frequency: 'yearly', until: '9999-12-31' },
  })
  expect(await anna.titles({ from: '2027-02-01T00:00:00Z', size: '5' })).toEqual([
    'Round',
    'Watering',
    'Yearly',
    'Round',
    'Watering',
  ])
  const endless = await anna.call<{ fields: object }>(
    'POST',
    '',
    written({ ...daily, endDateTime: '2199-02-01T09:00:00.000Z' }),
  )
  expect([endless.status, Object.keys(endless.body.fields)]).toEqual([400, ['endDateTime']])
  expect((await anna.call('GET', '?from=0000-01-01T00:00:00Z')).body).toMatchObject({
    fields: { from: expect.anything() },
  })
})

test('Who is responsible for an entry may put it out of their own sight [C-P10]', async () => {
  const museum = await makeMuseum(app())
  const [anna, bert] = [await member(museum), await member(museum)]
  const { id, version } = await anna.add({ responsible: bert.accountId })
  const kept = await bert.call('PUT', `/${id}`, { ...written({ visibility: 'me' }), version })
  expect([kept.status, kept.body.visibility]).toEqual([200, 'me'])
  expect((await bert.call('GET', `/${id}`)).status).toBe(404)
  expect((await anna.call('GET', `/${id}`)).status).toBe(200)
})
