import { Worker } from 'node:worker_threads'
import { CodedError } from '../errors.ts'

/** A task of a module, and what it is about. */
export interface ReaderQuestion {
  readonly module: string
  readonly task: string
  readonly input: unknown
}

export type ReaderAnswer =
  | { readonly value: unknown }
  /** What the person is told of the file. */
  | { readonly refused: Pick<CodedError, 'code' | 'details'> }
  | { readonly error: string; readonly isTooDeep: boolean }

function answerOf(error: unknown): ReaderAnswer {
  if (error instanceof CodedError) {
    const { cause: _, ...details } = error.details
    return { refused: { code: error.code, details } }
  }
  // A text nested so deeply that no stack holds it, or unfolded so far that no text does.
  return { error: String(error), isTooDeep: error instanceof RangeError }
}

async function answer({ module, task, input }: ReaderQuestion): Promise<ReaderAnswer> {
  try {
    const { tasks } = await import(module)
    return { value: await tasks[task](input) }
  } catch (error) {
    return answerOf(error)
  }
}

/** Ends this process when the server was killed while it reads: it would read on for ever. */
const watchdog = `
const { setInterval } = require('node:timers')
const server = process.ppid
setInterval(() => { if (process.ppid !== server) process.kill(process.pid, 'SIGKILL') }, 2000)`
new Worker(watchdog, { eval: true }).unref()

process.once('disconnect', () => process.exit())
process.on('message', async (question: ReaderQuestion) => {
  process.send?.(await answer(question))
})
