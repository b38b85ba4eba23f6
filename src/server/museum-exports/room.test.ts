import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { makeFile } from '#server/made-files/make-file.ts'
import { madeFileStore } from '#server/made-files/store.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { useTestApp } from '../../../test/harness/app.ts'
import { makeMuseum, makePerson } from '../../../test/harness/factories.ts'
import './index.ts'
import { exportFiles } from './export-files.ts'
import type { ExportsContext } from './exports-context.ts'
import { requireRoom, requireSome } from './room.ts'
import { type ExportRow, insertExport } from './store/exports.ts'

const app = useTestApp()

const gigabyte = 1024 ** 3

test('Before an archive is begun it is said how much room there is and how much it may need; where files do not lie on a disk, nothing is asked', async () => {
  const disk = { room: async () => 2 * gigabyte } as Storage
  await expect(requireRoom(disk, 40 * gigabyte)).rejects.toMatchObject({
    code: 'conflict',
    details: { text: 'museumExport.noRoom', params: { free: 1.5, needed: 40 } },
  })
  await requireRoom(disk, gigabyte)
  await requireRoom({} as Storage, 1000 * gigabyte)
  await expect(requireSome({ room: async () => 1000 } as Storage)).rejects.toThrow(
    'museumExport.failures.noRoom',
  )
})

test('A disk that fills up while an archive is written ends it in words, and nothing half-made stays', async () => {
  const { database, config, jobs } = app()
  const { tenantId } = await makeMuseum(app())
  const { accountId } = await makePerson(app())
  const row = await database.inTenant(tenantId, tx =>
    insertExport(tx, {
      originals: true,
      earlier: false,
      accountId,
      accountName: 'Anna',
      impersonatorId: undefined,
      language: 'en',
      at: new Date(),
    }),
  )
  const stored: string[] = []
  const storage = {
    room: async () => 1000,
    async put(key: string, content: Readable) {
      for await (const _ of content);
      stored.push(key)
      return { size: 1, sha256: '' }
    },
  } as unknown as Storage
  const clock = () => new Date()
  const context = { database, storage, jobs, clock, config } as unknown as ExportsContext
  const job = { signal: new AbortController().signal, log: { warn() {} } } as never
  const store = madeFileStore<ExportRow>('museum_export')
  const kind = exportFiles(context)
  await makeFile({ database, storage, clock, kind, store }, { tenantId, id: row?.id ?? '' }, job)
  expect(stored).toEqual([])
  const ended = await database.inTenant(tenantId, tx => store.byId(tx, row?.id ?? ''))
  expect(ended).toMatchObject({ state: 'FAILED', failure: 'museumExport.failures.noRoom', bytes: null })
})
