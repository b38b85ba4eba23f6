import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainPicture } from '../../../../test/harness/files.ts'
import { type ObjectServer, startCeph, whyNoCeph } from '../../../../test/server/ceph.ts'
import { checkContent } from '../../files/checks/check-content.ts'
import { takeIn } from '../../files/files.ts'
import { removeContent } from '../../files/remove-content.ts'
import { createThumbnails } from '../../files/thumbnails/thumbnails.ts'
import { openStorage } from './open-storage.ts'
import { type Storage, StorageError, StorageMismatchError } from './storage.ts'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Tests that every storage has to pass, whatever its medium. */
function behavesAsStorage(storageOf: () => Storage): void {
  test('A file comes back as it was stored, with size and checksum', async () => {
    const bytes = Buffer.from(`Żółw i słoń: ${'ß'.repeat(1000)}`)
    const stored = await storageOf().put('1/7/original.txt', Readable.from([bytes]))
    expect(stored).toEqual({ size: bytes.length, sha256: sha256(bytes) })
    expect(await buffer(await storageOf().get('1/7/original.txt'))).toEqual(bytes)
    const head = await storageOf().head('1/7/original.txt')
    expect(head?.size).toBe(bytes.length)
    expect(Math.abs(Date.now() - Number(head?.modified))).toBeLessThan(60_000)
  })

  test('A file of many megabytes arrives whole, in whatever pieces it came', async () => {
    const bytes = randomBytes(21 * 1024 * 1024 + 12_345)
    const pieces = [bytes.subarray(0, 3), bytes.subarray(3, 9_000_000), bytes.subarray(9_000_000)]
    const expected = { size: bytes.length, sha256: sha256(bytes) }
    expect(await storageOf().put('1/8/large', Readable.from(pieces), expected)).toEqual(expected)
    expect(sha256(await buffer(await storageOf().get('1/8/large')))).toBe(expected.sha256)
  }, 60_000)

  test('A file of exactly two parts, and an empty one, are files like any other', async () => {
    for (const size of [16 * 1024 * 1024, 8 * 1024 * 1024, 0]) {
      await storageOf().put('1/9/even', Readable.from([Buffer.alloc(size, 7)]), { size })
      expect((await storageOf().head('1/9/even'))?.size).toBe(size)
      expect((await buffer(await storageOf().get('1/9/even'))).length).toBe(size)
    }
  }, 60_000)

  test('A part of a file is read by its first and last byte', async () => {
    await storageOf().put('1/10/part', Readable.from([Buffer.from('0123456789')]))
    const read = async (start: number, end?: number) =>
      text(await storageOf().get('1/10/part', end === undefined ? { start } : { start, end }))
    expect(await read(2, 4)).toBe('234')
    expect(await read(8)).toBe('89')
    expect(await read(8, 99)).toBe('89')
    await expect(read(10)).rejects.toThrow(RangeError)
  })

  test('A part of a file comes at once, shorter where the file ends [O-W141]', async () => {
    await storageOf().put('1/10/part', Readable.from([Buffer.from('0123456789')]))
    const part = async (start: number, length: number) =>
      String(await storageOf().part('1/10/part', start, length))
    expect(await part(2, 3)).toBe('234')
    expect(await part(8, 99)).toBe('89')
    await expect(part(10, 1)).rejects.toThrow(RangeError)
    await expect(storageOf().part('1/10/none', 0, 1)).rejects.toThrow('not_found')
  })

  test('A transfer that was cut short or altered is refused and leaves nothing', async () => {
    const small = Buffer.from('a drawing')
    const large = randomBytes(9 * 1024 * 1024)
    for (const bytes of [small, large]) {
      for (const expected of [{ size: bytes.length + 1 }, { sha256: sha256(Buffer.from('forged')) }]) {
        const storing = storageOf().put('1/11/drawing', Readable.from([bytes]), expected)
        await expect(storing).rejects.toThrow(StorageMismatchError)
        expect(await storageOf().has('1/11/drawing')).toBe(false)
      }
    }
  }, 60_000)

  test('A stream that breaks leaves what was there before', async () => {
    await storageOf().put('1/12/kept', Readable.from([Buffer.from('first')]))
    for (const length of [10, 9 * 1024 * 1024]) {
      const broken = Readable.from(
        (async function* () {
          yield Buffer.alloc(length)
          throw new Error('the line is dead')
        })(),
      )
      await expect(storageOf().put('1/12/kept', broken)).rejects.toThrow('the line is dead')
      expect(await text(await storageOf().get('1/12/kept'))).toBe('first')
    }
  }, 60_000)

  test('A stream that broke before anything was read of it is refused like one that breaks later', async () => {
    const broken = Readable.from([Buffer.from('x')])
    const stored = storageOf().put('1/12/early', broken)
    broken.destroy(new Error('the line is dead'))
    await expect(stored).rejects.toThrow('the line is dead')
    const missing = createReadStream('/nothing/is/here')
    await expect(storageOf().put('1/12/early', missing)).rejects.toThrow('ENOENT')
    expect(await storageOf().has('1/12/early')).toBe(false)
  })

  test('A file stored again takes the place of the earlier one', async () => {
    await storageOf().put('1/13/again', Readable.from([Buffer.from('one')]))
    await storageOf().put('1/13/again', Readable.from([Buffer.from('three')]))
    expect(await text(await storageOf().get('1/13/again'))).toBe('three')
  })

  test('A deleted file is gone; deleting it again does nothing', async () => {
    await storageOf().put('1/14/gone', Readable.from([Buffer.from('x')]))
    await storageOf().delete('1/14/gone')
    await storageOf().delete('1/14/gone')
    expect(await storageOf().has('1/14/gone')).toBe(false)
    expect(await storageOf().head('1/14/gone')).toBeUndefined()
    await expect(storageOf().get('1/14/gone')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('A key that could lead out of the storage is refused by every method', async () => {
    const wrong = [
      '../x',
      '1/../2/x',
      '/etc/passwd',
      '1//x',
      '1/x/',
      'x/1',
      '1',
      '1/.hidden',
      '1/a\\b',
      '1/A',
      '',
    ]
    for (const key of wrong) {
      await expect(storageOf().put(key, Readable.from([Buffer.from('x')])), key).rejects.toThrow(TypeError)
      await expect(storageOf().get(key), key).rejects.toThrow(TypeError)
      await expect(storageOf().head(key), key).rejects.toThrow(TypeError)
      await expect(storageOf().has(key), key).rejects.toThrow(TypeError)
      await expect(storageOf().delete(key), key).rejects.toThrow(TypeError)
    }
  })

  test('Files of the museums come in, are shown, read in parts, compared and taken away alike [C-F02] [C-F08]', async () => {
    const content = await plainPicture(900, 600)
    const taken = await takeIn(storageOf(), '5', content)
    expect(taken).toMatchObject({ mime: 'image/jpeg', bytes: content.length, sha256: sha256(content) })
    const { storageKey } = taken
    const thumbnail = await createThumbnails(storageOf())(
      { storage_key: storageKey, picture: 'original' },
      160,
    )
    expect((await buffer(thumbnail)).subarray(8, 12).toString()).toBe('WEBP')
    const part = await storageOf().get(`${storageKey}/original`, { start: 100, end: 199 })
    expect(await buffer(part)).toEqual(content.subarray(100, 200))
    const known = { storage_key: storageKey, bytes: String(content.length), sha256: taken.sha256 }
    const check = (row: typeof known) => checkContent(storageOf(), row, new AbortController().signal)
    expect(await check(known)).toBeUndefined()
    expect(await check({ ...known, sha256: sha256(Buffer.from('other')) })).toBe('checksum')
    await removeContent(storageOf(), storageKey)
    expect(await storageOf().has(`${storageKey}/original`)).toBe(false)
    expect(await storageOf().has(`${storageKey}/160.webp`)).toBe(false)
    expect(await check(known)).toBe('missing')
  }, 60_000)

  test('A storage that is set up well passes its check', async () => {
    await expect(storageOf().check()).resolves.toBeUndefined()
  })
}

describe('Files in a folder', () => {
  let dataDir: string
  let storage: Storage

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vitrine-files-'))
    storage = openStorage({ storageUrl: undefined, dataDir })
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  behavesAsStorage(() => storage)

  test('Only the user of the server can read them', async () => {
    await storage.put('2/1/private', Readable.from([Buffer.from('x')]))
    const { mode } = await stat(join(dataDir, 'files/2/1/private'))
    expect(mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'files/2'))).mode & 0o777).toBe(0o700)
  })

  test('A process killed while it writes leaves nothing under the name; what it left is removed later', async () => {
    const program = `
      import { Readable } from 'node:stream'
      import { openStorage } from ${JSON.stringify(new URL('./open-storage.ts', import.meta.url).href)}
      const storage = openStorage({ storageUrl: undefined, dataDir: ${JSON.stringify(dataDir)} })
      await storage.put('3/1/half', Readable.from((async function* () {
        for (let count = 0; ; count += 1) {
          if (count === 50) process.stdout.write('writing')
          yield Buffer.alloc(65536)
          await new Promise(resolve => setTimeout(resolve, 1))
        }
      })()))`
    const writer = spawn(process.execPath, ['--input-type=module', '-e', program], {
      cwd: process.cwd(),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(writer.stdout, 'data')
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    expect(await storage.has('3/1/half')).toBe(false)

    const incoming = join(dataDir, 'files/.incoming')
    const [left = ''] = await readdir(incoming)
    expect(await storage.tidy(new Date(Date.now() - 60_000))).toBe(0)
    await utimes(join(incoming, left), new Date(0), new Date(0))
    expect(await storage.tidy(new Date(Date.now() - 60_000))).toBe(1)
    expect(await readdir(incoming)).toEqual([])
  })
})

const missing = whyNoCeph()

describe.skipIf(missing)(`Files in an object storage${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let server: ObjectServer
  let storage: Storage

  beforeAll(async () => {
    server = await startCeph()
    await server.makeBucket('museum')
    storage = openStorage({ storageUrl: server.storageUrl('museum'), dataDir: '' })
  }, 120_000)
  afterAll(() => server.stop(), 60_000)

  behavesAsStorage(() => storage)

  test('What uploads that never ended have left is removed', async () => {
    const { client } = server
    await client.send(new CreateMultipartUploadCommand({ Bucket: 'museum', Key: '4/1/stale' }))
    expect(await storage.tidy(new Date(Date.now() - 60_000))).toBe(0)
    expect(await storage.tidy(new Date(Date.now() + 60_000))).toBe(1)
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: 'museum' }))
    expect(Uploads).toEqual([])
  })

  test('A wrong bucket, a wrong secret and a server that is not there are told apart for whoever runs the server', async () => {
    const url = server.storageUrl('museum')
    const checkOf = (storageUrl: string) => openStorage({ storageUrl, dataDir: '' }).check()
    await expect(checkOf(server.storageUrl('nowhere'))).rejects.toThrow(/no bucket called nowhere/)
    await expect(checkOf(url.replace('vitsecret', 'wrong'))).rejects.toThrow(/refuses the key and secret/)
    await expect(checkOf(url.replace(':7480', ':7'))).rejects.toThrow(StorageError)
  }, 60_000)
})
