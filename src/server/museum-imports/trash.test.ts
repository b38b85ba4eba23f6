import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { archiveFile, takeArchive } from '../../../test/harness/archives.ts'
import { expectConsistency } from '../../../test/harness/check-consistency.ts'
import { cameFrom, comparable, unlike } from '../../../test/harness/compare-archives.ts'
import { founded } from '../../../test/harness/curated-museum.ts'
import { addFile, plainPicture } from '../../../test/harness/files.ts'

vi.setConfig({ testTimeout: 240_000 })
const app = useTestApp()

/** A museum of which much lies in the trash: a maker, an object with its cover, a file, and a loan; and what refers to them does not. */
async function littered() {
  const anna = await founded(app)
  const person = async (name: string) => {
    const { body } = await anna.call('POST', '/persons/', { values: { names: [{ name }] } })
    await anna.call('DELETE', `/persons/${body.id}/lock`)
    return body.id
  }
  const [maker, pupil] = [await person('Exekias'), await person('Pupil')]
  const by = (id: string) => [{ type: 31, agent: { id } }]
  const amphora = await anna.put({
    title: { en: 'Amphora' },
    objectNumbers: [{ objectNumber: '1' }],
    productions: by(maker),
  })
  const cup = await anna.put({
    title: { en: 'Cup' },
    objectNumbers: [{ objectNumber: '2' }],
    productions: by(pupil),
  })
  const shard = await anna.put({
    title: { en: 'Shard' },
    objectNumbers: [{ objectNumber: '3' }],
    productions: by(maker),
  })
  const [cover, note] = [
    await addFile(app(), anna, { name: 'cup.jpg', content: await plainPicture(20) }),
    await addFile(app(), anna, { name: 'note.txt', content: Buffer.from('a note') }),
  ]
  await anna.call('PUT', '/files', { id: cup.id, fileIds: [cover, note] })
  await anna.call('PUT', '/image', { id: cup.id, fileId: cover })
  await anna.bulk([cup.id], { kind: 'linkCards', type: 'object', itemIds: [amphora.id, shard.id] })
  const loan = async (title: string) => {
    const { body } = await anna.ask<{ id: string }>('POST', '/procedures', {
      type: 'LOAN_OUT',
      title,
      values: { borrower: { id: pupil } },
    })
    await anna.ask('PUT', `/procedures/${body.id}/objects`, { numbers: ['1', '2'] })
    await anna.ask('PUT', `/procedures/${body.id}/objects/${cup.id}`, {
      version: 1,
      values: { packing: 'Crate 3' },
    })
    await anna.ask('POST', `/procedures/${body.id}/attachments`, {
      fileId: note,
      attachmentType: 'OTHER',
      objectId: cup.id,
    })
    return body.id
  }
  const [gone, stays] = [await loan('Given up'), await loan('Silver')]
  for (const path of [
    `/procedures/${gone}`,
    `/catalogue/${cup.id}`,
    `/catalogue/${shard.id}`,
    `/catalogue/persons/${maker}`,
    `/catalogue/persons/${pupil}`,
    `/files/${note}`,
  ])
    expect((await anna.ask('DELETE', path)).status, path).toBe(204)
  return { ...anna, maker, amphora, cup, gone, stays }
}

test('What lies in the trash arrives whole, with lines and covers, and what refers to it still does [F-X07]', async () => {
  const anna = await littered()
  const path = await archiveFile(app(), anna.museum.tenantId)
  const bert = await founded(app)
  const { tenantId } = bert.museum
  await takeArchive(app(), path, { tenantId, accountId: bert.accountId })
  const here = await cameFrom(app(), tenantId)
  const before = await comparable(path, id => String(id))
  const arrived = async () =>
    comparable(await archiveFile(app(), tenantId), id => here.get(String(id)), { arrived: true })
  expect(unlike(before, await arrived())).toEqual([])
  await expectConsistency(app(), bert.museum)

  // What is restored is linked again, from both ends.
  const idOf = (there: string) => [...here].find(([, id]) => id === there)?.[0] ?? ''
  const restored = await bert.call('PUT', `/persons/${idOf(anna.maker)}/restore`, {})
  expect(restored.status, JSON.stringify(restored.body)).toBe(200)
  const { body: amphora } = await bert.call<{ productions: object[] }>('GET', `/${idOf(anna.amphora.id)}`)
  expect(amphora.productions).toMatchObject([{ agent: { id: idOf(anna.maker), name: 'Exekias' } }])
  await bert.call('PUT', `/${idOf(anna.cup.id)}/restore`, {})
  const { cover_file_id: cover } = await app().database.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('card')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', idOf(anna.cup.id))
      .select('cover_file_id')
      .executeTakeFirstOrThrow(),
  )
  expect(cover).not.toBeNull()
  expect((await bert.ask('POST', `/procedures/${idOf(anna.gone)}/restored`)).status).toBe(200)
  const { body: lines } = await bert.ask<{ result: { values: object }[] }>(
    'GET',
    `/procedures/${idOf(anna.gone)}/objects`,
  )
  expect(lines.result.map(({ values }) => values)).toEqual([{}, { packing: 'Crate 3' }])
  await expectConsistency(app(), bert.museum)
})
