import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { procedureEffects } from '#model/api/procedures/effects.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { ask, type Timed, type Times, time } from '../catalogue/measure.ts'
import { machine, machineLine } from '../machine.ts'
import { signIn, startProduct } from '../product.ts'
import { rounded } from '../statistics.ts'
import { auditReads, type Filled, reads, readsOf } from './calls.ts'
import { type Ask, lists, numbers, pastes } from './changes.ts'
import { fillMuseum, spare, username } from './filled-museum.ts'
import { begun, orderPrint, type PrintTimes, printed, stopped } from './print-jobs.ts'

/**
 * `npm run bench -- procedures [objects]`: a loan and an inventory audit of so many objects (default 10,000) over HTTP on the real program:
 * opened, paged through, a thousand numbers pasted, the list of the audit frozen and fetched by a device, and printed by jobs, one of them
 * stopped and one whose server is killed. BENCH_DATA names the folder in which the data lies for as long as it takes.
 */
// Fewer than are pasted at a time would not do.
const wanted = Math.max(spare, Number(process.argv[3] ?? 10_000))
const port = 3923

process.env.DEMO = '0'
const dataDir = mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'vitrine-procedures-'))
await fillMuseum(dataDir, wanted)

let product = await startProduct(dataDir, port)
let token = await signIn(product.address, username)
const call: Ask = async <Answer>(method: string, path: string, body?: object) =>
  (await ask(product.address, token, {
    method,
    path: `/api/v1/procedures${path}`,
    ...(body && { body }),
  })) as Answer

const results: Times[] = []
function show(times: Times): void {
  results.push(times)
  const { name, clients, median, p95, promise } = times
  console.log(
    `${name.padEnd(34)} ${clients} clients ${String(median).padStart(9)} ms  p95 ${String(p95).padStart(9)} ms  ${promise && `under ${promise}`}`,
  )
}
async function showReads(timed: readonly Timed[]): Promise<void> {
  for (const each of timed)
    for (const clients of [1, 8]) show(await time(product.address, token, each, clients))
}

const prints: PrintTimes[] = []
function showPrint(times: PrintTimes): void {
  prints.push(times)
  const { name, seconds, megabytes, memoryPeak, steps } = times
  console.log(
    `${name.padEnd(38)} ${String(seconds).padStart(7)} s ${String(megabytes).padStart(7)} MB  memory up to ${memoryPeak} MB  progress in ${steps} steps`,
  )
}

/** A procedure with objects that were pasted. */
async function begin(type: string, values: object, objects: number): Promise<string> {
  const { id } = await call<{ id: string }>('POST', '', { type, title: `Bench ${type}`, values })
  if (objects > 0) await call('PUT', `/${id}/objects`, { numbers: numbers(0, objects) })
  return id
}

/** Types about objects that were not measured by what they alone do. */
const others = procedureDeclarations.filter(
  ({ name, lines }) => lines.of.includes('object') && !['LOAN_OUT', 'INVENTORY_AUDIT'].includes(name),
)

/** Waits until no more is written into the records of a procedure. */
async function written(id: string): Promise<void> {
  const count = async () => {
    const { result, failedCount } = await call<OutputOf<typeof procedureEffects>>('GET', `/${id}/effects`)
    return result.reduce((sum, each) => sum + each.written, failedCount)
  }
  for (let before = -1, now = await count(); before !== now; now = await count()) {
    before = now
    await new Promise(resolve => setTimeout(resolve, 2000))
  }
}

/** Each of the other types, with all the objects: pasted and read; and with a thousand, taken to the step at which it first writes into their records. */
async function everyType(): Promise<void> {
  const once = (name: string, since: number) => {
    const took = rounded(performance.now() - since)
    show({ name, clients: 1, median: took, p95: took, promise: '' })
  }
  for (const { name, workflow } of others) {
    const pasting = performance.now()
    const id = await begin(name, {}, wanted)
    once(`paste ${wanted}: ${name}`, pasting)
    for (const each of readsOf(name, id, wanted)) show(await time(product.address, token, each, 1))
    const [effect] = Object.values(workflow.effects ?? {})
    if (!effect) continue
    const few = await begin(name, {}, Math.min(wanted, spare))
    const steps = Object.entries(workflow.steps).flatMap(([step, { endsFrom }]) => (endsFrom ? [] : [step]))
    for (const step of steps.slice(1, steps.indexOf(effect.at) + 1)) {
      const moving = performance.now()
      await call('PUT', `/${few}/status`, { step, reason: 'Measured' })
      if (step !== effect.at) continue
      once(`step that writes: ${name}`, moving)
      await written(few)
      once(`written into the records: ${name}`, moving)
    }
  }
}

async function run(): Promise<void> {
  const days = { loan: { start: '2027-03-01', end: '2027-09-30' } }
  const began = performance.now()
  const loan = await begin('LOAN_OUT', days, wanted)
  show({
    name: `paste ${wanted} numbers`,
    clients: 1,
    median: rounded(performance.now() - began),
    p95: rounded(performance.now() - began),
    promise: '',
  })
  await begin('LOAN_OUT', days, Math.min(wanted, spare))
  const filled: Filled = { loan, audit: await begin('INVENTORY_AUDIT', {}, wanted), objects: wanted }
  await showReads(reads(filled))
  for (const times of await pastes(call, filled, await begin('LOAN_OUT', days, 0))) show(times)
  for (const times of await lists(call, filled)) show(times)
  await showReads(auditReads(filled))
  await everyType()

  const printer = () => ({ address: product.address, token, memoryMb: product.memoryMb })
  const order = (template: string) => orderPrint(printer(), template, loan)
  for (const at of [1, 2, 3])
    showPrint(await printed(printer(), `sheets of ${wanted}, time ${at}`, await order('object-card')))
  showPrint(await printed(printer(), `labels of ${wanted}`, await order('labels-a4-3x8')))
  showPrint(await printed(printer(), `agreement of ${wanted}`, await order('loan-agreement')))
  show(await stopped(printer(), await order('object-card')))

  const orphan = await order('object-card')
  const { progress } = await begun(printer(), orphan)
  await product.kill()
  product = await startProduct(dataDir, port)
  token = await signIn(product.address, username)
  showPrint(await printed(printer(), `sheets, killed at ${progress.done}`, orphan))
}

try {
  await run()
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
const measuredOn = machine()
console.log(`\n${machineLine(measuredOn)}\n${wanted.toLocaleString('en')} objects in a procedure`)
writeFileSync(
  new URL(`../results/procedures-${wanted}.json`, import.meta.url),
  `${JSON.stringify({ at: new Date(), machine: measuredOn, wanted, results, prints }, null, 2)}\n`,
)
process.exit(0)
