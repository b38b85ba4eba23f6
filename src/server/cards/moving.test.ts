import { expect, test, vi } from 'vitest'
import { dayIn, daysAfter, defaultZone } from '#model/dates/museum-day.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, type TestMuseum } from '../../../test/harness/factories.ts'
import { registrar } from '../../../test/harness/registrar.ts'

const app = useTestApp()

/** A museum with two rooms, and somebody who looks after its objects. */
async function museumWithRooms(museum?: TestMuseum) {
  const person = await registrar(app, museum ?? (await makeMuseum(app())))
  const room = async (name: string) => {
    const { body } = await person.ask<{ id: string }>('POST', '/museum/locations', { name })
    return { id: body.id }
  }
  return { ...person, hall: await room('Hall'), store: await room('Store') }
}

const dayFromNow = (days: number): string => daysAfter(dayIn(defaultZone, new Date()), days)
const move = (row: Record<string, unknown>) => ({ kind: 'log', path: 'movements', row }) as const

test('Ten objects are moved at once: each knows where it came from, and the whole is taken back [F-W03]', async () => {
  const { put, read, bulk, undo, history, numbers, hall, store } = await museumWithRooms()
  const cards = []
  for (let number = 1; number <= 10; number++)
    cards.push(
      await put({
        objectNumbers: [{ objectNumber: `M${number}` }],
        // The last one is there already.
        movements: [{ to: number === 10 ? store : hall, when: '2020-01-01' }],
      }),
    )
  const ids = cards.map(({ id }) => id)
  const first = ids[0] ?? ''
  const today = dayFromNow(0)
  const done = await bulk(ids, move({ to: store, when: today, who: { name: 'Anna' }, note: 'Repainting' }))
  expect(done).toMatchObject({ state: 'DONE', canUndo: true, progress: { fail: [] } })
  const moved = await read(first)
  expect(moved.location).toMatchObject({ room: { name: 'Store' }, since: today })
  expect(moved.movements).toMatchObject([
    {},
    { from: { name: 'Hall' }, to: { name: 'Store' }, who: { name: 'Anna' } },
  ])
  expect((await read(ids[9] ?? '')).movements).toHaveLength(1)
  expect(await numbers({ filters: JSON.stringify({ location_room: [store.id] }) })).toHaveLength(10)
  expect((await history(first))[0]?.action).toBe('logged')
  expect(await undo(done)).toMatchObject({ state: 'DONE', progress: { fail: [] } })
  expect((await read(first)).location).toMatchObject({ room: { name: 'Hall' }, since: '2020-01-01' })
  expect((await read(first)).movements).toHaveLength(1)
})

test('A move asks for the right to edit objects, for a place, and for a list that is a log [F-W03]', async () => {
  const museum = await makeMuseum(app())
  const { put, call, bulk, problems, create, read, store } = await museumWithRooms(museum)
  const card = await put({ objectNumbers: [{ objectNumber: '1' }] })
  const selection = { ids: [card.id] }
  const reader = await registrar(app, museum, { role: 'USER', permissions: ['catalogueRead'] })
  expect((await reader.call('POST', '/bulk', { selection, action: move({ to: store }) })).status).toBe(403)
  const wrong = { selection, action: { kind: 'log', path: 'materials', row: {} } }
  expect((await call('POST', '/bulk', wrong)).status).toBe(400)
  const nowhere = await bulk([card.id], move({ when: '2024-01-01' }))
  expect(nowhere.progress.fail).toEqual([card.id])
  expect((await problems(nowhere))[0]?.fields).toMatchObject({ 'movements.0.to': expect.any(String) })
  // Somebody edits it.
  const locked = await create({ objectNumbers: [{ objectNumber: '2' }] })
  expect((await bulk([locked.id], move({ to: store, when: '2024-01-01' }))).progress.fail).toEqual([
    locked.id,
  ])
  expect((await read(locked.id)).movements ?? []).toEqual([])
})

test('A planned move waits for its day; the house then moves the object, and it can still be taken back [F-W03]', async () => {
  const museum = await makeMuseum(app())
  const { put, read, bulk, hall, store, numbers } = await museumWithRooms(museum)
  const card = await put({
    objectNumbers: [{ objectNumber: '1' }],
    movements: [{ to: hall, when: '2020-01-01' }],
  })
  const day = dayFromNow(2)
  const planned = await bulk([card.id], move({ to: store, when: day }))
  expect((await read(card.id)).location).toMatchObject({ room: hall, since: '2020-01-01', planned: day })
  const inStore = { filters: JSON.stringify({ location_room: [store.id] }) }
  const dayCame = () =>
    app().jobs.enqueue(undefined, { name: 'cards.day-came', run: async () => undefined }, {})
  expect(await numbers(inStore)).toEqual([])
  app().travel(4 * 86_400)
  try {
    const later = await registrar(app, museum)
    await dayCame()
    await vi.waitFor(async () => expect(await later.numbers(inStore)).toEqual(['1']), { timeout: 20_000 })
    const { location } = await later.read(card.id)
    expect(location).toEqual({ room: { ...store, name: 'Store' }, since: day })
    const [newest] = await later.history(card.id)
    expect(newest).toMatchObject({ action: 'dayCame', by: null })
    expect(newest?.changes.map(({ path }) => path)).toContain('location/room')
    const { version } = await later.read(card.id)
    await dayCame()
    // Their own operation is taken back though the house has written the object since.
    const back = await later.undo(planned)
    expect(back).toMatchObject({ state: 'DONE', progress: { fail: [] } })
    const after = await later.read(card.id)
    expect(after.location).toEqual({ room: { ...hall, name: 'Hall' }, since: '2020-01-01' })
    expect(after.version).toBe(version + 1)
  } finally {
    app().travel(0)
  }
})

test('Movements cannot be emptied, deleted or rewritten by the form, in bulk or by an earlier version, but struck [F-W03]', async () => {
  const { create, save, bulk, problems, release, call, read, hall, store } = await museumWithRooms()
  const objectNumbers = [{ objectNumber: '1' }]
  const card = await create({ objectNumbers })
  const movements = [
    { to: hall, when: '2020-01-01' },
    { to: store, when: '2021-01-01' },
  ]
  const { body: there } = await save(card, { objectNumbers, movements })
  const rows = there.movements as { id: string }[]
  for (const [given, place] of [
    [undefined, 'movements'],
    [rows.slice(1), 'movements'],
    [rows.with(1, { ...rows[1], to: hall } as never), 'movements.1.to'],
  ] as const) {
    const { status, body } = await save(there, { objectNumbers, ...(given && { movements: given }) })
    expect(status).toBe(400)
    expect(Object.keys((body as unknown as { fields: object }).fields)).toContain(place)
  }
  const struck = rows.with(1, { ...rows[1], struck: true, note: 'Never left the hall' } as never)
  const { body: after } = await save(there, { objectNumbers, movements: struck })
  expect(after.location).toMatchObject({ room: { name: 'Hall' }, since: '2020-01-01' })
  expect(after.movements).toMatchObject([{}, { to: { name: 'Store' }, struck: true }])
  // Going back to the first version keeps what was added to the log.
  const restored = await call('PUT', `/${card.id}/revisions/1/restore`, {})
  expect((restored.body.movements as object[]).length).toBe(2)
  await release(card)
  const cleared = await bulk([card.id], { kind: 'clear', path: 'movements' })
  expect(cleared.progress.fail).toEqual([card.id])
  expect((await problems(cleared))[0]?.fields).toHaveProperty('movements')
  expect((await read(card.id)).movements).toHaveLength(2)
})

test('A place is found by the code on its label [F-W03]', async () => {
  const { ask, hall } = await museumWithRooms()
  expect((await ask('PUT', `/terms/${hall.id}`, { labels: { en: 'Hall' }, notation: 'R-1.12' })).status).toBe(
    200,
  )
  const found = await ask<{ terms: { id: string }[] }>('GET', '/lists/LR?q=R-1.12')
  expect(found.body.terms.map(({ id }) => id)).toEqual([hall.id])
})
