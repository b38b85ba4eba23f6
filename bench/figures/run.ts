import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, type Timed, type Times, time } from '../catalogue/measure.ts'
import { machine, machineLine } from '../machine.ts'
import { signIn, startProduct } from '../product.ts'
import { searchedMuseum, username } from '../searches/searched-museum.ts'
import { rounded } from '../statistics.ts'

/**
 * `npm run bench -- statistics [objects]`: what home and the figures of a museum of so many invented objects (default 100,000) ask for, over HTTP
 * on the real program: by the first who asks after a start, and later on. BENCH_DATA names a folder that is kept, as for `searches`.
 */
const wanted = Number(process.argv[3] ?? 100_000)
const port = 3924

process.env.DEMO = '0'
const dataDir = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'vitrine-statistics-'))

const get = (name: string, path: string, first: string, later: string) => ({
  name,
  path: `/api/v1/statistics/${path}`,
  first,
  later,
})
const asked = [
  get('home', 'home', '1000', '200'),
  get('figures of objects', 'cards?type=object', '1000', '200'),
  get('figures of persons', 'cards?type=person', '1000', '200'),
  get('work of 26 weeks', 'work', '1000', '200'),
]

await searchedMuseum(dataDir, wanted)
const product = await startProduct(dataDir, port)
const results: Times[] = []
function show(times: Times): void {
  results.push(times)
  const { name, clients, median, p95, promise } = times
  console.log(
    `${name.padEnd(40)} ${clients} clients ${String(median).padStart(9)} ms  p95 ${String(p95).padStart(9)} ms  ${promise && `under ${promise}`}`,
  )
}
try {
  const token = await signIn(product.address, username)
  for (const { name, path, first } of asked) {
    const began = performance.now()
    await ask(product.address, token, { method: 'GET', path })
    const took = rounded(performance.now() - began)
    show({ name: `${name}, the first`, clients: 1, median: took, p95: took, promise: first })
  }
  for (const { name, path, later } of asked)
    for (const clients of [1, 8]) {
      const timed: Timed = { name, promise: later, count: 40, call: () => ({ method: 'GET', path }) }
      show(await time(product.address, token, timed, clients))
    }
} finally {
  await product.stop()
  if (!process.env.BENCH_DATA) rmSync(dataDir, { recursive: true, force: true })
}
const measuredOn = machine()
console.log(`\n${machineLine(measuredOn)}\n${wanted.toLocaleString('en')} objects`)
writeFileSync(
  new URL(`../results/statistics-${wanted}.json`, import.meta.url),
  `${JSON.stringify({ at: new Date(), machine: measuredOn, wanted, results }, null, 2)}\n`,
)
process.exit(0)
