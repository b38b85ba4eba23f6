import type { Transaction } from 'kysely'
import type { MuseumData } from '#model/museum/museum-data.ts'
import { museumPaths } from '#model/museum/museum-fields.ts'
import { museumValue } from '#model/museum/museum-value.ts'
import { type Doer, recordAudit } from '#server/audit/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { isNameTaken } from './is-name-taken.ts'
import { refuseUnknownFunction } from './refuse-unknown-function.ts'
import { lockMuseumNames, museumDataById, updateMuseumData } from './store.ts'

/**
 * Sees to it that no other museum than `own` has this name, nor gets it before the transaction ends.
 * @throws {CodedError} `conflict` with `data.taken`.
 */
async function refuseTakenName(db: Transaction<Tables>, name: string, own: string): Promise<void> {
  await lockMuseumNames(db)
  if (await isNameTaken(db, name, own))
    throw new CodedError('conflict', {
      text: 'registration.taken.museum',
      fields: { organisationMainBody: { key: 'nameTaken' } },
      data: { taken: ['museum'] },
    })
}

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
