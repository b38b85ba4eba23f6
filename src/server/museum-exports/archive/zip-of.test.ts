import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { entryName } from './entry-name.ts'
import { type ZipEntry, zipOf } from './zip-of.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-zip-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const at = new Date('2026-03-04T05:06:08Z')

async function* once(text: string) {
  yield Buffer.from(text)
}

const entry = (name: string, text: string, more: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  at,
  shrinks: true,
  content: once(text),
  ...more,
})

/** Reads with another program than the one that wrote: names, and contents as far as asked for. */
async function read(entries: AsyncIterable<ZipEntry>, wanted: (name: string) => boolean) {
  const file = join(folder, 'test.zip')
  await writeFile(file, zipOf(entries))
  const zip = await openPromise(file, { strictFileNames: true, validateEntrySizes: true })
  const names: string[] = []
  const contents = new Map<string, string>()
  for await (const found of zip.eachEntry()) {
    names.push(found.fileName)
    if (!wanted(found.fileName)) continue
    expect(found.getLastModDate().getTime()).toBe(at.getTime())
    const pieces: Buffer[] = []
    for await (const piece of await zip.openReadStreamPromise(found)) pieces.push(piece as Buffer)
    contents.set(found.fileName, Buffer.concat(pieces).toString())
  }
  return { names, contents }
}

test('An archive of more than 65,535 files opens, each with its content, in little memory', async () => {
  const count = 66_000
  const before = process.memoryUsage().heapUsed
  let most = 0
  async function* entries() {
    for (let number = 0; number < count; number++) {
      if (number % 1000 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before)
      yield entry(`numbers/${number}.txt`, `number ${number}`, { shrinks: false })
    }
  }
  const { names, contents } = await read(entries(), name => name.endsWith('65999.txt'))
  expect(names).toHaveLength(count)
  expect(contents.get('numbers/65999.txt')).toBe('number 65999')
  expect(most).toBeLessThan(150_000_000)
})

test('A content that was announced with 4 GB or more is written as ZIP64 whatever it turns out to be', async () => {
  async function* entries() {
    yield entry('large.bin', 'small after all', { shrinks: false, bytes: 5_000_000_000 })
    yield entry('packed.txt', 'ab'.repeat(5000))
    yield entry('empty.txt', '', { shrinks: false })
  }
  const { contents } = await read(entries(), () => true)
  expect([...contents.values()]).toEqual(['small after all', 'ab'.repeat(5000), ''])
})

test('An entry that breaks breaks the archive, and what was open is closed', async () => {
  let closed = false
  async function* broken() {
    try {
      yield Buffer.from('half')
      throw new Error('broken')
    } finally {
      closed = true
    }
  }
  async function* entries() {
    yield entry('whole.txt', 'whole')
    yield entry('half.txt', '', { content: broken() })
  }
  const pieces = zipOf(entries())
  const all = async () => {
    for await (const _ of pieces);
  }
  await expect(all()).rejects.toThrow('broken')
  expect(closed).toBe(true)
})

test('No entry leads out of the folder it is unpacked in, whatever a museum called its file', async () => {
  const hostile = ['../../etc/passwd', '..', 'C:\\Windows\\win.ini', '/root', 'a\nb', 'CON.txt', '', '  . ']
  const names = hostile.map(entryName)
  for (const name of names) expect(name).not.toMatch(/[/\\\n:]|^\.|^$|^con\./i)
  expect(entryName('Zażółć gęślą jaźń.tif')).toBe('Zażółć gęślą jaźń.tif')
  expect(entryName('źdźbło'.normalize('NFD'))).toBe('źdźbło'.normalize('NFC'))
  const long = entryName(`${'ł'.repeat(200)}.jpeg`)
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(180)
  expect(long).toMatch(/^ł+\.jpeg$/)
  async function* entries() {
    yield entry('a/../../b', 'x')
  }
  await expect(zipOf(entries()).next()).rejects.toThrow(TypeError)
})

test('What is packed is what was given, byte by byte', async () => {
  const noise = createHash('sha512').update('noise').digest('hex').repeat(3000)
  async function* pieces() {
    for (let from = 0; from < noise.length; from += 7001) yield Buffer.from(noise.slice(from, from + 7001))
  }
  async function* entries() {
    yield entry('noise.txt', '', { content: pieces() })
  }
  const { contents } = await read(entries(), () => true)
  expect(contents.get('noise.txt')).toBe(noise)
})
