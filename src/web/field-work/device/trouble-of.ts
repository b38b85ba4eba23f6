import { CallError } from '../../platform/request/call-error.ts'
import type { Trouble } from './kept.ts'

const byStatus: Readonly<Record<number, Trouble>> = {
  403: 'FORBIDDEN',
  404: 'GONE',
  409: 'CONFLICT',
  410: 'GONE',
}

/**
 * Returns the reason for which something was refused, from the server's answer; undefined where the server did not answer, or not to this person: then everything
 * waits.
 */
export function troubleOf(failure: unknown): Trouble | undefined {
  if (!(failure instanceof CallError) || [401, 429].includes(failure.status)) return undefined
  if (failure.status < 400 || failure.status >= 500) return undefined
  return failure.code === 'licence_expired' ? 'EXPIRED' : (byStatus[failure.status] ?? 'OTHER')
}
