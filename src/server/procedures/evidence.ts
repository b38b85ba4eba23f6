import type { EvidenceSource } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { forgetCards } from './forget-cards.ts'
import { hasWritten } from './store/effects.ts'
import { cardsInClosed, proceduresAmong } from './store/evidence.ts'
import { hasEntered, standingAbout } from './store/register-entries.ts'

/**
 * Refuses to delete for good what stays in a register, which says for ever what it says: a procedure that entered something, and a record with an
 * entry that is not cancelled. A procedure whose effects could not be taken back would leave them behind.
 * @throws {CodedError} `conflict`
 */
export async function refuseEntered(tx: TenantTransaction, id: string): Promise<void> {
  if (await hasEntered(tx, id)) throw new CodedError('conflict', { text: 'procedures.errors.entered' })
  if (await hasWritten(tx, id)) throw new CodedError('conflict', { text: 'procedures.errors.remains' })
  if ((await standingAbout(tx, [id])).length > 0)
    throw new CodedError('conflict', { text: 'procedures.errors.registered' })
}

/**
 * Closed procedures are evidence about their objects, and so are entries of registers; open ones continue without them. Procedures themselves are
 * deleted for good only by a person.
 */
export const procedureEvidence: EvidenceSource = {
  about: async (tx, ids) =>
    [
      ...(await cardsInClosed(tx, ids)),
      ...(await proceduresAmong(tx, ids)),
      ...(await standingAbout(tx, ids)).map(({ aboutId }) => aboutId),
    ].map(id => ({ id, evidence: 'procedures' as const })),
  refuse: refuseEntered,
  forget: forgetCards,
}
