import { once } from 'node:events'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { MadeFileKind } from '#server/made-files/index.ts'
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

/** An archive that was ordered, for a server that is not there yet. */
async function ordered() {
  const { database, config, jobs } = app()
  const { tenantId } = await makeMuseum(app())
  const { accountId } = await makePerson(app())
  const store = madeFileStore<ExportRow>('museum_export')
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
  const id = row?.id ?? ''
  const clock = () => new Date()
  const job = { signal: new AbortController().signal, log: { warn() {} } } as never
  type Kind = MadeFileKind<ExportRow>
  return {
    make: ({ storage }: { storage: Storage }, change = (kind: Kind): Kind => kind) => {
      const context = { database, storage, jobs, clock, config } as unknown as ExportsContext
      const kind = change(exportFiles(context))
      return makeFile({ database, storage, clock, kind, store }, { tenantId, id }, job)
    },
    end: () =>
      database.inTenant(tenantId, tx =>
        store.end(tx, id, { state: 'STOPPED', endedAt: clock(), expiresAt: clock() }, {}),
      ),
    ended: () => database.inTenant(tenantId, tx => store.byId(tx, id)),
  }
}

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
  const { make, ended } = await ordered()
  const stored: string[] = []
  const storage = {
    room: async () => 1000,
    async put(key: string, content: Readable) {
      for await (const _ of content);
      stored.push(key)
      return { size: 1, sha256: '' }
    },
  } as unknown as Storage
  await make({ storage })
  expect(stored).toEqual([])
  expect(await ended()).toMatchObject({
    state: 'FAILED',
    failure: 'museumExport.failures.noRoom',
    bytes: null,
  })
})

test('One that is stopped while its content began takes nothing with it: neither file nor server', async () => {
  const { make, end, ended } = await ordered()
  const stored: string[] = []
  const storage = { put: async (key: string) => void stored.push(key) } as unknown as Storage
  let content: Readable | undefined
  await make({ storage }, kind => ({
    ...kind,
    async make(_row, { signal }) {
      await end()
      await once(signal, 'abort')
      content = Readable.from(['what was begun'])
      return { content, made: () => ({}) }
    },
  }))
  // An error that nobody listens for would end the process by now.
  await setImmediate()
  expect(content?.destroyed).toBe(true)
  expect(stored).toEqual([])
  expect(await ended()).toMatchObject({ state: 'STOPPED', bytes: null })
})
