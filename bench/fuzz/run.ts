import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import '#server/access/index.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { makeMuseum } from '../catalogue/fill-museum.ts'
import { machine, machineLine } from '../machine.ts'
import { signIn, startProduct } from '../product.ts'
import { createRandom } from '../random.ts'
import { addRegistrar } from '../registrar.ts'
import { percentile, rounded } from '../statistics.ts'
import { type FuzzMuseum, type FuzzReader, type Outcome, outcomes } from './fuzz-reader.ts'
import { fuzzReaders } from './readers/index.ts'

/**
 * `npm run bench -- fuzz [inputs] [reader]`: so many inputs (2,000), shared among all readers or those whose name holds a word, to the real
 * program, which is asked all the while how it is.
 */
const wanted = Number(process.argv[3] ?? 2000)
const word = process.argv[4] ?? ''
const port = 3919
/** Museums that send at the same time: each has one of its files read at a time. */
const museumCount = 3
/** Tokens are good for some minutes. */
const signInAgainMs = 4 * 60_000

process.env.DEMO = '0'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-fuzz-'))
const usernameOf = (at: number): string => `fuzz${at}@demo.museum`

async function fill(): Promise<string[]> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const log = createLog('silent')
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    const ids: string[] = []
    for (let at = 0; at < museumCount; at++) {
      const tenantId = await makeMuseum(database, `Fuzz ${at}`)
      await addRegistrar(database, tenantId, usernameOf(at))
      ids.push(tenantId)
    }
    return ids
  } finally {
    await database.close()
    await urls.stop()
  }
}

async function museumAt(address: string, tenantId: string, username: string): Promise<FuzzMuseum> {
  let token = await signIn(address, username)
  let since = performance.now()
  return {
    address,
    tenantId,
    async call(method, path, body, type = 'application/json') {
      if (performance.now() - since > signInAgainMs) {
        token = await signIn(address, username)
        since = performance.now()
      }
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'accept-language': 'en',
          ...(body && { 'content-type': type }),
        },
        ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
      })
      const text = await answer.text()
      try {
        return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
      } catch {
        return { status: answer.status, body: text }
      }
    },
  }
}

interface Tally extends Record<Outcome, number> {
  inputs: number
}

/** Inputs of a reader, hostile ones first, so many at a time as it takes. */
async function* inputsOf(reader: FuzzReader, count: number): AsyncGenerator<Buffer[]> {
  const random = createRandom(20_261_123)
  for (const each of (await reader.hostile()).slice(0, count)) {
    count--
    yield [each]
  }
  while (count > 0) {
    const together = Math.min(count, reader.together ?? 1)
    const inputs: Buffer[] = []
    while (inputs.length < together) inputs.push(await reader.make(random))
    count -= together
    yield inputs
  }
}

const readers = fuzzReaders.filter(({ name }) => name.includes(word))
const tallies = new Map<string, Tally>()
const faults: { reader: string; input: string }[] = []
const museumIds = await fill()
const product = await startProduct(dataDir, port, { isWatched: true })
const began = performance.now()
let times: number[] = []
let hold = { ms: 0, processorMs: 0 }
try {
  const { address } = product
  const museums = await Promise.all(museumIds.map((id, at) => museumAt(address, id, usernameOf(at))))
  const watch = new Worker(new URL('./watch-health.ts', import.meta.url), { workerData: address })
  const work = readers.flatMap(reader => ({
    reader,
    inputs: inputsOf(reader, Math.ceil(wanted / readers.length)),
  }))
  const sendAll = async (museum: FuzzMuseum): Promise<void> => {
    for (let next = work.shift(); next; next = work.shift()) {
      const { reader, inputs } = next
      const tally: Tally = { inputs: 0, read: 0, refused: 0, tooDemanding: 0, fault: 0 }
      tallies.set(reader.name, tally)
      for await (const sent of inputs) {
        const outcome = await reader.read(sent, museum)
        tally.inputs += sent.length
        tally[outcome] += sent.length
        if (outcome === 'fault' && faults.length < 50)
          faults.push({ reader: reader.name, input: Buffer.concat(sent).toString('base64').slice(0, 4000) })
      }
      console.log(`${reader.name.padEnd(32)} ${JSON.stringify(tally)}`)
    }
  }
  // What the start took is none of it.
  await product.longestHold()
  await Promise.all(museums.map(sendAll))
  hold = await product.longestHold()
  watch.postMessage('end')
  ;[times] = (await once(watch, 'message')) as [number[]]
} finally {
  await product.stop()
}
const sum = (key: keyof Tally): number =>
  [...tallies.values()].reduce((total, tally) => total + tally[key], 0)
const figures = {
  inputs: sum('inputs'),
  seconds: rounded((performance.now() - began) / 1000),
  ...Object.fromEntries(outcomes.map(outcome => [outcome, sum(outcome)])),
  healthAsked: times.length,
  healthMedianMs: rounded(percentile(times, 0.5)),
  healthP999Ms: rounded(percentile(times, 0.999)),
  healthLongestMs: rounded(times.reduce((longest, time) => Math.max(longest, time), 0)),
  longestHoldMs: rounded(hold.ms),
  longestHoldProcessorMs: rounded(hold.processorMs),
}
const measuredOn = machine()
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(20)} ${value}`)
console.log(`\n${machineLine(measuredOn)}`)
writeFileSync(
  new URL('../results/fuzz.json', import.meta.url),
  `${JSON.stringify({ at: new Date(), machine: measuredOn, figures, readers: Object.fromEntries(tallies), faults }, null, 2)}\n`,
)
rmSync(dataDir, { recursive: true, force: true })
process.exit(faults.length > 0 ? 1 : 0)
