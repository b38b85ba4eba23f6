import type { Insertable, Selectable } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { typeIdsNamed } from './procedures.ts'

export type ApprovalRecord = Selectable<Tables['card_approval']>

/** Stores a request. @returns it with its id. */
export const insertApproval = (
  { db, tenantId }: TenantTransaction,
  given: Omit<Insertable<Tables['card_approval']>, 'tenant_id'>,
): Promise<ApprovalRecord> =>
  db
    .insertInto('card_approval')
    .values({ ...given, tenant_id: tenantId })
    .returningAll()
    .executeTakeFirstOrThrow()

const current = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('card_approval')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('withdrawn_at', 'is', null)

/** Requests about a procedure that were not withdrawn, oldest first. */
export const approvalsOf = (tx: TenantTransaction, procedureId: string): Promise<ApprovalRecord[]> =>
  current(tx).where('card_id', '=', procedureId).orderBy('id').execute()

/** The request of a link; undefined when it was withdrawn. */
export const approvalOfLink = (tx: TenantTransaction, linkId: string): Promise<ApprovalRecord | undefined> =>
  current(tx).where('link_id', '=', linkId).executeTakeFirst()

/** Requests that wait for the answer of an account, about procedures of some types outside the trash, oldest first. */
export const openApprovalsOf = (
  { db, tenantId }: TenantTransaction,
  accountId: string,
  { types, limit }: { readonly types: readonly string[]; readonly limit: number },
) =>
  db
    .selectFrom('card_approval')
    .innerJoin('card', join =>
      join
        .onRef('card.tenant_id', '=', 'card_approval.tenant_id')
        .onRef('card.id', '=', 'card_approval.card_id'),
    )
    .where('card_approval.tenant_id', '=', tenantId)
    .where('card.tenant_id', '=', tenantId)
    .where('card_approval.account_id', '=', accountId)
    .where('card_approval.answered_at', 'is', null)
    .where('card_approval.withdrawn_at', 'is', null)
    .where('card.deleted_at', 'is', null)
    .where('card.type', 'in', [...typeIdsNamed(types)])
    .selectAll('card_approval')
    .orderBy('card_approval.id')
    .limit(limit)
    .execute()

/** Stores an answer in place of an earlier one. */
export const putAnswer = (
  { db, tenantId }: TenantTransaction,
  id: string,
  {
    agreed,
    words,
    version,
    at,
  }: { readonly agreed: boolean; readonly words: string; readonly version: number; readonly at: Date },
) =>
  db
    .updateTable('card_approval')
    .set({ agreed, words, version, answered_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

/** Stores the present address of an account with what it was asked before: by their addresses people are told apart. */
export const putAddress = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  { accountId, email }: { readonly accountId: string; readonly email: string },
) =>
  db
    .updateTable('card_approval')
    .set({ email })
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', procedureId)
    .where('account_id', '=', accountId)
    .execute()

/** Withdraws a request. */
export const setWithdrawn = ({ db, tenantId }: TenantTransaction, id: string, at: Date) =>
  db
    .updateTable('card_approval')
    .set({ withdrawn_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
