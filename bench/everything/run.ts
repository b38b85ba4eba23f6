import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import '#server/access/index.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { makeMuseum, writeObjects } from '../catalogue/fill-museum.ts'
import { machine, machineLine } from '../machine.ts'
import { longestAllowedMs, signIn, startProduct } from '../product.ts'
import { addRegistrar } from '../registrar.ts'
import { rounded } from '../statistics.ts'
import { everything, works } from './works.ts'

/**
 * `npm run bench -- everything [objects] [work]`: for how long each kind of work holds the server's thread in a museum of so many invented objects
 * (default 20,000), or that whose name holds a word, and at last all of the museum into one archive, by the real program.
 */
const wanted = Number(process.argv[3] ?? 20_000)
const word = process.argv[4] ?? ''
const port = 3918
const username = 'everything@demo.museum'

process.env.DEMO = '0'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-everything-'))

async function fill(): Promise<{ readonly tenantId: string; readonly ids: readonly string[] }> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const log = createLog('silent')
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    const tenantId = await makeMuseum(database, 'Everything')
    await writeObjects(database, tenantId, wanted)
    await addRegistrar(database, tenantId, username)
    const rows = await database.inTenant(tenantId, ({ db }) =>
      db
        .selectFrom('card')
        .where('tenant_id', '=', tenantId)
        .orderBy('incremental_number')
        .limit(2000)
        .select('id')
        .execute(),
    )
    return { tenantId, ids: rows.map(({ id }) => id) }
  } finally {
    await database.close()
    await urls.stop()
  }
}

interface Held {
  readonly name: string
  readonly seconds: number
  /** The longest time between two turns of the event loop while it went on, and the most processor time of one. */
  readonly longestHoldMs: number
  readonly longestHoldProcessorMs: number
  readonly failure?: string
}

const { tenantId, ids } = await fill()
const product = await startProduct(dataDir, port, { isWatched: true })
const holds: Held[] = []
async function watched(name: string, run: () => Promise<unknown>): Promise<void> {
  await product.longestHold()
  const began = performance.now()
  // What cannot be done holds nobody up, and is told.
  const failure = await run().then(
    () => undefined,
    (error: unknown) => String(error).slice(0, 300),
  )
  const seconds = rounded((performance.now() - began) / 1000, 2)
  const { ms, processorMs } = await product.longestHold()
  holds.push({
    name,
    seconds,
    longestHoldMs: rounded(ms),
    longestHoldProcessorMs: rounded(processorMs),
    ...(failure !== undefined && { failure }),
  })
  console.log(
    `${name.padEnd(36)} ${String(seconds).padStart(8)} s   held for ${String(rounded(ms)).padStart(7)} ms, ${String(rounded(processorMs)).padStart(7)} ms of the processor  ${ms > longestAllowedMs ? 'too long' : ''} ${failure ?? ''}`,
  )
}
try {
  await watched('sign in', () => signIn(product.address, username))
  const signedIn = async () => ({ address: product.address, token: await signIn(product.address, username) })
  for (const name of works(await signedIn(), ids, wanted)
    .map(work => work.name)
    .filter(each => each.includes(word))) {
    // Tokens are good for some minutes.
    const work = works(await signedIn(), ids, wanted).find(each => each.name === name)
    if (work) await watched(name, work.run)
  }
  const person = await signedIn()
  const before = product.memoryMb()
  let peak = before
  let bytes = 0
  await watched('all of the museum', async () => {
    const made = await everything(person, tenantId, () => {
      peak = Math.max(peak, product.memoryMb())
    })
    bytes = made.bytes ?? 0
  })
  const seconds = holds.at(-1)?.seconds ?? 0
  const megabytes = bytes / 2 ** 20
  const tooLong = holds.filter(({ longestHoldMs }) => longestHoldMs > longestAllowedMs)
  const figures = {
    cards: wanted,
    seconds,
    cardsASecond: rounded(wanted / seconds),
    megabytes: rounded(megabytes),
    megabytesASecond: rounded(megabytes / seconds),
    memoryBefore: rounded(before),
    memoryPeak: rounded(peak),
    longestHoldMs: Math.max(...holds.map(({ longestHoldMs }) => longestHoldMs)),
    longestHoldProcessorMs: Math.max(...holds.map(({ longestHoldProcessorMs }) => longestHoldProcessorMs)),
    tooLong: tooLong.length,
    // By processor time alone: nothing else that ran on the machine is in it.
    tooLongByProcessor: holds.filter(each => each.longestHoldProcessorMs > longestAllowedMs).length,
  }
  const measuredOn = machine()
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(24)} ${value}`)
  console.log(`\n${machineLine(measuredOn)}`)
  writeFileSync(
    new URL(`../results/everything-${wanted}.json`, import.meta.url),
    `${JSON.stringify({ at: new Date(), machine: measuredOn, figures, holds }, null, 2)}\n`,
  )
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
