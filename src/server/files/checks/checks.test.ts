import { createHash } from 'node:crypto'
import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { openStorage } from '#server/platform/storage/index.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../../test/harness/files.ts'
import { registrar } from '../../../../test/harness/registrar.ts'
import { verified } from '../streaming/verified.ts'
import { sweepStorage } from '../sweeping/sweep-storage.ts'
import { checkTonight } from './nightly-check.ts'

const app = useTestApp()
const log = createLog('silent')
const day = 86_400_000

interface Checks {
  readonly total: number
  readonly checked: number
  readonly damaged: number
  readonly files: readonly {
    readonly name: string
    readonly problem: string
    readonly file: { readonly id: string }
  }[]
}

async function someone() {
  const anna = await registrar(app, await makeMuseum(app()))
  const { museum, accountId } = anna
  const { tenantId } = museum
  const storage = openStorage({ storageUrl: undefined, dataDir: app().dataDir })
  const add = async (name: string, width: number) => {
    const id = await addFile(app(), { museum, accountId }, { name, content: await plainPicture(width) })
    const { storage_key } = await app().database.inTenant(tenantId, ({ db }) =>
      db
        .selectFrom('file')
        .where('tenant_id', '=', tenantId)
        .where('card_id', '=', id)
        .select('storage_key')
        .executeTakeFirstOrThrow(),
    )
    return { id, key: storage_key, path: join(app().dataDir, 'files', storage_key, 'original') }
  }
  const options = { database: app().database, storage, museums: async () => [tenantId] }
  const night = (at: number, signal = new AbortController().signal) =>
    checkTonight({ ...options, clock: () => new Date(Date.now() + at * day) }, { log, signal })
  const sweep = () => sweepStorage(options, { log, signal: new AbortController().signal })
  const checks = async () => (await anna.ask<Checks>('GET', '/files/checks')).body
  return { ...anna, storage, add, night, sweep, checks }
}

test('Every night a share of the files is compared with their checksums, all within thirty days, and administrators are told which are damaged [C-F08]', async () => {
  const anna = await someone()
  const [sound, cut, forged, lost] = [
    await anna.add('sound.jpg', 9),
    await anna.add('cut.jpg', 10),
    await anna.add('forged.jpg', 11),
    await anna.add('lost.jpg', 12),
  ]
  expect(await anna.checks()).toEqual({ total: 4, checked: 0, damaged: 0, files: [] })
  await truncate(cut.path, 100)
  const bytes = await readFile(forged.path)
  bytes[bytes.length - 1] = 0
  await writeFile(forged.path, bytes)
  await rm(lost.path)
  await anna.night(0)
  expect((await anna.checks()).checked).toBe(1)
  // Tried again the same night it does not begin anew.
  for (const at of [0, 1, 2, 3]) await anna.night(at)
  const report = await anna.checks()
  expect(report).toMatchObject({ total: 4, checked: 4, damaged: 3 })
  expect(Object.fromEntries(report.files.map(({ name, problem }) => [name, problem]))).toEqual({
    'cut.jpg': 'size',
    'forged.jpg': 'checksum',
    'lost.jpg': 'missing',
  })
  expect(report.files.map(({ file }) => file.id)).not.toContain(sound.id)
  // What was put right is looked at first.
  bytes[bytes.length - 1] = 0xd9
  await writeFile(forged.path, bytes)
  for (const at of [5, 6, 7]) await anna.night(at)
  expect((await anna.checks()).files.map(({ name }) => name).toSorted()).toEqual(['cut.jpg', 'lost.jpg'])
})

test('A comparison that is stopped, or whose storage does not answer, says nothing of files', async () => {
  const anna = await someone()
  await anna.add('one.jpg', 9)
  await anna.night(0, AbortSignal.abort())
  expect((await anna.checks()).checked).toBe(0)
  const nowhere = openStorage({ storageUrl: 's3://KEY:secret@127.0.0.1:1/none?tls=0', dataDir: '' })
  const { database } = app()
  await expect(
    checkTonight(
      { database, storage: nowhere, museums: async () => [anna.museum.tenantId], clock: () => new Date() },
      { log, signal: new AbortController().signal },
    ),
  ).rejects.toThrow()
  expect(await anna.checks()).toMatchObject({ checked: 0, damaged: 0 })
})

test('A damaged file is never handed out as if it were whole: downloads say so, and administrators are told [F-T13]', async () => {
  const anna = await someone()
  const files = {
    cut: await anna.add('cut.jpg', 9),
    forged: await anna.add('forged.jpg', 10),
    lost: await anna.add('lost.jpg', 11),
  }
  const fetched = (id: string, headers = {}) =>
    app().http.inject({ url: `/api/v1/files/${id}/content`, headers: { ...anna.headers, ...headers } })
  for (const { id } of Object.values(files)) expect((await fetched(id)).statusCode).toBe(200)
  await truncate(files.cut.path, 100)
  const bytes = await readFile(files.forged.path)
  bytes[bytes.length - 1] = 0
  await writeFile(files.forged.path, bytes)
  await rm(files.lost.path)
  for (const { id } of Object.values(files)) {
    const answer = await fetched(id)
    expect(answer.statusCode).toBe(410)
    expect(answer.json().message).toMatch(/damaged/)
    // Known from now on: parts are refused, too.
    expect((await fetched(id, { range: 'bytes=0-9' })).statusCode).toBe(410)
  }
  expect((await anna.checks()).damaged).toBe(3)
})

test('A content that is compared while it goes keeps its last bytes back when it is damaged [F-T13]', async () => {
  const content = Buffer.alloc(300_000, 7)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const parts = (of: Buffer) => Readable.from([of.subarray(0, 200_000), of.subarray(200_000)])
  let notified = 0
  const damaged = async () => {
    notified += 1
  }
  expect(await buffer(verified(parts(content), sha256, damaged))).toEqual(content)
  const forged = Buffer.from(content)
  forged[5] = 0
  await expect(buffer(verified(parts(forged), sha256, damaged))).rejects.toThrow()
  expect(notified).toBe(1)
})

test('What is stored of a file goes when it left the bin for good, and nothing else does [C-K13]', async () => {
  const anna = await someone()
  const [kept, binned, gone] = [
    await anna.add('kept.jpg', 9),
    await anna.add('binned.jpg', 10),
    await anna.add('gone.jpg', 11),
  ]
  await app().http.inject({ url: `/api/v1/files/${gone.id}/thumbnail?size=160`, headers: anna.headers })
  for (const { id } of [binned, gone]) await anna.ask('DELETE', `/files/${id}`)
  const { tenantId } = anna.museum
  await app().database.inTenant(tenantId, ({ db }) =>
    db.deleteFrom('card').where('tenant_id', '=', tenantId).where('id', '=', gone.id).execute(),
  )
  await anna.sweep()
  await anna.sweep()
  expect(await anna.storage.has(`${gone.key}/original`)).toBe(false)
  expect(await anna.storage.has(`${gone.key}/160.webp`)).toBe(false)
  for (const { key } of [kept, binned]) expect(await anna.storage.has(`${key}/original`)).toBe(true)
  expect((await anna.ask('PUT', `/files/${binned.id}/restore`)).status).toBe(200)
})
