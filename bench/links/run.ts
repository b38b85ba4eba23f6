import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
import { fillLinks, type Hubs } from './fill-links.ts'

/**
 * `npm run bench -- links [objects]`: records with as many links as there are objects (default 50,000), timed over HTTP on the real program:
 * opening them, going through their groups from either end, and a list in which some of the cards have so many.
 */
const wanted = Number(process.argv[3] ?? 50_000)
const port = 3914
const username = 'links@demo.museum'

process.env.DEMO = '0'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-links-'))

async function fill(): Promise<Hubs & { readonly rate: number }> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const log = createLog('silent')
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    const tenantId = await makeMuseum(database, 'Links')
    await addRegistrar(database, tenantId, username)
    return await fillLinks(database, tenantId, wanted)
  } finally {
    await database.close()
    await urls.stop()
  }
}

const catalogue = '/api/v1/catalogue'
const get = (path: string) => ({ method: 'GET', path })

/** Calls about cards with many links. */
function calls({ place, person, collections: [collection], objects }: Hubs): readonly Timed[] {
  const some = (name: string, promise: string, path: (at: number) => string): Timed => ({
    name,
    promise,
    count: 40,
    call: at => get(path(at)),
  })
  const pages = Math.floor(wanted / 25)
  const byField = 'others-productions-agent'
  return [
    some('open a place', '100', () => `/api/v1/place/${place}`),
    some('open a person', '100', () => `${catalogue}/persons/${person}`),
    some('open a collection', '100', () => `${catalogue}/collections/${collection}`),
    some('open an object linked with them', '', at => `${catalogue}/${objects[at % objects.length]}`),
    some('a group, page 2', '', () => `${catalogue}/persons/${person}/related/1-1-${byField}?page=1`),
    some(
      'a group, somewhere',
      '',
      at => `${catalogue}/persons/${person}/related/1-1-${byField}?page=${(at * 7919) % pages}`,
    ),
    some('list of a hundred collections', '', () => `${catalogue}/collections/?without_filters=true`),
    some('list of objects', '', at => `${catalogue}/?without_filters=true&page=${at}`),
  ]
}

const began = performance.now()
const hubs = await fill()
console.log(
  `filled in ${rounded((performance.now() - began) / 1000)} s; ${rounded(hubs.rate)} objects a second with five links each`,
)
const product = await startProduct(dataDir, port)
const results: Times[] = []
try {
  const token = await signIn(product.address, username)
  for (const timed of calls(hubs)) await time(product.address, token, timed, 1)
  for (const timed of calls(hubs))
    for (const clients of [1, 8]) results.push(await time(product.address, token, timed, clients))
  const from = performance.now()
  await ask(product.address, token, {
    method: 'PUT',
    path: `${catalogue}/${hubs.objects[0]}/published_on_web`,
    body: { published: true },
  })
  console.log(`published one object of them in ${rounded(performance.now() - from)} ms`)
} finally {
  await product.stop()
}
const measuredOn = machine()
console.log(`\n${machineLine(measuredOn)}\n${wanted.toLocaleString('en')} links to a card\n`)
for (const { name, clients, median, p95, promise } of results)
  console.log(
    `${name.padEnd(36)} ${String(clients).padStart(2)} clients ${String(median).padStart(9)} ms  p95 ${String(p95).padStart(9)} ms  ${promise && `under ${promise}`}`,
  )
writeFileSync(
  new URL(`../results/links-${wanted}.json`, import.meta.url),
  `${JSON.stringify({ at: new Date(), machine: measuredOn, wanted, rate: hubs.rate, results }, null, 2)}\n`,
)
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
