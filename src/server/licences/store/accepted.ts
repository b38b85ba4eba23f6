import type { Transaction } from 'kysely'
import { type DocumentKind, documentKinds, type LicenceType } from '#model/licences/documents.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { newest } from './documents.ts'

export interface AcceptedRow {
  readonly kind: DocumentKind
  readonly version: number
}

/** Versions of the documents. */
export const versionsOf = (
  db: Transaction<Tables>,
  ids: readonly string[],
): Promise<(AcceptedRow & { readonly id: string })[]> =>
  db
    .selectFrom('document')
    .where('id', 'in', ['0', ...ids])
    .select(['id', 'kind', 'version'])
    .orderBy('id')
    .execute()

/** Writes down who agreed to what, and when; the name is kept as it is now. */
export async function insertAccepted(
  { db, tenantId }: TenantTransaction,
  accountId: string,
  documents: readonly (AcceptedRow & { readonly id: string })[],
  at: Date,
): Promise<void> {
  const person = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('accepted_document')
    .values(
      documents.map(({ id, kind, version }) => ({
        tenant_id: tenantId,
        document_id: id,
        kind,
        version,
        account_id: accountId,
        name: `${person.first_name} ${person.last_name}`.trim() || person.email,
        accepted_at: at,
      })),
    )
    .execute()
}

/** Agreements of the museum, the newest first, with the texts of the documents. */
export const acceptedOf = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('accepted_document')
    .leftJoin('document', 'document.id', 'accepted_document.document_id')
    .where('accepted_document.tenant_id', '=', tenantId)
    .select([
      'accepted_document.id',
      'accepted_document.kind',
      'accepted_document.version',
      'accepted_document.name',
      'accepted_document.accepted_at as acceptedAt',
      'document.texts',
    ])
    .orderBy('accepted_document.id', 'desc')
    .execute()

/**
 * The museum's last agreement to each document that has a newer version now. A document that it never agreed to is not among
 * them: other terms for another licence are new, not changed.
 */
export async function outdatedOf(
  { db, tenantId }: TenantTransaction,
  licenceType: LicenceType,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom(
      newest(db, documentKinds, licenceType).select(['kind', 'version', 'licence_type']).as('newest'),
    )
    .innerJoin('accepted_document as accepted', 'accepted.kind', 'newest.kind')
    .innerJoin('document', 'document.id', 'accepted.document_id')
    .where('accepted.tenant_id', '=', tenantId)
    .whereRef('document.licence_type', 'is not distinct from', 'newest.licence_type')
    .groupBy(['newest.kind', 'newest.version'])
    .having(({ eb, fn, ref }) => eb(fn.max('accepted.version'), '<', ref('newest.version')))
    .select(({ fn }) => fn.max<string>('accepted.id').as('id'))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
