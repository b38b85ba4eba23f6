import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '#server/platform/database-server/ensure-running.ts'
import { useTestApp } from '../../../../../test/harness/app.ts'
import { uploader } from '../../../../../test/harness/uploads.ts'
import { clamav } from './clamav.ts'

const scanner = '/usr/sbin/clamd'
const installed = existsSync(scanner)

/** A file that counts as infected: it is no virus, but the signatures of the test contain it. */
const infected = Buffer.from(`A test for scanners, and no more than that: ${'x'.repeat(200)}`)

const port = await freePort()
const app = useTestApp({ environment: { CLAMAV_URL: `tcp://127.0.0.1:${port}` } })

let folder: string
let daemon: ChildProcess | undefined

const answers = () =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve()
    })
    socket.once('error', reject)
  })

async function startScanner(): Promise<void> {
  daemon = spawn(scanner, ['--config-file', join(folder, 'clamd.conf'), '--foreground'], { stdio: 'ignore' })
  await vi.waitFor(answers, { timeout: 10_000, interval: 50 })
}

async function stopScanner(): Promise<void> {
  const ended = new Promise(resolve => daemon?.once('exit', resolve))
  daemon?.kill('SIGKILL')
  await ended
  daemon = undefined
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-scanner-'))
  if (!installed) return
  await writeFile(join(folder, 'infected'), infected)
  await writeFile(
    join(folder, 'test.hdb'),
    execFileSync('sigtool', ['--sha256', join(folder, 'infected')], { encoding: 'utf8' }).replace(
      /:[^:\n]*$/m,
      ':Vitrine.Test',
    ),
  )
  await writeFile(
    join(folder, 'clamd.conf'),
    [
      `DatabaseDirectory ${folder}`,
      'TCPAddr 127.0.0.1',
      `TCPSocket ${port}`,
      'StreamMaxLength 2M',
      'Foreground yes',
      'User root',
    ]
      .slice(0, process.getuid?.() === 0 ? 6 : 5)
      .join('\n'),
  )
})

afterAll(async () => {
  if (daemon) await stopScanner()
  await rm(folder, { recursive: true, force: true })
})

const scan = clamav(`tcp://127.0.0.1:${port}`)
const kept = async (tenantId: string) =>
  (await readdir(join(app().dataDir, 'files', tenantId), { recursive: true }).catch(() => [])).filter(name =>
    name.includes('original'),
  )

describe('A virus scanner', () => {
  test('that cannot be reached lets nothing through: the file waits, and fails with a word [C-F07]', async () => {
    await expect(scan(Readable.from([infected]))).rejects.toMatchObject({
      code: 'unavailable',
      details: { text: 'errors.scannerUnreachable' },
    })
    const anna = await uploader(app())
    const batch = await anna.begin()
    const address = await anna.made({ batch, filename: 'notes.txt' }, infected.length)
    await anna.piece(address, infected, 0)
    await vi.waitFor(
      async () =>
        expect((await anna.read(batch)).uploads).toMatchObject([
          { state: 'processing', reason: expect.stringContaining('scanner cannot be reached'), fileId: null },
        ]),
      { timeout: 10_000, interval: 50 },
    )
    const { status, body } = await anna.form([{ name: 'notes.txt', content: infected }])
    expect([status, body.error]).toEqual([500, 'unavailable'])
    expect(await kept(anna.museum.tenantId)).toEqual([])
  })

  test.skipIf(!installed)('keeps out what it knows, and lets the rest through [C-F07]', async () => {
    await startScanner()
    const anna = await uploader(app())
    const { uploads } = await anna.send([
      { content: infected, filename: 'notes.txt' },
      { content: Buffer.from('Nothing is wrong with this'), filename: 'fine.txt' },
    ])
    expect(uploads).toMatchObject([
      { state: 'failed', canRetry: false, reason: expect.stringContaining('Vitrine.Test') },
      { state: 'ready', reason: null },
    ])
    expect(await kept(anna.museum.tenantId)).toHaveLength(1)
    // More than it looks at is not taken on trust; now and then the connection ends before its answer is here.
    const tooLarge = scan(Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(100_000, 'a'))))
    await expect(tooLarge).rejects.toMatchObject({
      details: { text: expect.stringMatching(/^errors\.(fileNotScanned|scannerUnreachable)$/) },
    })
    await scan(Readable.from(Array.from({ length: 10 }, () => Buffer.alloc(100_000, 'a'))))
    await stopScanner()
  })
})
