import type { Transaction } from 'kysely'
import { type AcceptedField, acceptedFields, type LicenceType } from '#model/licences/documents.ts'
import type { Problem } from '#model/validation/validators.ts'
import { type Doer, recordAudit } from '#server/audit/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError } from '#server/platform/errors.ts'
import { insertAccepted, versionsOf } from './store/accepted.ts'
import { newestDocuments } from './store/documents.ts'

/** Documents agreed to, by the fields of the request that says so: `{ acceptedTcId: '4', acceptedTc2Id: '6' }`. */
export type AcceptedIds = { readonly [Field in AcceptedField]?: string | undefined }

/** The person who agrees. */
export type Signer = Doer & { readonly accountId: string }

/**
 * Returns whether these are the documents to be accepted now for this licence.
 * @throws {CodedError} `invalid_input` at the fields of documents that are not the newest published ones.
 */
export async function requireNewest(
  db: Transaction<Tables>,
  licenceType: LicenceType,
  ids: AcceptedIds,
): Promise<void> {
  const fields = (Object.keys(ids) as AcceptedField[]).filter(field => ids[field] !== undefined)
  if (fields.length === 0) return
  const kinds = fields.map(field => acceptedFields[field])
  const newest = new Map(
    (await newestDocuments(db, kinds, licenceType)).map(({ kind, id }) => [kind, id] as const),
  )
  const wrong = fields.filter(field => newest.get(acceptedFields[field]) !== ids[field])
  if (wrong.length === 0) return
  const problem: Problem = { key: 'choice' }
  throw new CodedError('invalid_input', { fields: Object.fromEntries(wrong.map(field => [field, problem])) })
}

/** Stores documents that were accepted earlier, with the registration, now that the museum exists; also in its audit log. */
export async function keepAccepted(
  tx: TenantTransaction,
  who: Signer,
  ids: AcceptedIds,
  at: Date,
): Promise<void> {
  const documents = await versionsOf(
    tx.db,
    Object.values(ids).filter(id => id !== undefined),
  )
  if (documents.length === 0) return
  await insertAccepted(tx, who.accountId, documents, at)
  await recordAudit(tx, who, 'termsAccepted', at, {
    documents: documents.map(({ kind, version }) => ({ kind, version })),
  })
}

/**
 * Stores that a person accepts documents for the museum (P-U09): who, when and which version.
 * @throws {CodedError} `invalid_input` at the fields of documents that are not the newest published ones.
 */
export async function acceptDocuments(
  tx: TenantTransaction,
  who: Signer,
  licenceType: LicenceType,
  ids: AcceptedIds,
  at: Date,
): Promise<void> {
  await requireNewest(tx.db, licenceType, ids)
  await keepAccepted(tx, who, ids, at)
}
