import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A person's own unsaved text of a card. */
export const draftOf = ({ db, tenantId }: TenantTransaction, accountId: string, cardId: string) =>
  db
    .selectFrom('card_draft')
    .select(['version', 'document', 'saved_at as savedAt', 'taken_over as takenOver'])
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('card_id', '=', cardId)
    .executeTakeFirst()

export const keepDraft = (
  { db, tenantId }: TenantTransaction,
  draft: { accountId: string; cardId: string; version: number; values: Readonly<Record<string, unknown>> },
) =>
  db
    .insertInto('card_draft')
    .values({
      tenant_id: tenantId,
      account_id: draft.accountId,
      card_id: draft.cardId,
      version: draft.version,
      document: JSON.stringify(draft.values),
    })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'account_id', 'card_id']).doUpdateSet({
        version: sql`excluded.version`,
        document: sql`excluded.document`,
        saved_at: sql`clock_timestamp()`,
      }),
    )
    .execute()

/** Marks a draft as that of someone whose lock was taken over. */
export const markTakenOver = ({ db, tenantId }: TenantTransaction, accountId: string, cardId: string) =>
  db
    .updateTable('card_draft')
    .set({ taken_over: true })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('card_id', '=', cardId)
    .execute()

export const dropDraft = ({ db, tenantId }: TenantTransaction, accountId: string, cardId: string) =>
  db
    .deleteFrom('card_draft')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('card_id', '=', cardId)
    .execute()
