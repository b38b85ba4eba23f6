import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { machine, machineLine } from '../machine.ts'
import { signIn, startProduct } from '../product.ts'
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

const product = await (async () => {
  await pipeline(Readable.from(invented()), createWriteStream(source))
  return startProduct(dataDir, port)
})()
const headers = { authorization: `Bearer ${await signIn(product.address, 'admin@second.museum')}` }

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
  const said = Object.entries({ batch, filename: 'scan.dcm' })
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')
  const tus = { ...headers, 'tus-resumable': '1.0.0' }
  const made = await fetch(`${product.address}/api/v1/uploads/`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': said },
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

const rate = (ms: number) => `${rounded(wanted / (ms / 1000))} MB/s`
try {
  await wait(5000)
  const idle = product.memoryMb()
  const copied = await copy()
  const upload = await watched(resumable)
  const form = await watched(asForm)
  console.log(machineLine(machine()))
  console.log(`${wanted} MB, plain copy: ${rate(copied)}`)
  console.log(
    `resumable, sent: ${rate(upload.result.sent)}; a file of the museum: ${rate(upload.result.ready)}`,
  )
  console.log(`as a form: ${rate(form.result)}`)
  console.log(
    `server memory: ${rounded(idle)} MB idle, ${rounded(upload.most)} MB and ${rounded(form.most)} MB at the most`,
  )
  console.log(`processor time: ${rounded(upload.seconds)} s and ${rounded(form.seconds)} s`)
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
