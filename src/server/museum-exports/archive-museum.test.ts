import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { openTextBook } from '#server/platform/i18n/texts.ts'
import { openStorage, type Storage } from '#server/platform/storage/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum } from '../../../test/harness/factories.ts'
import { archiveMuseum } from './archive-museum.ts'

const app = useTestApp()

test('An archive that is stopped while it is gathered is not written to its end', async () => {
  const { tenantId: museumId } = await makeMuseum(app())
  const stop = new AbortController()
  const disk = openStorage(app().config)
  const storage: Storage = {
    ...disk,
    head: key => disk.head(key),
    put(key, content, options) {
      // The first piece has been gathered when the server is stopped.
      ;(content as Readable).once('readable', () => stop.abort())
      return disk.put(key, content, options)
    },
  }
  const context = {
    database: app().database,
    storage,
    texts: await openTextBook('Vitrine'),
    clock: () => new Date(),
  }
  const key = `deleted/${museumId}/stopped.zip`
  const archive = archiveMuseum(context, { museumId, language: 'en', key, signal: stop.signal })
  await expect(archive).rejects.toMatchObject({ name: 'AbortError' })
  expect(await disk.head(key)).toBeUndefined()
})
