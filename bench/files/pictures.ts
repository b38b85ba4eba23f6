import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import sharp from 'sharp'
import '#server/access/index.ts'
import { type Files, filesOf } from '#server/files/index.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { type Database, openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { openStorage } from '#server/platform/storage/index.ts'
import { asOwner, makeMuseum } from '../catalogue/fill-museum.ts'
import { machine, machineLine } from '../machine.ts'
import { signIn, startProduct } from '../product.ts'
import { addRegistrar } from '../registrar.ts'
import { median, percentile, rounded } from '../statistics.ts'
import { samplePictures } from './sample-pictures.ts'

/**
 * `npm run bench -- pictures [files] [folder]`: pictures of a folder (the shared ones) taken in, beside what the plain decoder does with them; tiles of a
 * large one over HTTP on the real program; and files that look alike among so many (default 100,000).
 */
const manyFiles = Number(process.argv[3] ?? 100_000)
const folder = process.argv[4]
const port = 3918
const username = 'pictures@demo.museum'
const rounds = 3

process.env.DEMO = '0'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-pictures-'))

/** How many pictures a second are done, four at a time, as they come from a browser. */
async function rate(
  contents: readonly Buffer[],
  work: (content: Buffer) => Promise<unknown>,
): Promise<number> {
  const limit = pLimit(4)
  const began = performance.now()
  await Promise.all(contents.map(content => limit(work, content)))
  return (contents.length * 1000) / (performance.now() - began)
}

const plainly = (content: Buffer) =>
  sharp(content, { autoOrient: true, failOn: 'error' })
    .resize(480, 480, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, smartSubsample: true, effort: 3 })
    .toBuffer()

/** Fifty megapixels of hills and valleys. */
const largePicture = (): Promise<Buffer> =>
  sharp(randomBytes(32 * 24 * 3), { raw: { width: 32, height: 24, channels: 3 } })
    .resize(8192, 6144, { kernel: 'cubic' })
    .jpeg({ quality: 88 })
    .toBuffer()

/** Files that have looks and no contents, to be compared. */
const manyLooks = (database: Database, tenantId: string): Promise<unknown> =>
  database.inTenant(tenantId, async ({ db }) => {
    await sql`
      with made as (
        insert into card (tenant_id, type, incremental_number, data, titles, created_by, created_name, updated_by, updated_name)
        select ${tenantId}::bigint, 4, 1000 + n, '{}', '{}', 1, '', 1, '' from generate_series(1, ${manyFiles}::int) as n returning id
      )
      insert into file (tenant_id, card_id, name, mime, bytes, sha256, storage_key, created_by, state, facts, looks)
      select ${tenantId}::bigint, id, 'file.jpg', 'image/jpeg', 1, md5(id::text) || md5(id::text), ${tenantId} || '/' || id, 1, 'ready',
        jsonb_build_object('exif', repeat('x', 400)), ('x' || md5(id::text))::bit(64)::bigint
      from made`.execute(db)
  })

interface Filled {
  /** What pictures were taken in. */
  readonly what: string
  readonly plain: number
  readonly taken: number
  readonly large: string
  readonly largeMs: number
}

async function keep(database: Database, files: Files, tenantId: string, content: Buffer): Promise<string> {
  const taken = await files.takeIn(tenantId, content)
  return database.inTenant(tenantId, tx =>
    files.keep(tx, taken, { name: 'picture.jpg', author: { accountId: '1', name: 'Bench' } }),
  )
}

async function fill(): Promise<Filled> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const log = createLog('silent')
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    const tenantId = await makeMuseum(database, 'Pictures')
    await addRegistrar(database, tenantId, username)
    const files = filesOf(openStorage(config), { renamed: async () => undefined })
    const { what, contents } = await samplePictures(folder)
    const plain: number[] = []
    const taken: number[] = []
    for (let round = 0; round <= rounds; round++) {
      plain.push(await rate(contents, plainly))
      taken.push(await rate(contents, content => files.takeIn(tenantId, content)))
    }
    const picture = await largePicture()
    const began = performance.now()
    const large = await keep(database, files, tenantId, picture)
    const largeMs = performance.now() - began
    await manyLooks(database, tenantId)
    await asOwner(urls.ownerUrl, async client => {
      for (const table of ['card', 'file']) await client.query(`vacuum analyze ${table}`)
    })
    return { what, plain: median(plain.slice(1)), taken: median(taken.slice(1)), large, largeMs }
  } finally {
    await database.close()
    await urls.stop()
  }
}

const { what, plain, taken, large, largeMs } = await fill()
const product = await startProduct(dataDir, port)
const figures: Record<string, string> = {}
try {
  const headers = { authorization: `Bearer ${await signIn(product.address, username)}` }
  const timed = async (path: string): Promise<number> => {
    const began = performance.now()
    const answer = await fetch(`${product.address}/api/v1/files/${large}/${path}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return performance.now() - began
  }
  const tile = (at: number) => `iiif/${(at % 16) * 512},${(at % 12) * 512},512,512/512,512/0/default.jpg`
  const measure = async (name: string, count: number, path: (at: number) => string): Promise<void> => {
    const samples: number[] = []
    for (let at = 0; at < count; at++) samples.push(await timed(path(at)))
    figures[name] = `${rounded(median(samples))} ms, p95 ${rounded(percentile(samples, 0.95))} ms`
  }
  figures['first tile of all, cold'] = `${rounded(await timed(tile(0)))} ms (under 100)`
  await measure('tiles, each asked for the first time', 40, at => tile(at + 1))
  await measure('tiles, asked for again (under 10)', 40, at => tile(at + 1))
  await measure('whole picture at 1024', 5, () => 'iiif/full/1024,/0/default.jpg')
  await measure(`alike among ${manyFiles.toLocaleString('en')} (under 50)`, 20, () => 'similar')
} finally {
  await product.stop()
}
figures['pictures a second, plain decoder'] = String(rounded(plain))
figures['pictures a second, taken in whole'] =
  `${rounded(taken)}, ratio ${rounded(taken / plain, 2)} (over 0.8)`
figures['50 megapixels taken in'] = `${rounded(largeMs / 1000, 2)} s`
const measuredOn = machine()
console.log(`\n${machineLine(measuredOn)}\n${what}\n`)
for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(40)} ${figure}`)
writeFileSync(
  new URL(`../results/pictures-${manyFiles}.json`, import.meta.url),
  `${JSON.stringify({ at: new Date(), machine: measuredOn, what, figures }, null, 2)}\n`,
)
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
