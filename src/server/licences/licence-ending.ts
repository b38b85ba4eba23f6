import type { CalendarSpan, ComputedEntry } from '#model/calendar/computed-entry.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { licencePath } from './licences-context.ts'
import { readLicence } from './store/licence.ts'

/** The end of the museum's trial or licence, for its administrators' calendars. */
export async function licenceEnding(
  tx: TenantTransaction,
  { role }: Holder,
  { from, to }: CalendarSpan,
): Promise<readonly ComputedEntry[]> {
  if (role !== 'TENANT_ADMIN') return []
  const { museum, to: end } = await readLicence(tx)
  return end >= from && end < to ? [{ id: tx.tenantId, title: museum, at: end, path: licencePath }] : []
}
