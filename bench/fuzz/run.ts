import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import '#server/access/index.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Crash } from '#server/platform/confined/spawn-confined.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { makeMuseum } from '../catalogue/fill-museum.ts'
import { isQuiet, machine, machineLine } from '../machine.ts'
import { longestAllowedMs, startProduct, tokensOf } from '../product.ts'
import { createRandom } from '../random.ts'
import { addRegistrar } from '../registrar.ts'
import { percentile, rounded } from '../statistics.ts'
import { FuzzFault, type FuzzMuseum, type FuzzReader, kinds, type Outcome, outcomes } from './fuzz-reader.ts'
import { type Fault, outcomesOf } from './outcomes-of.ts'
import { fuzzReaders } from './readers/index.ts'

/**
 * `npm run bench -- fuzz [inputs] [reader] [--seed n]`: so many inputs (2,000), shared among all readers by their kinds, or those whose name holds a
 * word, to the real program, which is asked all the while how it is. Of texts and tables nine of ten are read by the confined processes of the
 * bench itself, the very ones of the server. Each reader is sent the same inputs for the same seed. Fails where a reader ends without a refusal, crashes, takes
 * longer than it may or refuses without a reason, and where one turn of the server's event loop takes more processor time than it may (F-T16).
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { seed: { type: 'string', default: '20261123' } },
})
const [count = '2000', word = ''] = positionals
const wanted = Number(count)
const seed = Number(values.seed)
const port = Number(process.env.BENCH_PORT ?? 3919)
/** Museums that send at the same time: each has one of its files read at a time. */
const museumCount = 3
/** Tokens are good for some minutes. */
const signInAgainMs = 4 * 60_000

// Kept are the results of a whole run on a machine that does nothing else.
const isKept = isQuiet() && word === ''
process.env.DEMO = '0'
process.env.ENABLE_ADV_SEARCH = '1'
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
  let tokens = await tokensOf(address, username)
  let since = performance.now()
  let accountId = ''
  const museum: FuzzMuseum = {
    address,
    tenantId,
    async call(method, path, body, type = 'application/json') {
      if (performance.now() - since > signInAgainMs) {
        tokens = await tokensOf(address, username)
        since = performance.now()
      }
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: {
          ...(path.startsWith('/advsearch/')
            ? {
                authorization: `Bearer ${tokens.jwt_token.access_token}`,
                iduser: accountId,
                idtenant: tenantId,
              }
            : { authorization: `Bearer ${tokens.access_token}` }),
          'accept-language': 'en',
          ...(body && { 'content-type': type }),
        },
        ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
      })
      if (answer.status === 429) {
        await wait(1000 * Number(answer.headers.get('retry-after') ?? 1))
        return museum.call(method, path, body, type)
      }
      const text = await answer.text()
      try {
        return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
      } catch {
        return { status: answer.status, body: text }
      }
    },
  }
  const { body } = await museum.call('GET', '/api/v1/me')
  accountId = (body as { readonly id: string }).id
  return museum
}

interface Tally extends Record<Outcome | 'faults', number> {
  inputs: number
  seconds: number
  /** The longest that an input, or a batch, took. */
  longestSeconds: number
  longestHoldProcessorMs: number
}

const newTally = (): Tally => ({
  inputs: 0,
  read: 0,
  kept: 0,
  refused: 0,
  tooDemanding: 0,
  faults: 0,
  seconds: 0,
  longestSeconds: 0,
  longestHoldProcessorMs: 0,
})

interface Sending {
  readonly inputs: readonly Buffer[]
  /** Whether they go through the server. */
  readonly isWhole: boolean
}

/** Inputs of each reader that are made, however few are wanted. */
const fewestMade = 5

/** Inputs of a reader, all hostile ones first, so many at a time as it takes. */
async function* inputsOf(reader: FuzzReader, share: number): AsyncGenerator<Sending> {
  const random = createRandom(seed)
  const hostile = await reader.hostile()
  for (const each of hostile) yield { inputs: [each], isWhole: true }
  let left = Math.max(fewestMade, share - hostile.length)
  for (let sending = 0; left > 0; sending++) {
    const together = Math.min(left, reader.together ?? 1)
    const inputs: Buffer[] = []
    while (inputs.length < together) inputs.push(await reader.make(random))
    left -= together
    yield { inputs, isWhole: !reader.readApart || sending % 10 === 0 }
  }
}

/** @throws {FuzzFault} when a reader takes longer than one of its kind may. */
async function inTime(reader: FuzzReader, reading: Promise<Outcome>): Promise<Outcome> {
  const { seconds } = kinds[reader.kind]
  const done = new AbortController()
  const late = wait(seconds * 1000, undefined, { signal: done.signal }).then(() => {
    throw new FuzzFault(`no answer within ${seconds} s`)
  })
  late.catch(() => undefined)
  try {
    return await Promise.race([reading, late])
  } finally {
    done.abort()
  }
}

const readers = fuzzReaders.filter(({ name }) => name.includes(word))
const tallies = new Map<string, Tally>()
const faults: { reader: string; why: string; input: string }[] = []
/** Inputs that are kept of one fault of a reader, in base64. */
const mostKept = 3
const longestKept = 40_000

function keepFault(reader: FuzzReader, { why, inputs }: Fault, count = inputs.length): void {
  const tally = tallies.get(reader.name)
  if (tally) tally.faults += count
  const sameKept = faults.filter(fault => fault.reader === reader.name && fault.why === why).length
  if (sameKept === 0) console.error(`a fault of ${reader.name}: ${why}`)
  if (sameKept < mostKept) {
    const input = Buffer.concat(inputs).toString('base64').slice(0, longestKept)
    faults.push({ reader: reader.name, why, input })
  }
}

/** What each museum has sent last, to the reader that is sent to. */
const lastSent = new Map<FuzzMuseum, readonly Buffer[]>()
let sentTo: FuzzReader | undefined

/** A person only sees that a file is too difficult; the server reports that a process crashed over it. One of what was sent last has caused it. */
function onCrash({ process, signal, code }: Crash): void {
  const why = `${process} ended by ${signal ?? `exit code ${code}`}`
  if (sentTo) keepFault(sentTo, { why, inputs: [...lastSent.values()].flat() }, 1)
}

const museumIds = await fill()
const product = await startProduct(dataDir, port, { isWatched: true, onCrash })
const began = performance.now()
let times: number[] = []
let longestHoldMs = 0
try {
  const { address } = product
  const museums = await Promise.all(museumIds.map((id, at) => museumAt(address, id, usernameOf(at))))
  const watch = new Worker(new URL('./watch-health.ts', import.meta.url), { workerData: address })
  const watched = once(watch, 'message')
  const send = async (
    reader: FuzzReader,
    museum: FuzzMuseum,
    { inputs, isWhole }: Sending,
    tally: Tally,
  ): Promise<void> => {
    const read = async (some: readonly Buffer[]): Promise<Outcome> => {
      const since = performance.now()
      lastSent.set(museum, some)
      try {
        return await inTime(
          reader,
          isWhole || !reader.readApart ? reader.read(some, museum) : reader.readApart(some, museum.tenantId),
        )
      } finally {
        tally.longestSeconds = Math.max(tally.longestSeconds, rounded((performance.now() - since) / 1000))
      }
    }
    for (const outcome of await outcomesOf(inputs, read)) {
      tally.inputs += outcome.inputs.length
      if ('why' in outcome) keepFault(reader, outcome)
      else tally[outcome.outcome] += outcome.inputs.length
    }
  }
  const totalShare = readers.reduce((sum, { kind }) => sum + kinds[kind].share, 0)
  const sendAll = async (reader: FuzzReader): Promise<void> => {
    const tally = newTally()
    tallies.set(reader.name, tally)
    sentTo = reader
    lastSent.clear()
    const since = performance.now()
    const sendings = inputsOf(reader, Math.ceil((wanted * kinds[reader.kind].share) / totalShare))
    const sendSome = async (museum: FuzzMuseum): Promise<void> => {
      for (let next = await sendings.next(); !next.done; next = await sendings.next())
        await send(reader, museum, next.value, tally)
    }
    await Promise.all(museums.map(sendSome))
    tally.seconds = rounded((performance.now() - since) / 1000)
    const hold = await product.longestHold()
    tally.longestHoldProcessorMs = rounded(hold.processorMs)
    longestHoldMs = Math.max(longestHoldMs, rounded(hold.ms))
    for (const line of hold.processorMs > longestAllowedMs ? (hold.stacks ?? []) : [])
      console.log(`  ${line}`)
    console.log(`${reader.name.padEnd(32)} ${JSON.stringify(tally)}`)
  }
  // What the start took is none of it.
  await product.longestHold()
  for (const reader of readers) await sendAll(reader)
  watch.postMessage('end')
  ;[times] = (await watched) as [number[]]
} finally {
  await product.stop()
}
const longestHoldProcessorMs = Math.max(...[...tallies.values()].map(tally => tally.longestHoldProcessorMs))
const sum = (key: keyof Tally): number =>
  [...tallies.values()].reduce((total, tally) => total + tally[key], 0)
const figures = {
  seed,
  inputs: sum('inputs'),
  seconds: rounded((performance.now() - began) / 1000),
  ...Object.fromEntries([...outcomes, 'faults' as const].map(key => [key, sum(key)])),
  healthAsked: times.length,
  healthMedianMs: rounded(percentile(times, 0.5)),
  healthP999Ms: rounded(percentile(times, 0.999)),
  healthLongestMs: rounded(times.reduce((longest, time) => Math.max(longest, time), 0)),
  longestHoldMs,
  longestHoldProcessorMs,
}
const measuredOn = machine()
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(20)} ${value}`)
console.log(`\n${machineLine(measuredOn)}`)
if (isKept)
  writeFileSync(
    new URL(`../results/fuzz-${wanted}.json`, import.meta.url),
    `${JSON.stringify({ at: new Date(), machine: measuredOn, figures, readers: Object.fromEntries(tallies), faults }, null, 2)}\n`,
  )
rmSync(dataDir, { recursive: true, force: true })
process.exit(faults.length > 0 || longestHoldProcessorMs > longestAllowedMs ? 1 : 0)
