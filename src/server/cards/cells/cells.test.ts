import { expect, test } from 'vitest'
import type { SavedCells } from '#model/api/cards/cells.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { makeTerms } from '../../../../test/harness/vocabularies.ts'

const app = useTestApp()

const someone = async () => registrar(app, await makeMuseum(app()))
type Someone = Awaited<ReturnType<typeof someone>>

const saveCells = ({ call }: Someone, cells: readonly object[]) =>
  call<SavedCells>('POST', '/cells', { cells })

const cell = ({ id, version }: { id: string; version: number }, path: string, text: string) => ({
  id,
  version,
  path,
  text,
})

test('A pasted column is one operation: good cells are saved, a bad one is refused in words, one undo takes all back [F-W13]', async () => {
  const anna = await someone()
  const { elm = '' } = await makeTerms(app(), anna.museum, 'DEPT', ['oak', 'elm'])
  const cards = []
  for (const title of ['a', 'b', 'c', 'd', 'e']) cards.push(await anna.put({ title: { en: title } }))
  const names = ['oak', 'elm', 'no such tree', 'oak', 'ELM']
  const { status, body } = await saveCells(
    anna,
    cards.map((card, at) => cell(card, 'department', names[at] ?? '')),
  )
  expect(status).toBe(200)
  expect(body.operation).toMatchObject({ state: 'DONE', canUndo: true, totalNumberOfElements: 4 })
  expect(body.saved).toHaveLength(4)
  expect(body.problems).toEqual([
    { id: cards[2]?.id, path: 'department', message: expect.stringMatching(/\w/) },
  ])
  expect(await anna.read(cards[4]?.id ?? '')).toMatchObject({ department: { id: elm }, version: 2 })
  const [newest] = await anna.history(cards[1]?.id ?? '')
  expect(newest).toMatchObject({ action: 'saved', operationId: body.operation?.id })
  const undone = await anna.undo(body.operation ?? { id: '0' })
  expect(undone).toMatchObject({ state: 'DONE', undoesId: body.operation?.id })
  for (const { id } of cards) expect(await anna.read(id)).not.toHaveProperty('department')
  await expectConsistency(app(), anna.museum)
})

test('Cells are read as a person writes them: text in their language, dates in words, empty ones clear [F-W13]', async () => {
  const anna = await someone()
  const card = await anna.put({ title: { it: 'Tazza', en: 'Cup' }, remarks: 'gone soon' })
  const { body } = await saveCells(anna, [
    cell(card, 'title', 'Grey cup'),
    cell(card, 'dating', '1520-1530'),
    { id: card.id, version: card.version, path: 'remarks', value: null },
  ])
  expect(body).toMatchObject({ problems: [], saved: [{ id: card.id, version: 2 }] })
  const read = await anna.read(card.id)
  expect(read).toMatchObject({ title: { it: 'Tazza', en: 'Grey cup' }, dating: { text: '1520-1530' } })
  expect(read).not.toHaveProperty('remarks')
  await saveCells(anna, [cell({ ...card, version: 2 }, 'title', '')])
  expect((await anna.read(card.id)).title).toEqual({ it: 'Tazza' })
})

test('Of two who edit at once the second is told who changed the cell; other cells of the record are free [F-W13]', async () => {
  const anna = await someone()
  const bert = await registrar(app, anna.museum)
  const card = await anna.put({ title: { en: 'Urn' } })
  await saveCells(bert, [cell(card, 'title', 'Grey urn')])
  const { body } = await saveCells(anna, [cell(card, 'title', 'Black urn'), cell(card, 'dating', '1500')])
  expect(body.problems).toEqual([
    { id: card.id, path: 'title', message: expect.stringContaining('Żaneta Groß') },
  ])
  expect(await anna.read(card.id)).toMatchObject({ title: { en: 'Grey urn' }, dating: { text: '1500' } })
  // A version that nobody can have seen is no way around it.
  const invented = (await saveCells(anna, [cell({ ...card, version: 999_999_999 }, 'title', 'Red urn')])).body
  expect(invented.problems).toHaveLength(1)
  expect(await anna.read(card.id)).toMatchObject({ title: { en: 'Grey urn' } })
  // One's own changes are none of someone else's.
  expect((await saveCells(bert, [cell(card, 'title', 'Green urn')])).body.problems).toEqual([])
})

test('A record that someone has open is left alone, and they are named [F-W13]', async () => {
  const anna = await someone()
  const bert = await registrar(app, anna.museum)
  const open = await bert.create({ title: { en: 'Open' } })
  const free = await anna.put({ title: { en: 'Free' } })
  const { body } = await saveCells(anna, [cell(open, 'title', 'x'), cell(free, 'title', 'y')])
  expect(body.problems).toEqual([
    { id: open.id, path: 'title', message: expect.stringContaining('Żaneta Groß') },
  ])
  expect(body.saved).toEqual([{ id: free.id, version: 2 }])
  const own = (await saveCells(bert, [cell(open, 'title', 'x')])).body
  expect(own).toMatchObject({ operation: null, saved: [] })
})

test('Rows of groups and derived fields are no cells; a viewer is refused, as are too many records at once [F-W13]', async () => {
  const anna = await someone()
  const card = await anna.put({ title: { en: 'Urn' } })
  const { body } = await saveCells(anna, [
    cell(card, 'author', 'Someone'),
    cell(card, 'materials/material', 'bronze'),
    cell(card, 'nonsense', 'x'),
  ])
  expect(body).toMatchObject({ operation: null, saved: [] })
  expect(body.problems).toHaveLength(3)
  const many = Array.from({ length: 201 }, (_, at) => ({ ...cell(card, 'title', 'x'), id: String(at + 1) }))
  expect((await saveCells(anna, many)).status).toBe(400)
  const viewer = await registrar(app, anna.museum, { role: 'USER', permissions: ['ENTITY.READ'] as never })
  expect((await saveCells(viewer, [cell(card, 'title', 'x')])).status).toBe(403)
  const other = await someone()
  const foreign = (await saveCells(other, [cell(card, 'title', 'x')])).body
  expect(foreign).toMatchObject({ operation: null, saved: [], problems: [{ id: card.id }] })
})

test('Of two who save the same cell at the same moment one is told of the other [F-W13]', async () => {
  const anna = await someone()
  const bert = await registrar(app, anna.museum)
  const card = await anna.put({ title: { en: 'Urn' } })
  await saveCells(anna, [cell(card, 'title', 'Krater')])
  const seen = { ...card, version: 2 }
  const both = await Promise.all([
    saveCells(anna, [cell(seen, 'title', 'Pelike')]),
    saveCells(bert, [cell(seen, 'title', 'Amphora')]),
  ])
  expect(both.map(({ body }) => body.saved.length).toSorted()).toEqual([0, 1])
})
