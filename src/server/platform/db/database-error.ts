import { CodedError } from '../errors.ts'
import { retryAfterBusy } from '../turns.ts'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** True when the statement would have made something unique a second time. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505'

/** Connection refused, reset or ended; server starting or stopping; too many connections (PostgreSQL appendix A, classes 08, 53, 57). */
const connectionCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|08\w{3}|53300|57P0[1-5])$/
const diskFullCode = '53100'

const brokenConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** True when the database could not be reached, as against having refused the statement. */
export const isConnectionError = (error: unknown): boolean =>
  connectionCodes.test(codeOf(error)) || (error instanceof Error && brokenConnection.test(error.message))

/** True when the database ended a transaction because of others (deadlock_detected, serialization_failure): it is to be run again. */
export const isContention = (error: unknown): boolean => /^(40P01|40001)$/.test(codeOf(error))

/** True when a statement waited for what others hold for longer than it may. */
const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'

/** True when a statement took longer than it may. */
const isTooSlow = (error: unknown): boolean => codeOf(error) === '57014'

/** True when the same work may well succeed a little later. */
export const isTransient = (error: unknown): boolean =>
  isConnectionError(error) ||
  isContention(error) ||
  isLockTimeout(error) ||
  (error instanceof CodedError && (error.code === 'busy' || error.code === 'unavailable'))

/** Turns what others cause, a lost connection or a full disk into an error a person can act on; anything else stays as it is. */
export function asActionableError(error: unknown): unknown {
  if (isLockTimeout(error) || isContention(error) || isTooSlow(error))
    return new CodedError('busy', { retryAfter: retryAfterBusy, cause: error })
  if (codeOf(error) === diskFullCode)
    return new CodedError('unavailable', { text: 'errors.diskFull', cause: error })
  if (isConnectionError(error)) return new CodedError('unavailable', { cause: error })
  return error
}
