import { CodedError } from '../errors.ts'

/** A task of a module, and what it is about. */
export interface ReaderQuestion {
  readonly module: string
  readonly task: string
  readonly input: unknown
}

/** Does a task of a module. @throws {CodedError} `too_demanding` for a text nested so deeply, or unfolded so far, that nothing holds it. */
export async function read({ module, task, input }: ReaderQuestion): Promise<unknown> {
  const { tasks } = await import(module)
  try {
    return await tasks[task](input)
  } catch (error) {
    throw error instanceof RangeError ? new CodedError('too_demanding', { cause: error }) : error
  }
}
