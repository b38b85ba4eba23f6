import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import '#server/access/index.ts'
import type { MuseumExport } from '#model/api/museum-exports.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { makeMuseum, writeObjects } from '../catalogue/fill-museum.ts'
import { machine, machineLine } from '../machine.ts'
import { signIn, startProduct } from '../product.ts'
import { addRegistrar } from '../registrar.ts'
import { rounded } from '../statistics.ts'

/** `npm run bench -- everything [objects]`: all of a museum of so many invented objects (default 20,000) into one archive, by the real program. */
const wanted = Number(process.argv[3] ?? 20_000)
const port = 3918
const username = 'everything@demo.museum'

process.env.DEMO = '0'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-everything-'))

async function fill(): Promise<string> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const log = createLog('silent')
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    const tenantId = await makeMuseum(database, 'Everything')
    await writeObjects(database, tenantId, wanted)
    await addRegistrar(database, tenantId, username)
    return tenantId
  } finally {
    await database.close()
    await urls.stop()
  }
}

const tenantId = await fill()
const product = await startProduct(dataDir, port)
try {
  const headers = {
    authorization: `Bearer ${await signIn(product.address, username)}`,
    'content-type': 'application/json',
  }
  const url = `${product.address}/api/v1/tenant/${tenantId}/exports`
  const newest = async (): Promise<MuseumExport | undefined> =>
    ((await (await fetch(url, { headers })).json()) as { result: MuseumExport[] }).result[0]
  const before = product.memoryMb()
  const began = performance.now()
  await fetch(url, { method: 'POST', headers, body: JSON.stringify({ originals: true, earlier: true }) })
  let peak = before
  let made = await newest()
  while (made?.state === 'WAITING' || made?.state === 'RUNNING') {
    await wait(100)
    peak = Math.max(peak, product.memoryMb())
    made = await newest()
  }
  const seconds = (performance.now() - began) / 1000
  if (made?.state !== 'DONE') throw new Error(`the archive is ${made?.state}: ${made?.failure}`)
  const megabytes = (made.bytes ?? 0) / 2 ** 20
  const figures = {
    cards: wanted,
    seconds: rounded(seconds),
    cardsASecond: rounded(wanted / seconds),
    megabytes: rounded(megabytes),
    megabytesASecond: rounded(megabytes / seconds),
    memoryBefore: rounded(before),
    memoryPeak: rounded(peak),
  }
  const measuredOn = machine()
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(20)} ${value}`)
  console.log(`\n${machineLine(measuredOn)}`)
  writeFileSync(
    new URL(`../results/everything-${wanted}.json`, import.meta.url),
    `${JSON.stringify({ at: new Date(), machine: measuredOn, figures }, null, 2)}\n`,
  )
} finally {
  await product.stop()
}
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
