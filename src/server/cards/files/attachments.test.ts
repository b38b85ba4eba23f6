import { expect, test } from 'vitest'
import type { CardAnswer, LinkItem } from '#model/api/cards/shapes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { addFile } from '../../../../test/harness/files.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

async function someone() {
  const anna = await registrar(app, await makeMuseum(app()))
  const { museum, accountId } = anna
  const pictures = async (count: number): Promise<string[]> => {
    const ids: string[] = []
    for (let at = 0; at < count; at += 1)
      ids.push(await addFile(app(), { museum, accountId }, { name: `view ${at + 1}.jpg` }))
    return ids
  }
  const files = (method: 'PUT' | 'DELETE', id: string, fileIds: readonly string[], path = '/files') =>
    anna.call<CardAnswer>(method, path, { id, fileIds })
  const file = async (id: string): Promise<CardAnswer> => (await anna.ask('GET', `/files/${id}`)).body
  const fileHistory = async (id: string) =>
    (await anna.ask<{ result: { action: string; changes: unknown[] }[] }>('GET', `/files/${id}/revisions`))
      .body.result
  const listed = async () =>
    (await anna.call<{ result: { id: string; thumbnailUrl: string | null }[] }>('GET', '/')).body.result
  return { ...anna, pictures, files, file, fileHistory, listed }
}

const idsOf = ({ files }: CardAnswer): readonly string[] => files.map(({ id }) => id)

test('Files are attached to an object in an order of their own, the first picture becomes its cover, and both ends know [C-O07] [C-K07] [C-K14]', async () => {
  const anna = await someone()
  const [one = '', two = '', three = ''] = await anna.pictures(3)
  const object = await anna.put({ title: { en: 'Amphora' } })
  const { status, body } = await anna.files('PUT', object.id, [one, two, three])
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ fileCoverId: one, relatedEntitiesCount: { file: 3 } })
  expect(body.files.map(({ id, isCover }) => [id, isCover])).toEqual([
    [one, true],
    [two, false],
    [three, false],
  ])
  const [newest] = await anna.history(object.id)
  expect(newest).toMatchObject({
    action: 'linked',
    changes: [
      { path: '@links', kind: 'added' },
      { path: '@cover', kind: 'set', before: null, after: one },
    ],
  })
  expect((await anna.file(two)).relatedEntities).toMatchObject([
    { type: { name: 'OBJECT' }, association: { id: '1' }, linkItemIds: [object.id] },
  ])
  // Once more changes nothing.
  expect((await anna.files('PUT', object.id, [two])).body.version).toBe(body.version)
  const ordered = await anna.files('PUT', object.id, [three, one, two], '/files/order')
  expect(idsOf(ordered.body)).toEqual([three, one, two])
  expect(ordered.body.fileCoverId).toBe(one)
  expect((await anna.listed())[0]?.thumbnailUrl).toContain(`/files/${one}/`)
  const detached = await anna.files('DELETE', object.id, [one])
  expect(idsOf(detached.body)).toEqual([three, two])
  expect(detached.body).toMatchObject({ fileCoverId: null, thumbnailUrl: null })
  expect((await anna.listed())[0]?.thumbnailUrl).toBeNull()
  expect((await anna.file(one)).relatedEntities).toEqual([])
  await expectConsistency(app(), anna.museum)
})

test('Entities have files at their own address, a cover by their image, and no card takes what is no file [C-O07] [C-K07]', async () => {
  const anna = await someone()
  const [one = '', two = ''] = await anna.pictures(2)
  const person = (
    await anna.ask('POST', '/catalogue/persons/', {
      values: { names: [{ name: 'Exekias' }] },
    })
  ).body
  const at = `/catalogue/persons/${person.id}`
  expect((await anna.ask('PUT', `${at}/files`, { fileIds: [one, two] })).body.fileCoverId).toBe(one)
  expect((await anna.ask('PUT', `${at}/image`, { fileId: two })).body).toMatchObject({
    fileCoverId: two,
    files: [{ isCover: false }, { isCover: true }],
  })
  expect((await anna.ask('DELETE', `${at}/image`)).body.fileCoverId).toBeNull()
  const object = await anna.put({})
  expect((await anna.ask('PUT', `${at}/files`, { fileIds: [object.id] })).status).toBe(400)
  expect((await anna.ask('PUT', `${at}/files`, { fileIds: ['424242'] })).status).toBe(400)
  expect((await anna.ask('PUT', `${at}/files/order`, { fileIds: ['424242'] })).status).toBe(400)
  expect((await anna.call('PUT', '/files', { fileIds: [one] })).status).toBe(404)
  await expectConsistency(app(), anna.museum)
})

test('Whoever may not read files attaches none [C-O07] [P-P12]', async () => {
  const anna = await someone()
  const [one = ''] = await anna.pictures(1)
  const object = await anna.put({})
  const bob = await registrar(app, anna.museum, {
    role: 'USER',
    permissions: ['catalogueRead', 'catalogueEdit', 'catalogueLinkCardWithFile'],
  })
  const refused = await bob.call<{ error: string }>('PUT', '/files', { id: object.id, fileIds: [one] })
  expect(refused.status).toBe(403)
  expect(idsOf(await anna.read(object.id))).toEqual([])
})

test('A file is attached to cards of any type from its own side, and detached again, covers included [C-F03] [C-K07] [C-K14]', async () => {
  const anna = await someone()
  const [one = '', two = ''] = await anna.pictures(2)
  const [bare, covered] = [await anna.put({}), await anna.put({})]
  await anna.files('PUT', covered.id, [two])
  const person = (
    await anna.ask('POST', '/catalogue/persons/', {
      values: { names: [{ name: 'Exekias' }] },
    })
  ).body
  const items = (method: 'PUT' | 'DELETE', type: string, itemIds: readonly string[]) =>
    anna.ask<{ relatedEntitiesCount: object }>(method, `/files/${one}/items`, { type, itemIds })
  expect((await items('PUT', 'OBJECT', [bare.id, covered.id])).body).toEqual({
    changed: [bare.id, covered.id],
    relatedEntitiesCount: { object: 2 },
  })
  expect((await items('PUT', 'PERSON', [person.id])).status).toBe(200)
  expect(await anna.read(bare.id)).toMatchObject({ fileCoverId: one, files: [{ id: one, isCover: true }] })
  expect(await anna.read(covered.id)).toMatchObject({ fileCoverId: two, files: [{ id: two }, { id: one }] })
  expect((await anna.history(bare.id))[0]).toMatchObject({ action: 'cover', changes: [{ path: '@cover' }] })
  expect((await anna.fileHistory(one))[0]).toMatchObject({ action: 'linked', changes: [{ path: '@links' }] })
  await items('DELETE', 'OBJECT', [bare.id, covered.id])
  expect(await anna.read(bare.id)).toMatchObject({ fileCoverId: null, files: [], relatedEntitiesCount: {} })
  expect(await anna.read(covered.id)).toMatchObject({ fileCoverId: two, files: [{ id: two }] })
  await expectConsistency(app(), anna.museum)
})

test('A file that goes to the bin is no cover any longer; it comes back attached, and as cover by undo alone [C-K07] [C-K13] [C-K16]', async () => {
  const anna = await someone()
  const [one = '', two = ''] = await anna.pictures(2)
  const [object, binned] = [await anna.put({}), await anna.put({})]
  await anna.files('PUT', object.id, [one, two])
  await anna.files('PUT', binned.id, [one])
  await anna.call('DELETE', `/${binned.id}`)
  const [cardOfFile] = [await anna.file(one)]
  expect(cardOfFile.relatedEntitiesCount).toEqual({ object: 1 })
  expect((await anna.ask('DELETE', `/files/${one}`)).status).toBe(204)
  expect(await anna.read(object.id)).toMatchObject({ fileCoverId: null, files: [{ id: two }] })
  expect((await anna.history(object.id))[0]).toMatchObject({
    action: 'cover',
    changes: [{ path: '@cover', before: one, after: null }],
  })
  // What comes back from the bin meanwhile does not show it, either.
  expect((await anna.call('PUT', `/${binned.id}/restore`)).body).toMatchObject({
    fileCoverId: null,
    files: [],
  })
  await anna.ask('PUT', `/files/${one}/restore`)
  const back = await anna.read(object.id)
  expect(idsOf(back)).toContain(one)
  expect(back.fileCoverId).toBeNull()

  await anna.call('PUT', '/cover', { id: object.id, fileId: one })
  const done = await anna.ended(
    await anna.ask('POST', '/files/bulk', { selection: { ids: [one, two] }, action: { kind: 'delete' } }),
  )
  expect(await anna.read(object.id)).toMatchObject({ fileCoverId: null, files: [] })
  await anna.undo(done)
  expect(await anna.read(object.id)).toMatchObject({ fileCoverId: one })
  expect((await anna.listed()).find(({ id }) => id === object.id)?.thumbnailUrl).toContain(one)
  await expectConsistency(app(), anna.museum)
})

test('Files attached to many objects at once go again by undo; a cover chosen since stays [C-K16] [C-O07]', async () => {
  const anna = await someone()
  const [one = '', two = ''] = await anna.pictures(2)
  const [bare, chosen] = [await anna.put({}), await anna.put({})]
  await anna.files('PUT', chosen.id, [two])
  await anna.call('DELETE', `/cover/${chosen.id}`)
  const done = await anna.bulk([bare.id, chosen.id], { kind: 'linkCards', type: 'DAM', itemIds: [one] })
  expect((await anna.read(bare.id)).fileCoverId).toBe(one)
  expect((await anna.read(chosen.id)).fileCoverId).toBe(one)
  await anna.call('PUT', '/cover', { id: chosen.id, fileId: two })
  expect((await anna.undo(done)).progress.fail).toEqual([])
  expect(await anna.read(bare.id)).toMatchObject({ fileCoverId: null, files: [] })
  expect(await anna.read(chosen.id)).toMatchObject({ fileCoverId: two, files: [{ id: two }] })
  const copy = (await anna.call('POST', `/${chosen.id}/clone`)).body
  expect(copy).toMatchObject({ fileCoverId: two, files: [{ id: two }] satisfies Partial<LinkItem>[] })
  await expectConsistency(app(), anna.museum)
})

test('Covers and files change at once without anybody waiting in a circle [C-K07] [C-K15]', async () => {
  const anna = await someone()
  const files = await anna.pictures(4)
  const objects = [await anna.put({}), await anna.put({}), await anna.put({})]
  const ids = objects.map(({ id }) => id)
  const all = await Promise.all([
    ...ids.map(id => anna.files('PUT', id, files)),
    ...files.map(file => anna.ask('PUT', `/files/${file}/items`, { type: 'OBJECT', itemIds: ids })),
    ...files.slice(0, 2).map(file => anna.ask('DELETE', `/files/${file}`)),
  ])
  expect(all.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
  for (const id of ids) {
    const { fileCoverId, files: attached } = await anna.read(id)
    expect(attached.map(file => file.id)).toEqual(expect.arrayContaining(files.slice(2)))
    if (fileCoverId !== null) expect(files.slice(2)).toContain(fileCoverId)
  }
  await expectConsistency(app(), anna.museum)
})
