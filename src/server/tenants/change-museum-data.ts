import type { MuseumData } from '#model/museum/museum-data.ts'
import { museumPaths } from '#model/museum/museum-fields.ts'
import { museumValue } from '#model/museum/museum-value.ts'
import { type Doer, recordAudit } from '#server/audit/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { publish } from '#server/platform/events/index.ts'
import { refuseTakenName } from './refuse-taken-name.ts'
import { refuseUnknownFunction } from './refuse-unknown-function.ts'
import { museumDataById, updateMuseumData } from './store.ts'

/**
 * Keeps what a museum says of itself, and in its record which of it changed; a museum that says the same again leaves no trace.
 * @throws {CodedError} `invalid_input` for a function that is none; `conflict` where another museum has the name.
 */
export async function changeMuseumData(
  tx: TenantTransaction,
  who: Doer,
  data: MuseumData,
  at: Date,
): Promise<void> {
  const before = await museumDataById(tx.db, tx.tenantId)
  const fields = museumPaths.filter(path => museumValue(before, path) !== museumValue(data, path))
  if (fields.length === 0) return
  if (fields.includes('organisationFunction')) refuseUnknownFunction(data, 'organisationFunction')
  if (fields.includes('organisationMainBody'))
    await refuseTakenName(tx.db, data.organisationMainBody, tx.tenantId)
  await updateMuseumData(tx.db, tx.tenantId, data)
  await recordAudit(tx, who, 'museumChanged', at, { fields })
  await publish(tx.db, { name: 'museum.changed', tenantId: tx.tenantId })
}
