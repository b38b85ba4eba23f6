import type { SignerRole } from '#model/condition-reports/report-states.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Signatures under a report, in the order in which they were given. */
export const signaturesOf = ({ db, tenantId }: TenantTransaction, reportId: string) =>
  db
    .selectFrom('condition_signature')
    .where('tenant_id', '=', tenantId)
    .where('report_id', '=', reportId)
    .select(['id', 'name', 'role', 'place', 'date', 'strokes', 'sha256', 'signed_at'])
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
  reportId: string,
  { strokes, ...given }: NewSignature,
  by: { readonly accountId: string; readonly at: Date },
): Promise<SignatureRecord> =>
  db
    .insertInto('condition_signature')
    .values({
      tenant_id: tenantId,
      report_id: reportId,
      ...given,
      strokes: JSON.stringify(strokes),
      signed_at: by.at,
      account_id: by.accountId,
    })
    .returning(['id', 'name', 'role', 'place', 'date', 'strokes', 'sha256', 'signed_at'])
    .executeTakeFirstOrThrow()
