import type { EvidenceSource } from '#server/cards/index.ts'
import { forgetCards } from './forget-cards.ts'
import { cardsInClosed, proceduresAmong } from './store/evidence.ts'

/**
 * Closed procedures are evidence about their objects; open ones continue without them. Procedures themselves are
 * deleted for good only by a person.
 */
export const procedureEvidence: EvidenceSource = {
  about: async (tx, ids) =>
    [...(await cardsInClosed(tx, ids)), ...(await proceduresAmong(tx, ids))].map(id => ({
      id,
      evidence: 'procedures' as const,
    })),
  forget: forgetCards,
}
