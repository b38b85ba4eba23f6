import { createReadStream, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Operation } from '#model/api/operations.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { type Database, openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { makeMuseum } from '../catalogue/fill-museum.ts'
import { machine, machineLine } from '../machine.ts'
import { type RunningProduct, signIn, startProduct } from '../product.ts'
import { addRegistrar } from '../registrar.ts'
import type { Figure } from '../server.ts'
import { rounded } from '../statistics.ts'
import { inventedTable } from './invented-table.ts'
import { loadOpenTables, nationalGallery, waltersTables } from './linked-tables.ts'
import { type Loaded, loadTable } from './load-table.ts'
import { call, download, ended, type Person } from './museum-person.ts'
import { reindex } from './reindex.ts'

/**
 * `npm run bench -- exchange [rows]`: tables in and out of empty museums, timed on the real program: the objects of the Walters Art Museum
 * where MUSEUM_DATA names a folder with them, and an invented table of so many rows (default 100,000), a further one of as many, exported again, changed in bulk, and the index made anew. With `linked`
 * instead of a number: tables that refer to one another, of the Walters Art Museum and of the National Gallery of Art.
 */
const linked = process.argv[3] === 'linked'
const rows = linked ? 0 : Number(process.argv[3] ?? 100_000)
const real = join(process.env.MUSEUM_DATA ?? 'no folder', 'objects_walters/objects.csv')
const port = 3913
process.env.DEMO = '0'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-exchange-'))

async function withDatabase<Answer>(work: (database: Database) => Promise<Answer>): Promise<Answer> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const log = createLog('silent')
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    return await work(database)
  } finally {
    await database.close()
    await urls.stop()
  }
}

const emptyMuseum = (name: string): Promise<string> =>
  withDatabase(async database => {
    const tenantId = await makeMuseum(database, name)
    await addRegistrar(database, tenantId, `${name}@demo.museum`)
    return tenantId
  })

const personOf = async ({ address }: RunningProduct, museum: string): Promise<Person> => ({
  address,
  token: await signIn(address, `${museum}@demo.museum`),
})

const figures: Figure[] = []
const report = (name: string, value: number, unit: string, promise = ''): void => {
  figures.push({ name, value: rounded(value), unit, promise })
  console.log(`${name.padEnd(54)} ${String(rounded(value)).padStart(9)} ${unit.padEnd(11)} ${promise}`)
}

function reportLoaded(
  name: string,
  { rows: loaded, seconds, processorSeconds, databaseSeconds, checkSeconds }: Loaded,
  promise: string,
  promisedRate = '',
): void {
  report(`check of ${name}`, loaded / checkSeconds, 'rows/s')
  report(`import of ${name}: ${loaded} rows`, seconds, 's', promise)
  report(`import of ${name}`, loaded / seconds, 'rows/s', promisedRate)
  report(`import of ${name}: processor time of the server`, processorSeconds, 's')
  report(`import of ${name}: processor time of the database`, databaseSeconds, 's')
}

/** One field of so many records changed at once, and changed back; then a whole import taken back. */
async function measureBulk(product: RunningProduct, person: Person, importOperation: string): Promise<void> {
  const timed = async (name: string, path: string, body: object, promise = ''): Promise<string> => {
    const started = await call<{ readonly id: string }>(person, 'POST', path, body)
    const begun = await call<Operation>(person, 'GET', `/api/v1/operations/${started.id}`)
    const { operation, seconds } = await ended(person, begun)
    report(name, operation.numberOfProcessedElements / seconds, 'records/s', promise)
    return operation.id
  }
  const edit = { selection: {}, action: { kind: 'set', path: 'remarks', value: 'Seen again.' } }
  const edited = await timed('bulk edit', '/api/v1/catalogue/bulk', edit, '2,000')
  await timed('bulk edit, undone', `/api/v1/operations/${edited}/undo`, {}, '2,000')
  await timed('import, undone', `/api/v1/operations/${importOperation}/undo`, {}, 'as fast as the import')
  report('server memory after the undo', product.memoryMb(), 'MB', 'under 600')
}

/** @returns the operation of the last import */
async function measureLoads(product: RunningProduct): Promise<string> {
  if (existsSync(real))
    reportLoaded(
      'a real museum',
      await loadTable(product, await personOf(product, 'real'), createReadStream(real)),
      'under 15',
    )
  else console.log('the real objects are not here: left out')
  const person = await personOf(product, 'invented')
  const loaded = await loadTable(product, person, inventedTable(rows))
  reportLoaded('an invented table', loaded, rows === 100_000 ? 'under 240' : '')
  const further = await loadTable(product, person, inventedTable(rows, rows))
  reportLoaded('a further table, its makers and terms known', further, '', '3,000')
  report('server memory, first tenth of the import', loaded.earlyMb, 'MB')
  report('server memory, last tenth of the import', loaded.lateMb, 'MB', 'flat, under 600')
  return further.operationId
}

async function measureExports(product: RunningProduct): Promise<void> {
  const person = await personOf(product, 'invented')
  for (const format of ['xlsx', 'csv']) {
    const began = performance.now()
    const bytes = await download(person, '/api/v1/catalogue/export', {
      selection: {},
      format,
      columns: 'filled',
    })
    report(`export to ${format}`, (2 * rows) / ((performance.now() - began) / 1000), 'rows/s')
    report(`export to ${format}: the file`, bytes / 2 ** 20, 'MB')
  }
  report('server memory after the exports', product.memoryMb(), 'MB')
}

async function measureLinked(product: RunningProduct): Promise<void> {
  await loadOpenTables(product, await personOf(product, 'authorities'), nationalGallery, reportLoaded)
  await loadOpenTables(product, await personOf(product, 'linked'), waltersTables, reportLoaded)
}

const tenantIds = new Map<string, string>()
for (const museum of linked ? ['authorities', 'linked'] : ['real', 'invented'])
  tenantIds.set(museum, await emptyMuseum(museum))
const product = await startProduct(dataDir, port)
try {
  if (linked) await measureLinked(product)
  else {
    const last = await measureLoads(product)
    await measureExports(product)
    await measureBulk(product, await personOf(product, 'invented'), last)
  }
} finally {
  await product.stop()
}
const invented = tenantIds.get('invented')
if (invented !== undefined)
  report('reindex', await withDatabase(database => reindex(database, invented, 20_000)), 'rows/s')
const measuredOn = machine()
console.log(`\n${machineLine(measuredOn)}`)
writeFileSync(
  new URL(`../results/exchange-${linked ? 'linked' : rows}.json`, import.meta.url),
  `${JSON.stringify({ at: new Date(), machine: measuredOn, rows, figures }, null, 2)}\n`,
)
if (!process.env.BENCH_DATA) rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
