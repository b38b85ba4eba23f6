import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import '#server/access/index.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { machine, machineLine } from '../machine.ts'
import { signIn, startProduct } from '../product.ts'
import { addRegistrar } from '../registrar.ts'
import { rounded } from '../statistics.ts'
import { calls } from './calls.ts'
import { makeMuseum, multiply, withoutSlowIndexes, writeObjects } from './fill-museum.ts'
import { ask, type Times, time } from './measure.ts'

/**
 * `npm run bench -- catalogue [objects]`: what a registrar does, timed over HTTP on the real program, in a museum of so many invented
 * objects (default 100,000) beside fifty other museums.
 */
const wanted = Number(process.argv[3] ?? 100_000)
const others = 50
const base = Math.min(10_000, wanted)
const port = 3912
const username = 'bench@demo.museum'

process.env.DEMO = '0'
const dataDir = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
const log = createLog('silent')

async function fill(): Promise<{ tenantId: string; rate: number }> {
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    const tenantId = await makeMuseum(database, 'Bench')
    const rate = await writeObjects(database, tenantId, base)
    const neighbours: string[] = []
    for (let n = 0; n < others; n++) neighbours.push(await makeMuseum(database, `Neighbour ${n}`))
    for (const id of neighbours) await writeObjects(database, id, 40, Number(id) * 1000)
    await withoutSlowIndexes(urls.ownerUrl, async () => {
      await multiply(urls.ownerUrl, tenantId, wanted)
      for (const id of neighbours) await multiply(urls.ownerUrl, id, 2000)
    })
    await addRegistrar(database, tenantId, username)
    return { tenantId, rate }
  } finally {
    await database.close()
    await urls.stop()
  }
}

async function sizes(): Promise<string> {
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const client = new Client({ connectionString: urls.ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ all: string; index: string }>(
    `select pg_size_pretty(pg_database_size(current_database())) as all, pg_size_pretty(pg_total_relation_size('card_index')) as index`,
  )
  await client.end()
  await urls.stop()
  return `database ${rows[0]?.all}, of it the index of cards ${rows[0]?.index}`
}

const began = performance.now()
// A folder that was kept (BENCH_DATA) is used as it is.
const { rate } = existsSync(join(dataDir, 'database')) ? { rate: 0 } : await fill()
console.log(
  `filled in ${rounded((performance.now() - began) / 1000)} s; ${rounded(rate)} objects a second through the save pipeline`,
)
const size = await sizes()
const product = await startProduct(dataDir, port)
const results: Times[] = []
let memory = 0
try {
  const token = await signIn(product.address, username)
  const page = (await ask(product.address, token, {
    method: 'GET',
    path: '/api/v1/catalogue/?blocksize=200&page=7&without_filters=true',
  })) as {
    result: { id: string }[]
  }
  const filled = { ids: page.result.map(({ id }) => id), category: '4' }
  const timedCalls = calls(filled, call => ask(product.address, token, call))
  // A round that does not count brings into memory what a server that has run for a day has there.
  for (const timed of timedCalls) await time(product.address, token, timed, 1)
  for (const timed of timedCalls)
    for (const clients of [1, 8]) results.push(await time(product.address, token, timed, clients))
} finally {
  memory = product.memoryMb()
  await product.stop()
}
const measuredOn = machine()
console.log(`\n${machineLine(measuredOn)}`)
console.log(
  `${wanted.toLocaleString('en')} objects beside ${others} museums; ${size}; server ${Math.round(memory)} MB\n`,
)
for (const { name, clients, median, p95, promise } of results)
  console.log(
    `${name.padEnd(36)} ${String(clients).padStart(2)} clients ${String(median).padStart(9)} ms  p95 ${String(p95).padStart(9)} ms  ${promise && `under ${promise}`}`,
  )
writeFileSync(
  new URL(`../results/catalogue-${wanted}.json`, import.meta.url),
  `${JSON.stringify({ at: new Date(), machine: measuredOn, wanted, rate, size, results }, null, 2)}\n`,
)
if (!process.env.BENCH_DATA) rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
