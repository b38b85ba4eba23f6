import { type CardRecord, existingCard, requireUnlocked } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'

/**
 * The card of a file, held until the transaction ends.
 * @throws {CodedError} `not_found`; `locked` while someone else edits it: what they typed began from what it holds.
 */
export async function lockFile(tx: TenantTransaction, id: string, accountId: string): Promise<CardRecord> {
  const record = await existingCard(tx, fileDeclaration, id, { hold: true })
  await requireUnlocked(tx, id, accountId)
  return record
}
