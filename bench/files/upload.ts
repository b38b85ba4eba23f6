import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import '#server/access/index.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { makeMuseum } from '../catalogue/fill-museum.ts'
import { machine, machineLine } from '../machine.ts'
import { signIn, startProduct } from '../product.ts'
import { addRegistrar } from '../registrar.ts'
import { rounded } from '../statistics.ts'

/**
 * `npm run bench -- upload [megabytes]`: one file of so many megabytes (default 1000) sent to the real program, resumable and as a form, until it
 * is a file of the museum; beside a plain copy of it on the same disk, and the memory the server takes meanwhile.
 */
const megabyte = 1024 ** 2
const wanted = Number(process.argv[3] ?? 1000)
const bytes = wanted * megabyte
/** As the client cuts files. */
const pieceBytes = 8 * megabyte
const port = 3917
const username = 'upload@demo.museum'

// Pictures of a demonstration would be drawn meanwhile.
process.env.DEMO = '0'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-upload-'))
const source = join(dataDir, 'source')

/** A file that is kept as it is: a head by which it is known (DICOM), then noise. */
async function* invented(): AsyncGenerator<Buffer> {
  yield Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), randomBytes(megabyte - 132)])
  const noise = randomBytes(megabyte)
  for (let at = 1; at < wanted; at += 1) yield noise
}

async function copy(): Promise<number> {
  const began = performance.now()
  const target = join(dataDir, 'copy')
  await pipeline(createReadStream(source), createWriteStream(target))
  const file = await open(target, 'r+')
  await file.sync()
  await file.close()
  rmSync(target)
  return performance.now() - began
}

async function fill(): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const log = createLog('silent')
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    await addRegistrar(database, await makeMuseum(database, 'Upload'), username)
  } finally {
    await database.close()
    await urls.stop()
  }
}

await fill()
await pipeline(Readable.from(invented()), createWriteStream(source))
const product = await startProduct(dataDir, port)
const headers = { authorization: `Bearer ${await signIn(product.address, username)}` }

/** Sends a body as it comes, and waits for the answer. */
const send = (
  method: string,
  path: string,
  more: Record<string, string | number>,
  body: Readable,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      `${product.address}${path}`,
      { method, headers: { ...headers, ...more } },
      answer => {
        const chunks: Buffer[] = []
        answer
          .on('data', chunk => chunks.push(chunk))
          .on('end', () => {
            const text = Buffer.concat(chunks).toString()
            if ((answer.statusCode ?? 500) < 300) resolve(text)
            else reject(new Error(`status ${answer.statusCode}: ${text}`))
          })
      },
    )
    pipeline(body, outgoing).catch(reject)
  })

const call = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${product.address}/api/v1${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return answer.json()
}

/** Sends it piece by piece and waits until it is looked through. @returns ms until all was sent, and until it was a file. */
async function resumable(): Promise<{ readonly sent: number; readonly ready: number }> {
  const began = performance.now()
  const { id: batch } = await call('POST', '/upload-batches', { files: 1, bytes })
  const metadata = Object.entries({ batch, filename: 'scan.dcm' })
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')
  const tus = { ...headers, 'tus-resumable': '1.0.0' }
  const made = await fetch(`${product.address}/api/v1/uploads/`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata },
  })
  const location = made.headers.get('location') ?? ''
  for (let at = 0; at < bytes; at += pieceBytes) {
    const end = Math.min(bytes, at + pieceBytes)
    await send(
      'PATCH',
      location,
      {
        ...tus,
        'upload-offset': at,
        'content-type': 'application/offset+octet-stream',
        'content-length': end - at,
      },
      createReadStream(source, { start: at, end: end - 1 }),
    )
  }
  const sent = performance.now() - began
  for (;;) {
    const { uploads } = await call('GET', `/upload-batches/${batch}`)
    if (uploads[0].state === 'ready') return { sent, ready: performance.now() - began }
    if (uploads[0].state === 'failed') throw new Error(uploads[0].reason)
    await wait(20)
  }
}

async function asForm(): Promise<number> {
  const began = performance.now()
  const head = Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="scan.dcm"\r\n\r\n')
  const end = Buffer.from('\r\n--b--\r\n')
  const body = Readable.from(
    (async function* () {
      yield head
      yield* createReadStream(source)
      yield end
    })(),
  )
  await send(
    'POST',
    '/api/v1/files/',
    {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': head.length + statSync(source).size + end.length,
    },
    body,
  )
  return performance.now() - began
}

/** The most memory the server takes while something goes on, and the processor time. */
async function watched<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly most: number; readonly seconds: number }> {
  const before = product.processorSeconds()
  let most = product.memoryMb()
  const watch = setInterval(() => {
    most = Math.max(most, product.memoryMb())
  }, 100)
  try {
    const result = await work()
    return { result, most, seconds: product.processorSeconds() - before }
  } finally {
    clearInterval(watch)
  }
}

const rate = (ms: number) => wanted / (ms / 1000)
const figures: Record<string, string> = {}
try {
  await wait(2000)
  const idle = product.memoryMb()
  const plain = rate(await copy())
  const upload = await watched(resumable)
  const form = await watched(asForm)
  const formatRate = (ms: number) => `${rounded(rate(ms))} MB/s, ratio ${rounded(rate(ms) / plain, 2)}`
  figures['plain copy, synced'] = `${rounded(plain)} MB/s`
  figures['resumable, all sent'] = formatRate(upload.result.sent)
  figures['resumable, a file of the museum'] = formatRate(upload.result.ready)
  figures['as a form, a file of the museum'] = formatRate(form.result)
  figures['server memory, idle'] = `${rounded(idle)} MB`
  figures['server memory at the most, resumable'] = `${rounded(upload.most)} MB`
  figures['server memory at the most, as a form'] = `${rounded(form.most)} MB`
  figures['processor time, resumable'] = `${rounded(upload.seconds)} s`
  figures['processor time, as a form'] = `${rounded(form.seconds)} s`
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
const measuredOn = machine()
console.log(`\n${machineLine(measuredOn)}\n${wanted} MB\n`)
for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(40)} ${figure}`)
writeFileSync(
  new URL(`../results/upload-${wanted}.json`, import.meta.url),
  `${JSON.stringify({ at: new Date(), machine: measuredOn, wanted, figures }, null, 2)}\n`,
)
process.exit(0)
