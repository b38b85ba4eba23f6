import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import '#server/access/index.ts'
import { filesOf } from '#server/files/index.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { openStorage } from '#server/platform/storage/index.ts'
import { makeMuseum } from '../catalogue/fill-museum.ts'
import { machine, machineLine } from '../machine.ts'
import { type RunningProduct, signIn, startProduct } from '../product.ts'
import { addRegistrar } from '../registrar.ts'
import { median, percentile, rounded } from '../statistics.ts'

/** `npm run bench -- tiles`: parts of a large picture over HTTP on the real program, with the processor time that one tile takes. */
const port = 3921
const username = 'tiles@demo.museum'
const side = 512
const [across, down] = [24, 23]
const connections = 6

process.env.DEMO = '0'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-tiles-'))

/** 145 megapixels of hills and valleys with grain, so that a tile weighs as much as one of a photograph. */
const largePicture = (): Promise<Buffer> =>
  sharp(randomBytes(1024 * 981 * 3), { raw: { width: 1024, height: 981, channels: 3 } })
    .resize(across * side, down * side, { kernel: 'cubic', fit: 'fill' })
    .jpeg({ quality: 88 })
    .toBuffer()

async function fill(): Promise<string> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const log = createLog('silent')
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    const tenantId = await makeMuseum(database, 'Tiles')
    await addRegistrar(database, tenantId, username)
    const files = filesOf(openStorage(config), { renamed: async () => undefined })
    const taken = await files.takeIn(tenantId, await largePicture())
    return await database.inTenant(tenantId, tx =>
      files.keep(tx, taken, { name: 'picture.jpg', author: { accountId: '1', name: 'Bench' } }),
    )
  } finally {
    await database.close()
    await urls.stop()
  }
}

const id = await fill()
const figures: Record<string, string> = {}
const agent = new Agent({ keepAlive: true })

/** Asks for a part of the picture, whole. @returns milliseconds and bytes. */
const ask = (product: RunningProduct, token: string, path: string): Promise<{ ms: number; bytes: number }> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    get(
      `${product.address}/api/v1/files/${id}/iiif/${path}`,
      { agent, headers: { authorization: `Bearer ${token}` } },
      answer => {
        let bytes = 0
        answer.on('data', (piece: Buffer) => (bytes += piece.length))
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve({ ms: performance.now() - began, bytes })
            : reject(new Error(`${path}: ${answer.statusCode}`)),
        )
      },
    ).on('error', reject)
  })

const tile = (at: number): string =>
  `${(at % across) * side},${Math.floor(at / across) * side},${side},${side}/${side},${side}/0/default.jpg`

/** The same size, on no tile's edges. */
const freeCut = (at: number): string =>
  `${(at % 20) * side + 100},${Math.floor(at / 20) * side + 70},${side},${side}/${side},${side}/0/default.jpg`

const inMs = (samples: readonly number[]): string =>
  `p50 ${rounded(median(samples))} ms, p95 ${rounded(percentile(samples, 0.95))} ms`

async function withProduct(
  measure: (product: RunningProduct, token: string) => Promise<void>,
): Promise<void> {
  const product = await startProduct(dataDir, port)
  try {
    const token = await signIn(product.address, username)
    for (let at = 0; at < 20; at++) await ask(product, token, 'info.json')
    await ask(product, token, freeCut(0))
    await measure(product, token)
  } finally {
    await product.stop()
  }
}

/** Processor time in milliseconds of server, confined processes and database. */
const spent = (product: RunningProduct): readonly number[] =>
  [product.processorSeconds(), product.confinedSeconds(), product.databaseSeconds()].map(
    seconds => seconds * 1000,
  )

const series = async (
  product: RunningProduct,
  token: string,
  paths: readonly string[],
): Promise<readonly number[]> => {
  const samples: number[] = []
  for (const path of paths) samples.push((await ask(product, token, path)).ms)
  return samples
}

const tiles = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => tile(from + at))

await withProduct(async (product, token) => {
  figures['info.json (p50 3, p95 10)'] = inMs(await series(product, token, Array(100).fill('info.json')))
  const idle = await series(product, token, tiles(0, 150))
  figures['aligned tile, first time (p50 3, p95 10)'] = inMs(idle)
  figures['other cut of its size (p50 12, p95 30)'] = inMs(
    await series(
      product,
      token,
      Array.from({ length: 100 }, (_, at) => freeCut(at + 1)),
    ),
  )
  figures['!400,400 (p95 30)'] = inMs(
    await series(product, token, Array(20).fill('full/!400,400/0/default.jpg')),
  )
  const largest = Promise.all(
    [3900, 3890, 3880, 3870].map(most => ask(product, token, `full/!${most},${most}/0/default.png`)),
  )
  let isOver = false
  void largest.finally(() => (isOver = true))
  await new Promise(resolve => setTimeout(resolve, 300))
  const busy: number[] = []
  for (let at = 150; at < 300 && !isOver; at++) busy.push((await ask(product, token, tile(at))).ms)
  figures['aligned tile while four largest cuts run'] =
    `${inMs(busy)}, ${rounded(percentile(busy, 0.95) / percentile(idle, 0.95))} times idle (under 3)`
  figures['the four largest cuts'] = `${rounded(Math.max(...(await largest).map(({ ms }) => ms)) / 1000)} s`
})

await withProduct(async (product, token) => {
  const limit = pLimit(connections)
  for (const round of ['first time', 'again']) {
    const before = spent(product)
    const began = performance.now()
    const answers = await Promise.all(
      tiles(0, across * down).map(path => limit(() => ask(product, token, path))),
    )
    const seconds = (performance.now() - began) / 1000
    const [server = 0, confined = 0, database = 0] = spent(product).map(
      (ms, at) => (ms - (before[at] ?? 0)) / answers.length,
    )
    const bytes = answers.reduce((sum, each) => sum + each.bytes, 0) / answers.length
    figures[`tiles a second at ${connections}, ${round} (800)`] = String(rounded(answers.length / seconds))
    figures[`processor a tile, ${round}`] =
      `server ${rounded(server, 2)} ms, confined ${rounded(confined, 2)} ms, database ${rounded(database, 2)} ms`
    figures['bytes a tile'] = `${rounded(bytes / 1000)} kB`
  }
})

const measuredOn = machine()
console.log(`\n${machineLine(measuredOn)}\n`)
for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(44)} ${figure}`)
writeFileSync(
  new URL('../results/tiles.json', import.meta.url),
  `${JSON.stringify({ at: new Date(), machine: measuredOn, figures }, null, 2)}\n`,
)
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
