import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, type Timed, type Times, time } from '../catalogue/measure.ts'
import { machine, machineLine } from '../machine.ts'
import { signIn, startProduct } from '../product.ts'
import { median, rounded } from '../statistics.ts'
import { hostile, searches } from './calls.ts'
import { searchedMuseum, username } from './searched-museum.ts'

/**
 * `npm run bench -- searches [objects]`: general, advanced and hostile searches over HTTP on the real program, in a museum of so many
 * invented objects (default 100,000) and five thousand persons, half of the objects made by one of these. BENCH_DATA names a folder that
 * is kept; BENCH_ONLY is a pattern for the names of those that are timed.
 */
const wanted = Number(process.argv[3] ?? 100_000)
const port = 3915
const only = new RegExp(process.env.BENCH_ONLY ?? '')

process.env.DEMO = '0'
const dataDir = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'vitrine-searches-'))

interface HostileTimes {
  readonly name: string
  /** What it took, or how it was refused. */
  readonly took: number
  readonly answer: string
  /** What a record took somebody else meanwhile. */
  readonly others: number
}

/** A search that means ill, and what others wait for meanwhile. */
async function whileHostile(address: string, token: string, { name, call }: Timed): Promise<HostileTimes> {
  const began = performance.now()
  let running = true
  const four = Promise.allSettled(
    Array.from({ length: 4 }, async (_, at) => ask(address, token, await call(at))),
  ).finally(() => {
    running = false
  })
  const waits: number[] = []
  while (running) {
    const from = performance.now()
    await ask(address, token, { method: 'GET', path: '/api/v1/catalogue/?blocksize=20&without_filters=true' })
    waits.push(performance.now() - from)
  }
  const [first] = await four
  return {
    name,
    took: rounded(performance.now() - began),
    answer: first?.status === 'rejected' ? String(first.reason).slice(-120) : 'answered',
    others: rounded(median(waits)),
  }
}

const began = performance.now()
const museum = await searchedMuseum(dataDir, wanted)
console.log(`filled in ${rounded((performance.now() - began) / 1000)} s`)
const product = await startProduct(dataDir, port)
const results: Times[] = []
const ill: HostileTimes[] = []
try {
  const token = await signIn(product.address, username)
  const timed = searches(museum).filter(({ name }) => only.test(name))
  for (const each of timed) await time(product.address, token, { ...each, count: 4 }, 1)
  for (const each of timed)
    for (const clients of [1, 8]) {
      const times = await time(product.address, token, each, clients)
      results.push(times)
      console.log(
        `${times.name.padEnd(54)} ${clients} clients ${String(times.median).padStart(8)} ms  p95 ${String(times.p95).padStart(8)} ms  ${times.promise && `under ${times.promise}`}`,
      )
    }
  for (const each of hostile(museum).filter(({ name }) => only.test(name))) {
    const times = await whileHostile(product.address, token, each)
    ill.push(times)
    console.log(
      `${times.name.padEnd(54)} four at once ${times.took} ms (${times.answer}), a list meanwhile ${times.others} ms`,
    )
  }
} finally {
  await product.stop()
}
const measuredOn = machine()
console.log(`\n${machineLine(measuredOn)}\n${wanted.toLocaleString('en')} objects`)
if (!process.env.BENCH_ONLY)
  writeFileSync(
    new URL(`../results/searches-${wanted}.json`, import.meta.url),
    `${JSON.stringify({ at: new Date(), machine: measuredOn, wanted, results, hostile: ill }, null, 2)}\n`,
  )
if (!process.env.BENCH_DATA) rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
