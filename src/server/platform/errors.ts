import { type ErrorCode, errorStatus } from '#model/api/errors.ts'
import type { Problem } from '#model/validation/validators.ts'
import type { TextKey } from './i18n/texts.ts'

interface Details {
  /** Text for the person, if the general one of the code does not say enough. */
  readonly text?: TextKey
  readonly params?: Readonly<Record<string, string | number>>
  /** Field path to what is wrong with it. */
  readonly fields?: Readonly<Record<string, Problem>>
  /** More for the client to act on; sent as it is. */
  readonly data?: unknown
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** An error a person can act on. Thrown anywhere; turned into an answer in one place (`http/answer-error.ts`). */
export class CodedError extends Error {
  override name = 'CodedError'
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** True when an error is one of the closed set. */
export const isCoded = (error: unknown, code: ErrorCode): error is CodedError =>
  error instanceof CodedError && error.code === code

export const notFound = () => new CodedError('not_found')
export const forbidden = () => new CodedError('forbidden')
