import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import '#server/access/index.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { makeMuseum, multiply, withoutSlowIndexes, writeObjects } from '../catalogue/fill-museum.ts'
import { ask, type Times } from '../catalogue/measure.ts'
import { machine, machineLine } from '../machine.ts'
import { signIn, startProduct } from '../product.ts'
import { addRegistrar } from '../registrar.ts'
import { median, percentile, rounded } from '../statistics.ts'
import { openSiteOf, publishAll, publishCopies } from './fill-site.ts'

/**
 * `npm run bench -- open [objects]`: the public site of a museum with so many published objects (default 100,000), timed over HTTP on the real program;
 * and the list of the staff, alone and while 200 pages a second are asked for.
 */
const wanted = Number(process.argv[3] ?? 100_000)
const base = Math.min(4000, wanted)
const port = 3915
const username = 'open@demo.museum'
const site = '/m/bench-open'
const perSecond = 200
const loadSeconds = 30

process.env.DEMO = '0'
// Visitors come from many networks, through a proxy.
process.env.TRUST_PROXY = '127.0.0.1'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-open-'))
const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
const log = createLog('silent')

/** Works on the database of the installation while the product does not run. */
async function offline<T>(work: (urls: { appUrl: string; ownerUrl: string }) => Promise<T>): Promise<T> {
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  try {
    return await work(urls)
  } finally {
    await urls.stop()
  }
}

const tenantId = await offline(async ({ appUrl }) => {
  const database = openDatabase({ url: appUrl, log })
  try {
    const id = await makeMuseum(database, 'Open')
    await addRegistrar(database, id, username)
    await openSiteOf(database, id, 'bench-open')
    await writeObjects(database, id, base)
    await publishAll(database, id)
    return id
  } finally {
    await database.close()
  }
})

const words = ['bronze', 'portrait', 'cup', 'roman', 'silver']

/** What visitors ask for, given pages of objects. */
const timed = (pages: readonly string[]) => [
  { name: 'object page', promise: '60', count: 200, path: (at: number) => pages[at % pages.length] ?? '' },
  {
    name: 'search, all objects with facets',
    promise: '250',
    count: 60,
    path: (at: number) => `${site}/en/search?page=${at + 1}`,
  },
  {
    name: 'search, words with facets',
    promise: '250',
    count: 60,
    path: (at: number) => `${site}/en/search?q=${words[at % words.length]}`,
  },
  { name: 'first page', promise: '', count: 60, path: () => `${site}/en` },
]

/** Asks for a page, from one network of many. @throws {Error} for any answer but the page */
async function visit(address: string, path: string, at: number): Promise<void> {
  const from = `10.${at % 250}.${Math.floor(at / 250) % 250}.7`
  const answer = await fetch(`${address}${path}`, { headers: { 'x-forwarded-for': from } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  await answer.arrayBuffer()
}

/** Public objects that visitors find. */
async function found(address: string): Promise<number> {
  const page = await (await fetch(`${address}${site}/en/search`)).text()
  return Number((/<h1[^>]*>([\d,]+)/.exec(page)?.[1] ?? '0').replaceAll(',', ''))
}

// What was published without the product is followed by it as soon as anything happens there.
const first = await startProduct(dataDir, port)
const began = performance.now()
let followedIn = 0
try {
  const token = await signIn(first.address, username)
  const { result } = (await ask(first.address, token, {
    method: 'GET',
    path: '/api/v1/catalogue/?blocksize=1&without_filters=true',
  })) as { result: { id: string }[] }
  for (const published of [false, true])
    await ask(first.address, token, {
      method: 'PUT',
      path: `/api/v1/catalogue/${result[0]?.id}/published_on_web`,
      body: { published },
    })
  while ((await found(first.address)) < base) await wait(500)
  followedIn = (performance.now() - began) / 1000
} finally {
  await first.stop()
}

await offline(async ({ ownerUrl }) => {
  await withoutSlowIndexes(ownerUrl, () => multiply(ownerUrl, tenantId, wanted))
  await publishCopies(ownerUrl, tenantId, base)
})

const product = await startProduct(dataDir, port)
const results: Times[] = []
let list: Record<'alone' | 'beside', { median: number; p95: number }> | undefined
try {
  const { address } = product
  const token = await signIn(address, username)
  const page = await (await fetch(`${address}${site}/en/search?size=96&sort=newest`)).text()
  const pages = [
    ...new Set(
      [...page.matchAll(/href="[^"]*(\/m\/bench-open\/en\/objects\/[^"]+)"/g)].map(found => found[1] ?? ''),
    ),
  ]
  if (pages.length === 0) throw new Error('the site shows no objects')
  for (const { path, count } of timed(pages))
    for (let at = 0; at < count / 4; at++) await visit(address, path(at), at)
  for (const { name, promise, count, path } of timed(pages)) {
    const samples: number[] = []
    for (let at = 0; at < count; at++) {
      const started = performance.now()
      await visit(address, path(at), at)
      samples.push(performance.now() - started)
    }
    results.push({
      name,
      clients: 1,
      median: rounded(median(samples)),
      p95: rounded(percentile(samples, 0.95)),
      promise,
    })
  }

  const call = { method: 'GET', path: '/api/v1/catalogue/?blocksize=100' }
  const timeList = async (until: number) => {
    const samples: number[] = []
    while (performance.now() < until) {
      const started = performance.now()
      await ask(address, token, call)
      samples.push(performance.now() - started)
      await wait(100)
    }
    return { median: rounded(median(samples)), p95: rounded(percentile(samples, 0.95)) }
  }
  const alone = await timeList(performance.now() + (loadSeconds * 1000) / 3)
  const until = performance.now() + loadSeconds * 1000
  let asked = 0
  const visitors = (async () => {
    const open = new Set<Promise<unknown>>()
    while (performance.now() < until) {
      const answer = visit(address, pages[asked % pages.length] ?? '', asked)
        .catch(() => undefined)
        .finally(() => open.delete(answer))
      open.add(answer)
      asked += 1
      await wait(1000 / perSecond)
    }
    await Promise.all(open)
  })()
  const beside = await timeList(until)
  await visitors
  console.log(`${rounded(asked / loadSeconds)} pages a second were asked for beside the list`)
  list = { alone, beside }
} finally {
  await product.stop()
}
const measuredOn = machine()
console.log(
  `\n${machineLine(measuredOn)}\n${wanted.toLocaleString('en')} published objects; ${base} followed in ${rounded(followedIn)} s\n`,
)
for (const { name, median: middle, p95, promise } of results)
  console.log(
    `${name.padEnd(36)} ${String(middle).padStart(9)} ms  p95 ${String(p95).padStart(9)} ms  ${promise && `under ${promise}`}`,
  )
if (list)
  console.log(
    `list of the staff, alone: median ${list.alone.median} ms, p95 ${list.alone.p95} ms; beside visitors: median ${list.beside.median} ms, p95 ${list.beside.p95} ms (at most half more)`,
  )
writeFileSync(
  new URL(`../results/open-${wanted}.json`, import.meta.url),
  `${JSON.stringify({ at: new Date(), machine: measuredOn, wanted, base, followedIn, results, list }, null, 2)}\n`,
)
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
