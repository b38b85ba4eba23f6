import { sql } from 'kysely'
import type { SignerRole } from '#model/condition-reports/report-states.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

const columns = [
  'id',
  'name',
  sql<SignerRole>`role`.as('role'),
  'place',
  'date',
  'strokes',
  'sha256',
  'signed_at',
] as const

/** Signatures under a record, in the order in which they were given. */
export const signaturesOf = ({ db, tenantId }: TenantTransaction, id: string) =>
  db
    .selectFrom('card_signature')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', id)
    .select(columns)
    .orderBy('id')
    .execute()

export type SignatureRecord = Awaited<ReturnType<typeof signaturesOf>>[number]

export interface NewSignature {
  readonly name: string
  readonly role: SignerRole
  readonly place: string
  readonly date: string
  readonly strokes: readonly (readonly number[])[]
  readonly sha256: string
}

export const insertSignature = (
  { db, tenantId }: TenantTransaction,
  id: string,
  { strokes, ...given }: NewSignature,
  by: { readonly accountId: string; readonly at: Date },
): Promise<SignatureRecord> =>
  db
    .insertInto('card_signature')
    .values({
      tenant_id: tenantId,
      card_id: id,
      ...given,
      strokes: JSON.stringify(strokes),
      signed_at: by.at,
      account_id: by.accountId,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
