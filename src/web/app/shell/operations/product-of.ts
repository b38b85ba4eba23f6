import { packageHours, packageOperation, readPackage } from '#model/api/files/work.ts'
import type { Operation } from '#model/api/operations.ts'
import { hourMs } from '#model/dates/durations.ts'
import { addressOf } from '../../../platform/request/address.ts'

/** Where what an operation has made is fetched, while it can be; undefined for those that make nothing to be fetched. */
export function productOf({ id, operationName, state, endedAt }: Operation): string | undefined {
  if (operationName !== packageOperation || state !== 'DONE' || endedAt === null) return undefined
  const age = Date.now() - Date.parse(endedAt)
  return age < packageHours * hourMs ? addressOf(readPackage, { params: { id } }) : undefined
}
