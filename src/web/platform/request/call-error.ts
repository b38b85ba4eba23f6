import type { ErrorAnswer } from '#model/api/errors.ts'

const isErrorAnswer = (data: unknown): data is ErrorAnswer =>
  typeof data === 'object' && data !== null && 'error' in data && 'message' in data

/**
 * A call that did not succeed. `status` 0: no answer came, and `data` is the network's message.
 * Otherwise `data` is the body of the answer.
 */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly data: unknown

  constructor(status: number, data: unknown) {
    super(isErrorAnswer(data) ? data.message : typeof data === 'string' ? data : `Status ${status}`)
    this.status = status
    this.data = data
  }

  /** Code of our closed set of errors; undefined when the answer was not ours. */
  get code(): ErrorAnswer['error'] | undefined {
    return isErrorAnswer(this.data) ? this.data.error : undefined
  }

  /** Field errors of an answer that refuses what was sent, or finds it taken: field path to message (P-E04). */
  get fields(): Readonly<Record<string, string>> {
    const refused = this.status === 400 || this.status === 409
    return refused && isErrorAnswer(this.data) ? (this.data.fields ?? {}) : {}
  }

  /** The message a form shows for a refused sign-in: `error_description`, else `message` (P-A07). */
  get description(): string {
    return isErrorAnswer(this.data) ? (this.data.error_description ?? this.data.message) : ''
  }
}

/** A call whose result is no longer needed: superseded by a newer one, or cancelled by its caller. Never shown to the user. */
export class CallCancelled extends Error {
  override readonly name = 'CallCancelled'
}

/** The message of a superseded call. */
export const automaticCancellation = 'Automatic cancellation'

export const isCancelled = (error: unknown): error is CallCancelled => error instanceof CallCancelled
