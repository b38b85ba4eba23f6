import { expect, test, vi } from 'vitest'
import type { BulkPreview, MissingToPublish } from '#model/api/cards/shapes.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { addFile } from '../../../../test/harness/files.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

test('A record says what it lacks to be published: a picture, then the licence and alternative text of its pictures [F-W09]', async () => {
  const anna = await registrar(app, await makeMuseum(app()))
  const { museum, accountId } = anna
  const { id } = await anna.put({ title: { en: 'Amphora' } })
  const missing = async (of = id) =>
    (await anna.call<{ missing: MissingToPublish[] }>('GET', `/${of}/missing`)).body.missing
  expect(await missing()).toEqual([{ what: 'picture', count: 1 }])
  const fileId = await addFile(app(), { museum, accountId }, { name: 'front.jpg' })
  await anna.call('PUT', '/files', { id, fileIds: [fileId] })
  // A file is a picture once it was measured.
  await vi.waitFor(
    async () =>
      expect(await missing()).toEqual([
        { what: 'licence', count: 1 },
        { what: 'alternativeText', count: 1 },
      ]),
    { timeout: 20_000, interval: 200 },
  )
  const action = { kind: 'publish', published: true }
  const preview = await anna.call<BulkPreview>('POST', '/bulk/preview', { selection: { ids: [id] }, action })
  expect(preview.body.missing).toEqual([
    { what: 'licence', count: 1 },
    { what: 'alternativeText', count: 1 },
  ])
  const other = await registrar(app, await makeMuseum(app()))
  expect((await other.call('GET', `/${id}/missing`)).status).toBe(404)
})
