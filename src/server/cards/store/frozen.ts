import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Frozen } from '#server/platform/frozen.ts'
import type { Titles } from '../tables.ts'

/** Keeps the content of a record when it was finished, in place of an earlier one. */
export function insertFrozen(
  { db, tenantId }: TenantTransaction,
  id: string,
  { text, sha256 }: Frozen,
  by: { readonly accountId: string | null; readonly name: string; readonly at: Date },
) {
  const values = { at: by.at, account_id: by.accountId, name: by.name, content: text, sha256 }
  return db
    .insertInto('card_frozen')
    .values({ tenant_id: tenantId, card_id: id, ...values })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'card_id'])
        .doUpdateSet({ ...values, annulled_at: null, annulled_by: '', annulled_reason: '' }),
    )
    .execute()
}

/** Keeps who annulled a finished record, and why. */
export const annulFrozen = (
  { db, tenantId }: TenantTransaction,
  id: string,
  { name, at, reason }: { readonly name: string; readonly at: Date; readonly reason: string },
) =>
  db
    .updateTable('card_frozen')
    .set({ annulled_at: at, annulled_by: name, annulled_reason: reason })
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', id)
    .execute()

/** Keeps what records were called that a frozen content is about, and that are no longer there. */
export const keepCalled = (
  { db, tenantId }: TenantTransaction,
  id: string,
  called: Readonly<Record<string, { readonly number: string; readonly titles: Titles }>>,
) =>
  db
    .updateTable('card_frozen')
    .set({ called: JSON.stringify(called) })
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', id)
    .execute()

/** The frozen contents of a record, who froze them, and who annulled the record. */
export const frozenOf = ({ db, tenantId }: TenantTransaction, id: string) =>
  db
    .selectFrom('card_frozen')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', id)
    .select(['at', 'name', 'content as text', 'sha256', 'annulled_at', 'annulled_by', 'annulled_reason'])
    .executeTakeFirst()

const columns = ['id', 'name', 'role', 'place', 'date', 'strokes', 'sha256', 'signed_at'] as const

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

export const insertSignature = (
  { db, tenantId }: TenantTransaction,
  id: string,
  { strokes, ...given }: Omit<SignatureRecord, 'id'> & { readonly account_id: string },
): Promise<SignatureRecord> =>
  db
    .insertInto('card_signature')
    .values({ tenant_id: tenantId, card_id: id, ...given, strokes: JSON.stringify(strokes) })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Has the database read a text as JSON. @throws for one that it cannot */
export async function readJson({ db }: TenantTransaction, text: string): Promise<void> {
  await sql`select ${text}::jsonb is null`.execute(db)
}
