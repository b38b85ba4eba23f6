import { setTimeout as wait } from 'node:timers/promises'
import type { PrintJobRow } from '#model/api/print-jobs.ts'
import { ask, type Times } from '../catalogue/measure.ts'
import { rounded } from '../statistics.ts'

export interface PrintTimes {
  readonly name: string
  readonly seconds: number
  readonly megabytes: number
  readonly memoryPeak: number
  /** Different figures of progress that who waits has seen. */
  readonly steps: number
}

interface Printer {
  readonly address: string
  readonly token: string
  memoryMb(): number
}

const under = (job: PrintJobRow): boolean => job.state === 'WAITING' || job.state === 'RUNNING'

export const orderPrint = async (
  { address, token }: Printer,
  template: string,
  procedureId: string,
): Promise<PrintJobRow> => {
  const path = `/api/v1/template/${template}/jobs`
  return (await ask(address, token, { method: 'POST', path, body: { procedureId } })) as PrintJobRow
}

export const jobNow = async ({ address, token }: Printer, id: string): Promise<PrintJobRow> =>
  (await ask(address, token, { method: 'GET', path: `/api/v1/print-jobs/${id}` })) as PrintJobRow

/** Waits until a job is over, while it looks at progress and memory. */
export async function printed(printer: Printer, name: string, ordered: PrintJobRow): Promise<PrintTimes> {
  const began = performance.now()
  const seen = new Set<number>()
  let peak = 0
  let job = ordered
  while (under(job)) {
    await wait(200)
    peak = Math.max(peak, printer.memoryMb())
    job = await jobNow(printer, ordered.id)
    seen.add(job.progress.done)
  }
  if (job.state !== 'DONE') throw new Error(`${name} is ${job.state}: ${job.failure}`)
  return {
    name,
    seconds: rounded((performance.now() - began) / 1000),
    megabytes: rounded((job.bytes ?? 0) / 2 ** 20),
    memoryPeak: rounded(peak),
    steps: seen.size,
  }
}

/** Waits until some of a job is done. */
export async function begun(printer: Printer, { id }: PrintJobRow): Promise<PrintJobRow> {
  let job = await jobNow(printer, id)
  while (under(job) && job.progress.done === 0) {
    await wait(200)
    job = await jobNow(printer, id)
  }
  return job
}

/** Stops a job half-way. @returns how long it takes until it is reported as stopped. */
export async function stopped(printer: Printer, ordered: PrintJobRow): Promise<Times> {
  const { id } = await begun(printer, ordered)
  const from = performance.now()
  const path = `/api/v1/print-jobs/${id}`
  await ask(printer.address, printer.token, { method: 'DELETE', path })
  const { state } = await jobNow(printer, id)
  if (state !== 'STOPPED') throw new Error(`a job that was stopped is ${state}`)
  const took = rounded(performance.now() - from)
  return { name: 'stop a print half-way', clients: 1, median: took, p95: took, promise: '' }
}
