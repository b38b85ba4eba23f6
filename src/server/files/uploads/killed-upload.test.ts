import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { childEnvironment } from '../../../../test/harness/child-environment.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { uploader } from '../../../../test/harness/uploads.ts'

const app = useTestApp()

const program = fileURLToPath(new URL('../../../../test/server/upload-server.ts', import.meta.url))

/** Another server of the same installation. */
async function startServer(): Promise<{ readonly server: ChildProcess; readonly origin: string }> {
  const server = spawn(process.execPath, [program, app().databaseUrls.appUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...childEnvironment, DATA_DIR: app().dataDir, DEMO: '0' },
  })
  const [output] = await once(server.stdout, 'data')
  return { server, origin: String(output) }
}

/** As the queue hands it in once more. */
const again = { name: 'files.take-in', run: async () => {} }

const noise = async (seed: number): Promise<Buffer<ArrayBuffer>> => {
  const pixels = Buffer.alloc(1200 * 1200 * 3)
  for (let at = 0, value = seed; at < pixels.length; at += 1) {
    value = (value * 1103515245 + 12345) & 0x7fffffff
    pixels[at] = value >> 16
  }
  return Buffer.from(
    await sharp(pixels, { raw: { width: 1200, height: 1200, channels: 3 } })
      .jpeg({ quality: 95 })
      .toBuffer(),
  )
}

test('A file whose looking into ended the server twice is kept without a third try, and says so [F-T21]', async () => {
  const museum = await makeMuseum(app())
  const anna = await uploader(app(), { museum })
  await app().jobs.stop()
  const content = await noise(7)
  const batch = await anna.begin({ files: 1 })
  const address = await anna.made({ batch, filename: 'hard.jpg', place: '0' }, content.length)
  await anna.piece(address, content, 0)
  // As two servers leave it that died while they looked into it.
  await app().database.inTenant(museum.tenantId, ({ db, tenantId }) =>
    db.updateTable('upload').set({ looks_begun: 2 }).where('tenant_id', '=', tenantId).execute(),
  )
  await app().jobs.start()
  const { uploads } = await anna.settled(batch)
  expect(uploads.map(({ state }) => state)).toEqual(['ready'])
  const [file] = (await anna.ask('GET', '/files/')).body.result
  const facts = (await anna.ask('GET', `/files/${file.id}/facts`)).body
  expect(facts).toMatchObject({ state: 'failed', picture: null })
  expect(facts.failure).not.toBeNull()
}, 60_000)

test('Uploads whose server is killed, while they come in or are looked through, go on in another: each is one file, nothing is there twice [C-F01]', async () => {
  const museum = await makeMuseum(app())
  // Nobody works behind the requests but the server that is killed.
  await app().jobs.stop()
  const { server, origin } = await startServer()
  const anna = await uploader(app(), { museum, origin })
  const contents = await Promise.all([11, 12, 13, 14].map(noise))
  const batch = await anna.begin({ files: 4 })
  const addresses: string[] = []
  for (const [place, content] of contents.entries())
    addresses.push(await anna.made({ batch, filename: `${place}.jpg`, place: String(place) }, content.length))
  const [half, ...whole] = contents
  if (!half) throw new Error('no contents')
  await anna.piece(addresses[0] ?? '', half.subarray(0, 1000), 0)
  await Promise.all(whole.map((content, at) => anna.piece(addresses[at + 1] ?? '', content, 0)))
  await vi.waitFor(async () => expect(await stored()).not.toEqual([]), { timeout: 30_000, interval: 5 })
  server.kill('SIGKILL')
  await once(server, 'exit')

  await app().jobs.start()
  const bob = await uploader(app(), { museum, person: anna })
  expect(await bob.offset(addresses[0] ?? '')).toBe(1000)
  await bob.piece(addresses[0] ?? '', half.subarray(1000), 1000)
  // The queue finds out by itself that the server is dead, half a minute later; here it is notified.
  for (const { id: uploadId, state } of (await bob.read(batch)).uploads)
    if (state === 'processing')
      await app().jobs.enqueue(undefined, again, { tenantId: museum.tenantId, uploadId })
  const { uploads } = await bob.settled(batch)
  expect(uploads.map(({ state, reason }) => [state, reason])).toEqual(contents.map(() => ['ready', null]))
  expect(uploads.map(({ duplicates }) => duplicates)).toEqual(contents.map(() => []))
  expect((await bob.ask('GET', '/files/')).body.totalSize).toBe(contents.length)
  // What the dead server had begun to store is gone.
  await vi.waitFor(async () => expect(await stored()).toHaveLength(contents.length), 10_000)
  expect(await readdir(join(app().dataDir, 'uploads'))).toEqual([])

  async function stored(): Promise<string[]> {
    const below = await readdir(join(app().dataDir, 'files', museum.tenantId), { recursive: true }).catch(
      () => [],
    )
    return below.filter(name => name.endsWith('original'))
  }
}, 60_000)
