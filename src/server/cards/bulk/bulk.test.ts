import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import type { BulkPreview } from '#model/api/cards/shapes.ts'
import type { Operation } from '#model/api/operations.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'

const app = useTestApp()

const someone = async () => registrar(app, await makeMuseum(app()))
type Someone = Awaited<ReturnType<typeof someone>>

const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)

/** Some cards that nobody edits, in the order of their ids. */
async function put({ put: one }: Someone, ...values: object[]) {
  const cards = []
  for (const each of values) cards.push(await one(each))
  return cards
}

test('A field of many objects is set, cleared, and set back by one undo, each with its history [C-K16]', async () => {
  const anna = await someone()
  const { oak = '', elm = '' } = await makeTerms(app(), anna.museum, 'DEPT', ['oak', 'elm'])
  const cards = await put(anna, { department: oak }, {}, { remarks: 'stays' })
  const done = await anna.bulk(idsOf(cards), { kind: 'set', path: 'department', value: { id: elm } })
  expect(done).toMatchObject({ state: 'DONE', totalNumberOfElements: 3, canUndo: true })
  expect(done.progress.success).toHaveLength(3)
  for (const { id } of cards) expect((await anna.read(id)).department).toEqual({ id: elm, name: 'elm' })
  const [newest] = await anna.history(cards[0]?.id ?? '')
  expect(newest).toMatchObject({
    action: 'bulk.set',
    operationId: done.id,
    changes: [{ path: 'department', before: { id: oak, name: 'oak' }, after: { id: elm, name: 'elm' } }],
  })
  const undone = await anna.undo(done)
  expect(undone).toMatchObject({ state: 'DONE', undoesId: done.id, canUndo: false })
  expect((await anna.read(cards[0]?.id ?? '')).department).toMatchObject({ id: oak })
  expect(await anna.read(cards[1]?.id ?? '')).not.toHaveProperty('department')
  expect((await anna.ask('POST', `/operations/${done.id}/undo`)).status).toBe(409)
  await anna.bulk(idsOf(cards), { kind: 'clear', path: 'remarks' })
  expect(await anna.read(cards[2]?.id ?? '')).not.toHaveProperty('remarks')
  await expectConsistency(app(), anna.museum)
})

test('Rows and terms are added once and taken out again; words are replaced in every language [C-K16]', async () => {
  const anna = await someone()
  const ids = await makeTerms(app(), anna.museum, 'MTC', ['bronze', 'iron'])
  const materials = [{ material: { id: ids.iron } }]
  const cards = await put(anna, { materials }, {}, { materials: [{ material: { id: ids.bronze } }] })
  const names = async (id: string) =>
    ((await anna.read(id)).materials as { material: { name: string } }[] | undefined)?.map(
      ({ material }) => material.name,
    )
  const bronze = [{ material: { id: ids.bronze } }]
  await anna.bulk(idsOf(cards), { kind: 'add', path: 'materials', value: bronze })
  expect(await Promise.all(idsOf(cards).map(names))).toEqual([['iron', 'bronze'], ['bronze'], ['bronze']])
  await anna.bulk(idsOf(cards), { kind: 'remove', path: 'materials', value: bronze })
  expect(await Promise.all(idsOf(cards).map(names))).toEqual([['iron'], undefined, undefined])
  const [card] = await put(anna, { title: { en: 'Grey cup, grey', it: 'Tazza' }, remarks: 'grey' })
  await anna.bulk([card?.id ?? ''], { kind: 'replace', path: 'title', find: 'grey', by: '$& black' })
  expect(await anna.read(card?.id ?? '')).toMatchObject({
    title: { en: 'Grey cup, $& black', it: 'Tazza' },
    remarks: 'grey',
  })
})

test('Many objects are linked with another at once, on both sides, and one undo unlinks them [C-K16] [C-K08]', async () => {
  const anna = await someone()
  const hoard = await anna.put({ title: { en: 'Hoard' } })
  const coins = await put(anna, {}, {}, {})
  const done = await anna.bulk(idsOf(coins), {
    kind: 'add',
    path: 'relatedObject',
    value: { object: { id: hoard.id } },
  })
  const counts = async () => (await anna.read(hoard.id)).relatedEntitiesCount
  expect(await counts()).toEqual({ object: 3 })
  await anna.undo(done)
  expect(await counts()).toEqual({})
  await expectConsistency(app(), anna.museum)
})

test('Words of dates, derived fields and rows by their id are refused before anything is done [C-K16]', async () => {
  const anna = await someone()
  const { id } = await anna.put()
  const refusal = async (action: object) =>
    (await anna.call('POST', '/bulk', { selection: { ids: [id] }, action })).status
  expect(await refusal({ kind: 'replace', path: 'dating', find: '15', by: '16' })).toBe(400)
  expect(await refusal({ kind: 'replace', path: 'remarks', find: '', by: 'x' })).toBe(400)
  expect(await refusal({ kind: 'set', path: 'location/room', value: { id: '1' } })).toBe(400)
  expect(await refusal({ kind: 'clear', path: 'materials#1/part' })).toBe(400)
  expect(await refusal({ kind: 'clear', path: 'nonsense' })).toBe(400)
})

test('A preview counts all records, not the first of them alone, and knows which numbers are taken [F-W21] [C-K16]', async () => {
  const anna = await someone()
  const numbered = (number: string) => ({ objectNumbers: [{ objectNumber: number }] })
  const many = await put(anna, ...Array.from({ length: 55 }, () => ({})))
  await put(anna, numbered('MV 7'))
  const preview = async (selection: object, action: object) =>
    (await anna.call<BulkPreview>('POST', '/bulk/preview', { selection, action })).body
  const ids = idsOf(many)
  const all = await preview({ ids }, { kind: 'set', path: 'remarks', value: 'new' })
  expect(all).toMatchObject({ total: 55, changed: 55, unchanged: 0, refused: 0 })
  expect(all.samples).toHaveLength(50)
  const give = (value: string) => ({ kind: 'add', path: 'objectNumbers', value: { objectNumber: value } })
  const three = ids.slice(0, 3)
  const taken = await preview({ ids: three }, give('mv7'))
  expect(taken).toMatchObject({ changed: 0, refused: 3 })
  // The first would take it from the others.
  expect(await preview({ ids: three }, give('MV 8'))).toMatchObject({ changed: 1, refused: 2 })
})

test('A preview shows before and after of each card and writes nothing; what would be refused is told [C-K16]', async () => {
  const anna = await someone()
  const cards = await put(anna, { remarks: 'old' }, {}, { remarks: 'new' })
  const preview = async (action: object) =>
    (await anna.call<BulkPreview>('POST', '/bulk/preview', { selection: { ids: idsOf(cards) }, action })).body
  const shown = await preview({ kind: 'set', path: 'remarks', value: 'new' })
  expect(shown).toMatchObject({ total: 3, changed: 2, unchanged: 1, refused: 0 })
  expect(shown.samples[0]?.changes).toEqual([{ path: 'remarks', kind: 'set', before: 'old', after: 'new' }])
  const wrong = await preview({ kind: 'set', path: 'dieAxis', value: 'twelve' })
  expect(wrong).toMatchObject({ changed: 0, refused: 3 })
  expect(wrong.samples[0]?.problem).toMatch(/\w/)
  expect((await anna.read(cards[0]?.id ?? '')).version).toBe(1)
})

test('What cannot be done to one object is told of it and leaves the others alone [C-K16] [C-K05]', async () => {
  const anna = await someone()
  const bert = await registrar(app, anna.museum)
  const [one, other] = await put(
    anna,
    { title: { en: 'Urn' }, quantity: { count: 3 } },
    { quantity: { notCounted: true } },
  )
  const edited = await bert.create()
  const gone = await anna.put()
  await anna.call('DELETE', `/${gone.id}`)
  const ids = [one?.id ?? '', edited.id, other?.id ?? '', gone.id]
  const done = await anna.bulk(ids, { kind: 'set', path: 'quantity/count', value: 5 })
  expect(done.progress.success.toSorted()).toEqual([one?.id, other?.id].toSorted())
  expect(done.progress.fail.toSorted()).toEqual([edited.id, gone.id].toSorted())
  expect((await anna.problems(done)).map(({ element }) => element).toSorted()).toEqual(
    [edited.id, gone.id].toSorted(),
  )
  const wrong = await anna.bulk(ids.slice(0, 1), { kind: 'set', path: 'quantity/count', value: 0 })
  expect(await anna.problems(wrong)).toMatchObject([
    {
      element: one?.id,
      title: 'Urn',
      address: `/app/catalogue/object/${one?.id}`,
      fields: { 'quantity.count': expect.any(String) },
    },
  ])
  await expectConsistency(app(), anna.museum)
})

test('Undo leaves alone what somebody changed since, says so, and takes back the rest [C-K16]', async () => {
  const anna = await someone()
  const cards = await put(anna, { remarks: 'a' }, { remarks: 'b' }, { remarks: 'c' })
  const done = await anna.bulk(idsOf(cards), { kind: 'set', path: 'remarks', value: 'all' })
  const [one = '', other = '', third = ''] = idsOf(cards)
  const change = async (id: string, values: object) => {
    await anna.call('PUT', `/${id}/lock`)
    expect((await anna.save(await anna.read(id), values)).status).toBe(200)
    await anna.release({ id })
  }
  await change(one, { remarks: 'mine' })
  await change(other, { remarks: 'all', position: 'left' })
  const undone = await anna.undo(done)
  expect(undone.progress).toEqual({ success: [other, third], fail: [one] })
  expect(await anna.problems(undone)).toMatchObject([{ element: one, message: expect.stringMatching(/\w/) }])
  expect((await anna.read(one)).remarks).toBe('mine')
  expect(await anna.read(other)).toMatchObject({ remarks: 'b', position: 'left' })
  expect((await anna.read(third)).remarks).toBe('c')
})

test('What an undo has left, being edited, changed, or stopped, is taken back by the next one, as often as needed [F-T25] [C-K16]', async () => {
  const anna = await someone()
  const bert = await registrar(app, anna.museum)
  const cards = await put(anna, { remarks: 'a' }, { remarks: 'b' }, { remarks: 'c' })
  const [one = '', other = '', third = ''] = idsOf(cards)
  const done = await anna.bulk(idsOf(cards), { kind: 'set', path: 'remarks', value: 'all' })
  await bert.call('PUT', `/${one}/lock`)
  await bert.call('PUT', `/${third}/lock`)
  const first = await anna.undo(done)
  expect(first.progress).toEqual({ success: [other], fail: [one, third] })
  const standing = async () => (await anna.ask<Operation>('GET', `/operations/${done.id}`)).body
  expect(await standing()).toMatchObject({ canUndo: true, undoneById: null })
  await bert.release({ id: one })
  const second = await anna.undo(done)
  expect(second).toMatchObject({ totalNumberOfElements: 2, progress: { success: [one], fail: [third] } })
  // What was taken back stays so, whatever becomes of it since.
  await anna.call('PUT', `/${other}/lock`)
  await anna.save(await anna.read(other), { remarks: 'all' })
  await anna.release({ id: other })
  await bert.release({ id: third })
  const last = await anna.undo(done)
  expect(last).toMatchObject({ totalNumberOfElements: 1, progress: { success: [third], fail: [] } })
  expect(await standing()).toMatchObject({ canUndo: false, undoneById: last.id })
  expect((await anna.ask('POST', `/operations/${done.id}/undo`)).status).toBe(409)
  const remarks = await Promise.all([one, other, third].map(async id => (await anna.read(id)).remarks))
  expect(remarks).toEqual(['a', 'all', 'c'])
  await expectConsistency(app(), anna.museum)
})

test('An undo that was stopped goes on later with what it had not reached [F-T25] [C-K16]', async () => {
  const anna = await someone()
  const cards = await put(anna, ...Array.from({ length: 60 }, () => ({ remarks: 'x' })))
  const done = await anna.bulk(idsOf(cards), { kind: 'set', path: 'remarks', value: 'y' })
  const begun = await anna.ask<Operation>('POST', `/operations/${done.id}/undo`)
  await anna.ask('PUT', `/operations/${begun.body.id}/stop`)
  const stopped = await anna.ended(begun)
  expect(stopped.numberOfProcessedElements).toBeLessThan(60)
  const rest = await anna.undo(done)
  expect(rest.totalNumberOfElements).toBe(60 - stopped.numberOfProcessedElements)
  const found = await anna.call<{ totalSize: number }>('GET', '/?q=x')
  expect(found.body.totalSize).toBe(60)
})

test('Merged terms whose undo left an object that somebody edits come apart in it by the next undo [F-T25] [C-V09]', async () => {
  const anna = await someone()
  const bert = await registrar(app, anna.museum)
  const { oak = '', elm = '' } = await makeTerms(app(), anna.museum, 'DEPT', ['oak', 'elm'])
  const [one, other] = await put(anna, { department: oak }, { department: oak })
  const merged = await anna.ended(
    await anna.ask<Operation>('POST', `/lists/DEPT/terms/${oak}/merge`, { intoId: elm }),
  )
  await bert.call('PUT', `/${one?.id}/lock`)
  expect((await anna.undo(merged)).progress).toEqual({ success: [other?.id], fail: [one?.id] })
  await bert.release({ id: one?.id ?? '' })
  expect((await anna.undo(merged)).progress).toEqual({ success: [one?.id], fail: [] })
  expect((await anna.read(one?.id ?? '')).department).toMatchObject({ id: oak })
  await expectConsistency(app(), anna.museum)
})

test('Many are published, and deleted, and come back by undo with their links and numbers [C-K06] [C-K13] [C-K16]', async () => {
  const anna = await someone()
  const cards = await put(
    anna,
    { objectNumbers: [{ objectNumber: '1' }] },
    { objectNumbers: [{ objectNumber: '2' }] },
  )
  const [one = '', other = ''] = idsOf(cards)
  await anna.call('PUT', `/${one}/items`, { type: 1, itemId: other })
  const published = await anna.bulk([one, other], { kind: 'publish', published: true })
  expect((await anna.read(one)).publishedOnWeb).toBe(true)
  await anna.undo(published)
  expect((await anna.read(one)).publishedOnWeb).toBe(false)
  const deleted = await anna.bulk([one, other], { kind: 'delete' })
  expect(await anna.numbers()).toEqual([])
  await expectConsistency(app(), anna.museum)
  await anna.put({ objectNumbers: [{ objectNumber: '2' }] })
  const undone = await anna.undo(deleted)
  expect(undone.progress).toEqual({ success: [one], fail: [other] })
  expect(await anna.numbers()).toEqual(['1', '2'])
  expect((await anna.problems(undone))[0]?.fields).toHaveProperty(['objectNumbers.0.objectNumber'])
  await expectConsistency(app(), anna.museum)
})

test('A bulk action over all that a list shows is done to those and no others, and can be stopped [C-K16]', async () => {
  const anna = await someone()
  await put(anna, { title: { en: 'Bowl' } }, { title: { en: 'Bowl' } }, { title: { en: 'Cup' } })
  const selection = { q: 'bowl' }
  const started = await anna.call<Operation>('POST', '/bulk', {
    selection,
    // Every card that was done no longer matches: the work goes on behind it all the same.
    action: { kind: 'replace', path: 'title', find: 'Bowl', by: 'Dish' },
  })
  const done = await anna.ended(started)
  expect(done).toMatchObject({ totalNumberOfElements: 2, numberOfProcessedElements: 2 })
  const found = await anna.call<{ totalSize: number }>('GET', '/?q=dish')
  expect(found.body.totalSize).toBe(2)
  expect((await anna.ask('PUT', `/operations/${done.id}/stop`)).status).toBe(204)
})

test('Without the right to edit nothing can be edited in bulk, nor undone by another person [C-K16]', async () => {
  const anna = await someone()
  const reader = await registrar(app, anna.museum, { role: 'USER', permissions: ['catalogueRead'] })
  const { id } = await anna.put()
  for (const action of [
    { kind: 'delete' },
    { kind: 'publish', published: true },
    { kind: 'clear', path: 'title' },
  ])
    expect((await reader.call('POST', '/bulk', { selection: { ids: [id] }, action })).status).toBe(403)
  const done = await anna.bulk([id], { kind: 'publish', published: true })
  expect((await reader.ask('POST', `/operations/${done.id}/undo`)).status).toBe(404)
})

test('A bulk action of a killed server is carried on by another: nothing is lost and nothing done twice [C-K16]', async () => {
  const anna = await someone()
  const cards = await Promise.all(Array.from({ length: 60 }, () => anna.put({ remarks: 'x' })))
  const program = fileURLToPath(new URL('../../../../test/server/bulk-server.ts', import.meta.url))
  await app().jobs.stop()
  const server = spawn(
    process.execPath,
    [program, app().databaseUrls.appUrl, anna.museum.tenantId, anna.accountId, ...idsOf(cards)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [output] = await once(server.stdout, 'data')
  const id = String(output)
  const state = async () => (await anna.ask<Operation>('GET', `/operations/${id}`)).body
  await vi.waitFor(async () => expect((await state()).numberOfProcessedElements).toBeGreaterThan(0), 30_000)
  server.kill('SIGKILL')
  await once(server, 'exit')
  expect(await state()).toMatchObject({ state: 'IN_PROGRESS' })
  await app().jobs.start()
  await vi.waitFor(async () => expect((await state()).state).toBe('DONE'), 90_000)
  expect(await state()).toMatchObject({ numberOfProcessedElements: 60, progress: { fail: [] } })
  for (const { id: card } of cards) expect(await anna.read(card)).toMatchObject({ version: 2, remarks: 'xx' })
  await expectConsistency(app(), anna.museum)
}, 150_000)

test('Whoever lost the right since may not take back what they did with it [C-K16] [P-P12]', async () => {
  const museum = await makeMuseum(app())
  const anna = await registrar(app, museum, {
    role: 'USER',
    permissions: ['catalogueRead', 'catalogueAddCard', 'catalogueEdit'],
  })
  const card = await anna.put({ remarks: 'first' })
  const done = await anna.bulk([card.id], { kind: 'set', path: 'remarks', value: 'second' })
  await app().database.inTenant(museum.tenantId, ({ db }) =>
    db
      .updateTable('identity')
      .set({ permissions: [1] })
      .where('tenant_id', '=', museum.tenantId)
      .where('account_id', '=', anna.accountId)
      .execute(),
  )
  expect((await anna.ask('POST', `/operations/${done.id}/undo`)).status).toBe(403)
  expect(await anna.read(card.id)).toMatchObject({ remarks: 'second' })
})
