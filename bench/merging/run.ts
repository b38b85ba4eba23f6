import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import '#server/access/index.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { makeMuseum } from '../catalogue/fill-museum.ts'
import { ask, type Timed, type Times, time } from '../catalogue/measure.ts'
import { machine, machineLine } from '../machine.ts'
import { signIn, startProduct } from '../product.ts'
import { addRegistrar } from '../registrar.ts'
import { rounded } from '../statistics.ts'
import { inventedName, writePersons, writeTwo } from './fill-persons.ts'

/**
 * `npm run bench -- merging [persons] [links]`: duplicate records, timed over HTTP on the real program: what is
 * proposed and shown while a name is typed among so many persons (default 100,000), and two persons with so many objects each (default 10,000) becoming one, and two again.
 */
const persons = Number(process.argv[3] ?? 100_000)
const links = Number(process.argv[4] ?? 10_000)
const port = 3916
const username = 'merging@demo.museum'

process.env.DEMO = '0'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-merging-'))

async function fill(): Promise<readonly [string, string]> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const log = createLog('silent')
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    const tenantId = await makeMuseum(database, 'Merging')
    await addRegistrar(database, tenantId, username)
    await writePersons(database, tenantId, persons)
    const two = await writeTwo(database, tenantId, links)
    // As the database does by itself a minute later: it knows how much there is of what.
    const owner = new Client({ connectionString: urls.ownerUrl })
    await owner.connect()
    await owner.query('analyze')
    await owner.end()
    return two
  } finally {
    await database.close()
    await urls.stop()
  }
}

const path = '/api/v1/catalogue/persons'
const typed = (names: (at: number) => string) => (at: number) => ({
  method: 'POST',
  path: `${path}/duplicates`,
  body: { values: { names: [{ name: names(at) }] } },
})
const nameAt = (at: number): string => inventedName(at * 977)
const inverted = (name: string): string => name.split(', ').toReversed().join(' ')
const suggested = (text: (at: number) => string) => (at: number) => ({
  method: 'GET',
  path: `${path}/suggest?q=${encodeURIComponent(text(at))}`,
})
const calls: readonly Timed[] = [
  {
    name: 'suggestions for a surname',
    promise: '30',
    count: 60,
    call: suggested(at => nameAt(at).split(',')[0] ?? ''),
  },
  {
    name: 'suggestions for three letters',
    promise: '30',
    count: 60,
    call: suggested(at => nameAt(at).slice(0, 3)),
  },
  {
    name: 'suggestions for a first name and a letter',
    promise: '30',
    count: 60,
    call: suggested(at => inverted(nameAt(at)).replace(/ (.).*$/, ' $1')),
  },
  { name: 'duplicates of a name', promise: '30', count: 60, call: typed(nameAt) },
  {
    name: 'duplicates, inverted, with a slip',
    promise: '30',
    count: 60,
    call: typed(at => inverted(nameAt(at)).replace(/(.)$/, '')),
  },
  {
    name: 'duplicates of an initial',
    promise: '30',
    count: 60,
    call: typed(at => `${inverted(nameAt(at))[0]}. ${nameAt(at).split(',')[0]}`),
  },
  {
    name: 'duplicates of a first name',
    promise: '30',
    count: 60,
    call: typed(at => inverted(nameAt(at)).split(' ')[0] ?? ''),
  },
  { name: 'duplicates of a beginning', promise: '30', count: 60, call: typed(at => nameAt(at).slice(0, 3)) },
  {
    name: 'pairs, some at a time',
    promise: '',
    count: 4,
    call: () => ({ method: 'GET', path: `${path}/duplicates/pairs` }),
  },
]

const began = performance.now()
const [keptId, otherId] = await fill()
console.log(`filled in ${rounded((performance.now() - began) / 1000)} s`)
const product = await startProduct(dataDir, port)
const results: Times[] = []
const seconds: Record<string, number> = {}
try {
  const token = await signIn(product.address, username)
  const call = (method: string, to: string, body?: unknown) =>
    ask(product.address, token, { method, path: to, body })
  for (const timed of calls) await time(product.address, token, timed, 1)
  for (const timed of calls) results.push(await time(product.address, token, timed, 1))
  const ended = async (name: string, started: unknown) => {
    const from = performance.now()
    const { id } = started as { id: string }
    for (;;) {
      const operation = (await call('GET', `/api/v1/operations/${id}`)) as {
        state: string
        progress: { fail: readonly string[] }
      }
      if (operation.state !== 'IN_PROGRESS') {
        seconds[name] = rounded((performance.now() - from) / 1000)
        if (operation.state !== 'DONE' || operation.progress.fail.length > 0)
          throw new Error(`${name}: ${JSON.stringify(operation)}`)
        return id
      }
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  const from = performance.now()
  await call('POST', `${path}/${keptId}/merge/preview`, { otherId })
  seconds.preview = rounded((performance.now() - from) / 1000)
  const body = { otherId, version: 1, otherVersion: 1 }
  const id = await ended('merge', await call('POST', `${path}/${keptId}/merge`, body))
  await ended('undo', await call('POST', `/api/v1/operations/${id}/undo`))
} finally {
  await product.stop()
}
const measuredOn = machine()
console.log(
  `\n${machineLine(measuredOn)}\n${persons.toLocaleString('en')} persons; two with ${links.toLocaleString('en')} objects each\n`,
)
for (const { name, median, p95, promise } of results)
  console.log(
    `${name.padEnd(36)} ${String(median).padStart(9)} ms  p95 ${String(p95).padStart(9)} ms  ${promise && `under ${promise}`}`,
  )
for (const [name, took] of Object.entries(seconds))
  console.log(`${name.padEnd(36)} ${String(took).padStart(9)} s`)
writeFileSync(
  new URL(`../results/merging-${persons}-${links}.json`, import.meta.url),
  `${JSON.stringify({ at: new Date(), machine: measuredOn, persons, links, results, seconds }, null, 2)}\n`,
)
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
