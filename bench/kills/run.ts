import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import '#server/access/index.ts'
import { findRunning } from '#server/platform/database-server/index.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { makeMuseum } from '../catalogue/fill-museum.ts'
import { machine, machineLine } from '../machine.ts'
import { type RunningProduct, startProduct } from '../product.ts'
import { createRandom } from '../random.ts'
import { addRegistrar } from '../registrar.ts'
import { median, rounded } from '../statistics.ts'
import { checkSession, reach } from './reach.ts'
import { checkRemains } from './remains.ts'
import { killAndStart, type Victim, victims } from './victim.ts'
import { type Museum, Refused, type Writer } from './writer.ts'
import { newWriters } from './writers/index.ts'

/**
 * `npm run bench -- kills [rounds] [--seed n]`: so many times (200) people write into a museum over HTTP (records, imports, bulk edits, uploads,
 * procedures, findings of an audit), the real program, its database or both are killed without a warning, started again, and what was
 * answered with success is looked for. What is chosen in a round follows from its seed, which is printed: `kills 1 --seed n` begins with it.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { seed: { type: 'string', default: '20261123' } },
})
const rounds = Number(positionals[0] ?? 200)
const firstSeed = Number(values.seed)
const port = 3924
/** Rounds after which people write into a new museum: one that grows for ever takes ever longer to be looked through. */
const roundsOfAMuseum = 10
/** A kill comes after so many acknowledged writes, whatever the machine does besides, or after this time. */
const longestWritingMs = 15_000

interface Fault {
  readonly round: number
  readonly seed: number
  readonly victim: Victim | undefined
  readonly what: 'lost' | 'halfWritten'
  readonly text: string
}

interface Place {
  readonly tenantId: string
  readonly username: string
  readonly writers: readonly Writer[]
}

process.env.DEMO = '0'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-kills-'))

/** A museum beside the server that runs, and who will write into it. */
async function newPlace(name: string): Promise<Place> {
  const urls = await findRunning(dataDir)
  if (!urls) throw new Error('no database runs')
  const database = openDatabase({ url: urls.appUrl, log: createLog('silent') })
  try {
    const tenantId = await makeMuseum(database, name)
    const username = `${name.toLowerCase()}@demo.museum`
    await addRegistrar(database, tenantId, username)
    return { tenantId, username, writers: newWriters() }
  } finally {
    await database.close()
  }
}

const faults: Fault[] = []
const seen = new Set<string>()
const acknowledged: Record<string, number> = {}
const refused: Record<string, number> = {}
const kills: Record<Victim, number> = { server: 0, database: 0, both: 0 }
const back: number[] = []
const count = (of: Record<string, number>, what: string): void => {
  of[what] = (of[what] ?? 0) + 1
}

/** Keeps a user writing until stopped. What fails is no fault by itself: the server is being killed. */
async function keepWriting(
  writer: Writer,
  museum: Museum,
  seed: number,
  goesOn: () => boolean,
): Promise<void> {
  const random = createRandom(seed)
  while (goesOn()) {
    try {
      await writer.write(museum, random)
    } catch (error) {
      const status = error instanceof Refused ? error.status : 0
      count(refused, `${status}`)
      // Neither the kill nor what it interrupted.
      if (status >= 400 && status < 500) console.log(`  ${writer.name}: ${error}`)
      await wait(30)
    }
  }
}

async function playRound(at: number, product: RunningProduct, place: Place): Promise<RunningProduct> {
  const seed = firstSeed + at
  const random = createRandom(seed)
  const victim = random.of(victims)
  const after = 5 + random.below(80)
  const thenMs = random.below(100)
  const goesOnMs = random.below(1500)
  const faultsBefore = faults.length
  const addFault = (what: Fault['what']) => (text: string) => {
    // What is gone is gone in every round to come.
    const key = `${place.tenantId} ${text}`
    if (!seen.has(key)) faults.push({ round: at + 1, seed, victim, what, text })
    seen.add(key)
  }
  const report = { lost: addFault('lost'), halfWritten: addFault('halfWritten') }
  let answered = 0
  const museum = await reach(product.address, {
    ...place,
    report,
    acknowledged: what => {
      answered++
      count(acknowledged, what)
    },
  })
  let goesOn = true
  const writing = place.writers.map((writer, number) =>
    keepWriting(writer, museum, seed * 31 + number, () => goesOn),
  )
  const began = performance.now()
  while (answered < after && performance.now() - began < longestWritingMs) await wait(5)
  await wait(thenMs)
  const killed = killAndStart(victim, { product, dataDir, port })
  // Who writes does not know that the database is gone.
  if (victim === 'database') await wait(goesOnMs)
  goesOn = false
  const [started] = await Promise.all([killed, ...writing])
  kills[victim]++
  back.push(started.backMs)
  await checkSession(museum, report)
  const isLast = at + 1 === rounds || (at + 1) % roundsOfAMuseum === 0
  await checkRemains(dataDir, { ...place, report, isLast })
  const found = faults.slice(faultsBefore)
  console.log(
    `round ${String(at + 1).padStart(4)}  seed ${seed}  ${victim.padEnd(8)} after ${String(answered).padStart(3)} writes, back in ${String(Math.round(started.backMs)).padStart(5)} ms  ${found.length === 0 ? 'whole' : ''}`,
  )
  for (const { what, text } of found) console.log(`  ${what}: ${text}`)
  return started.product
}

const began = performance.now()
let product = await startProduct(dataDir, port)
try {
  let place = await newPlace('Kills0')
  for (let at = 0; at < rounds; at++) {
    if (at > 0 && at % roundsOfAMuseum === 0) place = await newPlace(`Kills${at}`)
    product = await playRound(at, product, place)
  }
} finally {
  await product.stop()
}
const numberOf = (what: Fault['what']): number => faults.filter(fault => fault.what === what).length
const figures = {
  rounds,
  firstSeed,
  seconds: rounded((performance.now() - began) / 1000),
  kills,
  acknowledged: Object.values(acknowledged).reduce((sum, each) => sum + each, 0),
  lost: numberOf('lost'),
  halfWritten: numberOf('halfWritten'),
  backMedianMs: Math.round(median(back)),
  backLongestMs: Math.round(Math.max(...back)),
}
const measuredOn = machine()
for (const [name, value] of Object.entries({ ...figures, ...acknowledged }))
  console.log(`${name.padEnd(28)} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
console.log(`\n${machineLine(measuredOn)}`)
writeFileSync(
  new URL('../results/kills.json', import.meta.url),
  `${JSON.stringify({ at: new Date(), machine: measuredOn, figures, acknowledged, refused, faults }, null, 2)}\n`,
)
rmSync(dataDir, { recursive: true, force: true })
process.exit(faults.length > 0 ? 1 : 0)
