import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword, insertAccount } from '#server/access/index.ts'
import { hashRecoveryCode } from '#server/access/security/codes.ts'
import { confirmSecret, keepSecret, replaceRecoveryCodes } from '#server/access/store/second-factors.ts'
import { openInstallationDatabase } from '#server/installation-database.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { createLog } from '#server/platform/log.ts'
import { makeMuseum, writeObjects } from '../catalogue/fill-museum.ts'
import { isQuiet, machine, machineLine } from '../machine.ts'
import { longestAllowedMs, signIn, startProduct } from '../product.ts'
import { addRegistrar } from '../registrar.ts'
import { rounded } from '../statistics.ts'
import { createVisitor } from './visitor.ts'
import { everything, works } from './works/index.ts'

/**
 * `npm run bench -- everything [objects] [words]`: for how long each kind of work holds the server's thread in a museum of so many invented objects
 * (default 20,000), or those whose names hold one of the words (with commas between), by the real program. Fails where one of them needs more
 * processor time in one turn of the event loop than a request may (F-T16), or cannot be done. BENCH_PROFILE=1 shows what ran in that turn.
 */
const wanted = Number(process.argv[3] ?? 20_000)
const words = (process.argv[4] ?? '').split(',')
const port = Number(process.env.BENCH_PORT ?? 3918)
const username = 'everything@demo.museum'
const operatorName = 'operator@demo.museum'
/** The operator's second factor: a device nobody has, and recovery codes, each good for one sign-in. */
const [secret, codes] = [randomBytes(20), Array.from({ length: 500 }, () => randomBytes(16).toString('hex'))]

// Kept are the results of a whole run on a machine that does nothing else.
const isKept = isQuiet() && words.join('') === ''
process.env.DEMO = '0'
process.env.ENABLE_ADV_SEARCH = '1'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-everything-'))

async function fill(): Promise<{ readonly tenantId: string; readonly ids: readonly string[] }> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0' })
  const log = createLog('silent')
  const urls = await openInstallationDatabase(config, 'a secret for the bench alone, no more', log, 'bench')
  const database = openDatabase({ url: urls.appUrl, log })
  try {
    const tenantId = await makeMuseum(database, 'Everything')
    await writeObjects(database, tenantId, wanted)
    await addRegistrar(database, tenantId, username)
    const passwordHash = await hashPassword('Vitrine2026')
    await database.asSystem('bench', async db => {
      const id = await insertAccount(db, {
        email: operatorName,
        passwordHash,
        firstName: 'Bench',
        lastName: 'Operator',
        language: 'en',
        operator: true,
      })
      await keepSecret(db, id, secret)
      await confirmSecret(db, id, secret, new Date())
      await replaceRecoveryCodes(db, id, codes.map(hashRecoveryCode))
    })
    const rows = await database.inTenant(tenantId, ({ db }) =>
      db
        .selectFrom('card')
        .where('tenant_id', '=', tenantId)
        .orderBy('incremental_number')
        .limit(2000)
        .select('id')
        .execute(),
    )
    return { tenantId, ids: rows.map(({ id }) => id) }
  } finally {
    await database.close()
    await urls.stop()
  }
}

/** Processor time of a turn, in milliseconds, from which on its profile is shown. */
const worthLooking = longestAllowedMs / 2

interface Held {
  readonly name: string
  readonly seconds: number
  /** The longest time between two turns of the event loop while it went on, and the most processor time of one. */
  readonly longestHoldMs: number
  readonly longestHoldProcessorMs: number
  /** By processor time alone: nothing else that ran on the machine is in it. */
  readonly passed: boolean
  readonly failure?: string
}

const { tenantId, ids } = await fill()
const product = await startProduct(dataDir, port, { isWatched: true })
const holds: Held[] = []
async function watched(name: string, run: () => Promise<unknown>): Promise<void> {
  await product.longestHold()
  const began = performance.now()
  const failure = await run().then(
    () => undefined,
    (error: unknown) => String(error).slice(0, 300),
  )
  const seconds = rounded((performance.now() - began) / 1000, 2)
  const { ms, processorMs, stacks = [] } = await product.longestHold()
  const passed = failure === undefined && processorMs <= longestAllowedMs
  holds.push({
    name,
    seconds,
    longestHoldMs: rounded(ms),
    longestHoldProcessorMs: rounded(processorMs),
    passed,
    ...(failure !== undefined && { failure }),
  })
  console.log(
    `${passed ? 'pass' : 'FAIL'}  ${name.padEnd(42)} ${String(seconds).padStart(8)} s   held for ${String(rounded(ms)).padStart(7)} ms, ${String(rounded(processorMs)).padStart(7)} ms of the processor  ${failure ?? ''}`,
  )
  if (processorMs > worthLooking) for (const stack of stacks) console.log(stack)
}

const isWanted = (name: string): boolean => words.some(word => name.includes(word))

async function run(): Promise<void> {
  await watched('sign in, the first after the start', () => signIn(product.address, username))
  const person = { address: product.address, token: '' }
  const operator = { address: product.address, token: '' }
  const visitor = createVisitor({ person, email: username, tenantId, ids, objects: wanted })
  // Tokens are good for some minutes.
  const renew = async (): Promise<void> => {
    person.token = await signIn(product.address, username)
    operator.token = await signIn(product.address, operatorName, codes.pop())
  }
  for (const { name, run: work } of works(visitor, operator).filter(each => isWanted(each.name))) {
    await renew()
    await watched(name, work)
  }
  if (!isWanted('all of the museum')) return
  await renew()
  const before = product.memoryMb()
  let peak = before
  let bytes = 0
  await watched('all of the museum', async () => {
    const made = await everything(visitor, () => {
      peak = Math.max(peak, product.memoryMb())
    })
    bytes = made.bytes ?? 0
  })
  const seconds = holds.at(-1)?.seconds ?? 0
  const megabytes = bytes / 2 ** 20
  const figures = {
    cards: wanted,
    seconds,
    cardsASecond: rounded(wanted / seconds),
    megabytes: rounded(megabytes),
    megabytesASecond: rounded(megabytes / seconds),
    memoryBefore: rounded(before),
    memoryPeak: rounded(peak),
    longestHoldMs: Math.max(...holds.map(({ longestHoldMs }) => longestHoldMs)),
    longestHoldProcessorMs: Math.max(...holds.map(({ longestHoldProcessorMs }) => longestHoldProcessorMs)),
    failed: holds.filter(({ passed }) => !passed).length,
  }
  const measuredOn = machine()
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(24)} ${value}`)
  console.log(`\n${machineLine(measuredOn)}`)
  if (!isKept) return
  writeFileSync(
    new URL(`../results/everything-${wanted}.json`, import.meta.url),
    `${JSON.stringify({ at: new Date(), machine: measuredOn, figures, holds }, null, 2)}\n`,
  )
}

try {
  await run()
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(holds.every(({ passed }) => passed) ? 0 : 1)
