import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { type Account, accountById, membershipsOf } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Membership } from '#server/platform/http/index.ts'
import { may } from './permitted.ts'

/** The membership of an account in the museum; undefined for those who left, are suspended or were never there. */
export const membershipHere = async (
  tx: TenantTransaction,
  accountId: string,
  now: Date,
): Promise<Membership | undefined> =>
  (await membershipsOf(tx.db, accountId, now)).find(({ tenantId }) => tenantId === tx.tenantId)

/** The account of a member who may read procedures of a type now; undefined for anybody else. */
export async function readerOf(
  tx: TenantTransaction,
  declaration: ProcedureDeclaration,
  accountId: string,
  now: Date,
): Promise<Account | undefined> {
  const membership = await membershipHere(tx, accountId, now)
  return membership && may(membership, declaration, 'read') ? accountById(tx.db, accountId) : undefined
}
