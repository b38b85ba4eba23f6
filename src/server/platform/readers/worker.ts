import { parentPort } from 'node:worker_threads'
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

parentPort?.on('message', async ({ module, task, input }: ReaderQuestion) => {
  try {
    const { tasks } = await import(module)
    parentPort?.postMessage({ value: await tasks[task](input) } satisfies ReaderAnswer)
  } catch (error) {
    parentPort?.postMessage(answerOf(error))
  }
})
