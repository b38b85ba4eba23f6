import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OutputOf } from '#model/api/endpoint.ts'
import type {
  readEntries,
  readFieldList,
  readFieldPlaces,
  sendEntries,
} from '#model/api/procedures/field-work.ts'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { listTasks } from '#model/api/procedures/tasks.ts'
import { dayIn, daysAfter, defaultZone } from '#model/dates/museum-day.ts'
import { moveStates } from '#model/procedures/movement/movement.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { lender } from '../../../../test/harness/lender.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'

const app = useTestApp()

const agoIso = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** A movement of two objects from a store to a hall, planned or under way, and one object that is not in it. */
async function moving(step: 'planned' | 'underWay' = 'underWay') {
  const museum = await makeMuseum(app())
  const anna = await lender(app, museum, { role: 'TENANT_ADMIN' })
  const rooms = await makeTerms(app(), museum, 'LR', ['Store', 'Store > Shelf 1', 'Hall', 'Attic'])
  const room = (name: string) => ({ id: rooms[name] ?? '' })
  const put = (number: string) =>
    anna.object(number, { movements: [{ to: room('Store > Shelf 1'), when: '2024-01-01' }] })
  const [cup, jug, bowl] = [await put('1'), await put('2'), await put('3')]
  const id = await anna.begin(
    'MOVEMENT',
    'To the hall',
    { target: room('Hall'), plannedOn: '2027-03-01', mover: { name: 'B. Nowak' } },
    { [cup]: {}, [jug]: { destination: room('Attic'), packing: 'Box 7' } },
  )
  if (step === 'underWay') await anna.ask('PUT', `/procedures/${id}/status`, { step })
  // It all began yesterday, so that entries of the last hour are later than what was planned.
  const yesterday = new Date(Date.now() - 86_400_000)
  await app().database.inTenant(museum.tenantId, async ({ db, tenantId }) => {
    await db
      .updateTable('card')
      .set({ created_at: yesterday })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
    await db
      .updateTable('card_revision')
      .set({ at: yesterday })
      .where('tenant_id', '=', tenantId)
      .where('card_id', '=', id)
      .execute()
  })
  const work = `/procedures/${id}/field-work`
  const send = async (entries: readonly object[], by = anna) => {
    const { status, body } = await by.ask<OutputOf<typeof sendEntries>>('POST', `${work}/entries`, {
      entries,
    })
    return status === 200 ? body.result.map(({ outcome, reason }) => reason ?? outcome) : status
  }
  const lines = async () => {
    const { body } = await anna.ask<{ result: ProcedureObject[] }>('GET', `/procedures/${id}/objects`)
    return new Map(body.result.map(each => [each.catalogueObjectId, each]))
  }
  const lineOf = async (object: string) => (await lines()).get(object)
  const procedure = async () => (await anna.ask<Procedure>('GET', `/procedures/${id}`)).body
  const roomOf = async (object: string) =>
    ((await anna.read(object)).location as { room?: { id: string } } | undefined)?.room?.id
  return { museum, anna, room, put, cup, jug, bowl, id, work, send, lines, lineOf, procedure, roomOf }
}

const said = (objectId: string, result: string, more: object = {}) => ({
  id: randomUUID(),
  objectId,
  result,
  at: new Date().toISOString(),
  ...more,
})

test('The list names where objects are and where they go; what is put there is moved in its record at once, and sent twice or late it is the same [C-P02]', async () => {
  const { anna, room, cup, jug, id, work, send, lineOf, procedure, roomOf } = await moving()
  const list = async () => (await anna.ask<OutputOf<typeof readFieldList>>('GET', work)).body
  const before = await list()
  expect(
    before.result.map(({ number, from, to, settled }) => [number, from?.name, to?.name, settled]),
  ).toEqual([
    ['1', 'Store › Shelf 1', 'Hall', false],
    ['2', 'Store › Shelf 1', 'Attic', false],
  ])
  const places = (await anna.ask<OutputOf<typeof readFieldPlaces>>('GET', `${work}/places`)).body.result
  expect(places.map(({ name }) => name)).toEqual(['Attic', 'Hall', 'Store', 'Store › Shelf 1'])
  const atHall = { locationId: room('Hall').id }
  const late = said(cup, 'NOT_FOUND', { at: agoIso(30) })
  const there = said(cup, 'PUT', { ...atHall, at: agoIso(20) })
  const other = said(jug, 'PUT', { ...atHall, at: agoIso(10) })
  expect(await send([there, other, there])).toEqual(['TAKEN', 'TAKEN', 'TAKEN'])
  expect(await send([other, late])).toEqual(['KNOWN', 'TAKEN'])
  expect(await lineOf(cup)).toMatchObject({
    status: 'CHECKED',
    checkedBy: 'Żaneta Groß',
    values: { state: { id: moveStates.MOVED }, movedBy: { name: 'Żaneta Groß' } },
  })
  // It went elsewhere than planned, and what else was written about it stays.
  expect((await lineOf(jug))?.values).toMatchObject({ packing: 'Box 7', state: { id: moveStates.MOVED } })
  expect((await lineOf(jug))?.values.destination).toBeUndefined()
  expect([await roomOf(cup), await roomOf(jug)]).toEqual([room('Hall').id, room('Hall').id])
  expect((await procedure()).step).toBe('done')
  expect((await list()).result.map(({ settled }) => settled)).toEqual([true, true])
  const { body } = await anna.ask<OutputOf<typeof readEntries>>('GET', `${work}/changes`)
  expect(body.result).toHaveLength(3)
  expect(body.result[0]).toMatchObject({ objectId: cup, result: 'PUT', location: { name: 'Hall' } })
  const since = await anna.ask<OutputOf<typeof readEntries>>('GET', `${work}/changes?since=${body.next}`)
  expect(since.body).toMatchObject({ result: [], next: body.next, more: false })
  const { body: events } = await anna.ask<{ result: { kind: string }[] }>('GET', `/procedures/${id}/events`)
  expect(events.result.map(({ kind }) => kind)).toContain('objectChanged')
})

test('Another place takes the first one back, undoing brings back what the line said, and what was added goes again', async () => {
  const { anna, room, jug, bowl, send, lines, lineOf, roomOf } = await moving()
  const wrong = said(jug, 'PUT', { locationId: room('Store').id, at: agoIso(9) })
  await send([wrong])
  expect(await roomOf(jug)).toBe(room('Store').id)
  const right = said(jug, 'PUT', { locationId: room('Hall').id, at: agoIso(8) })
  await send([right])
  expect(await roomOf(jug)).toBe(room('Hall').id)
  expect((await anna.read(jug)).movements).toHaveLength(2)
  // The second one is undone before the first one, by one call.
  const undo = (undone: { id: string }) => said(jug, 'PUT', { undoes: undone.id })
  await send([undo(right), undo(wrong)])
  expect(await lineOf(jug)).toMatchObject({
    status: 'NOT_CHECKED',
    values: { destination: room('Attic'), packing: 'Box 7' },
  })
  expect((await lineOf(jug))?.values.state).toBeUndefined()
  expect(await roomOf(jug)).toBe(room('Store > Shelf 1').id)

  const added = said(bowl, 'PUT', { locationId: room('Hall').id, objectId: undefined, number: ' 3 ' })
  expect(await send([added])).toEqual(['NOT_LISTED'])
  const agreed = { ...added, adds: true }
  expect(await send([agreed])).toEqual(['TAKEN'])
  expect([(await lines()).size, await roomOf(bowl)]).toEqual([3, room('Hall').id])
  await send([said(bowl, 'PUT', { undoes: agreed.id })])
  expect([(await lines()).size, await roomOf(bowl)]).toEqual([2, room('Store > Shelf 1').id])

  // What takes back an entry may come in before it.
  const hasty = said(bowl, 'PUT', { locationId: room('Hall').id, adds: true })
  expect(await send([said(bowl, 'PUT', { undoes: hasty.id })])).toEqual(['TAKEN'])
  expect(await send([hasty])).toEqual(['TAKEN'])
  expect((await lines()).size).toBe(2)
})

test('What somebody wrote at a desk later stands, and what is unknown, not listed or too late is refused with the reason', async () => {
  const { anna, room, cup, jug, id, send, lineOf } = await moving()
  const early = said(cup, 'PUT', { locationId: room('Hall').id, at: agoIso(5) })
  await anna.write(id, cup, { state: { id: moveStates.STAYS } })
  expect(await send([early])).toEqual(['CHANGED'])
  expect((await lineOf(cup))?.values.state).toMatchObject({ id: moveStates.STAYS })
  // Recorded again now, it counts; a remark of somebody else is no obstacle.
  await anna.write(id, jug, { destination: room('Attic'), packing: 'Box 8' })
  expect(
    await send([
      { ...early, id: randomUUID(), at: new Date().toISOString() },
      said(jug, 'FOUND', { locationId: room('Store').id, at: agoIso(3) }),
    ]),
  ).toEqual(['TAKEN', 'TAKEN'])
  expect((await lineOf(jug))?.values).toMatchObject({ foundAt: room('Store'), packing: 'Box 8' })
  expect(
    await send([
      said('999999', 'NOT_FOUND'),
      said(cup, 'PUT', { locationId: '999999' }),
      said(cup, 'PUT'),
      { id: randomUUID(), result: 'LOST' },
    ]),
  ).toEqual(['UNKNOWN_OBJECT', 'UNKNOWN_LOCATION', 'INVALID', 'INVALID'])
  const late = said(cup, 'NOT_FOUND')
  await anna.ask('PUT', `/procedures/${id}/status`, { step: 'done', reason: 'Enough' })
  await anna.ask('PUT', `/procedures/${id}/status`, { step: 'closed', reason: 'Enough' })
  expect(await send([late])).toEqual(['CLOSED'])
  // Once it is open again, what was refused can be sent again.
  await anna.ask('PUT', `/procedures/${id}/status`, { step: 'underWay', reason: 'Not yet' })
  expect(await send([late])).toEqual(['TAKEN'])
})

test('An entry that takes another one back says nothing of its own: neither an object nor a place that there is not', async () => {
  const { anna, room, cup, work, send, lineOf } = await moving()
  const put = said(cup, 'PUT', { locationId: room('Hall').id })
  const shouted = { undoes: put.id.toUpperCase(), locationId: '888888' }
  expect(
    await send([put, said('999999', 'PUT', shouted), said('999999', 'PUT', { undoes: randomUUID() })]),
  ).toEqual(['TAKEN', 'TAKEN', 'TAKEN'])
  expect((await lineOf(cup))?.values.state).toBeUndefined()
  const { body } = await anna.ask('GET', `${work}/changes`)
  expect(JSON.stringify(body)).toContain(put.id)
  expect(JSON.stringify(body)).not.toMatch(/999999|888888/)
})

test('A step that is reached by the last object moves the tasks that are counted from it', async () => {
  const { anna, room, cup, jug, id, send, procedure } = await moving()
  await anna.ask('POST', `/procedures/${id}/tasks`, {
    words: 'Thank the movers',
    responsible: 'MANAGERS',
    due: { from: 'step/done', days: 2 },
  })
  await send([cup, jug].map(object => said(object, 'PUT', { locationId: room('Hall').id })))
  expect((await procedure()).step).toBe('done')
  const { body } = await anna.ask<OutputOf<typeof listTasks>>('GET', `/procedures/${id}/tasks`)
  expect(body.result.map(({ day }) => day)).toEqual([daysAfter(dayIn(defaultZone, new Date()), 2)])
})

test('The first entry starts what is planned; another museum finds nothing, and who only reads records nothing', async () => {
  const { museum, room, cup, id, work, send, procedure, roomOf } = await moving('planned')
  const reader = await registrar(app, museum, {
    role: 'USER',
    permissions: ['movement-read', 'catalogueRead'],
  })
  const stranger = await registrar(app, await makeMuseum(app()))
  const there = said(cup, 'PUT', { locationId: room('Hall').id })
  expect((await reader.ask('GET', work)).status).toBe(200)
  expect((await reader.ask('POST', `${work}/entries`, { entries: [there] })).status).toBe(403)
  for (const path of ['', '/places', '/changes'])
    expect((await stranger.ask('GET', `${work}${path}`)).status).toBe(404)
  expect((await stranger.ask('POST', `${work}/entries`, { entries: [there] })).status).toBe(404)
  expect((await procedure()).step).toBe('planned')
  expect(await send([there])).toEqual(['TAKEN'])
  expect([(await procedure()).step, await roomOf(cup)]).toEqual(['underWay', room('Hall').id])
  expect(id).not.toBe('')
})
