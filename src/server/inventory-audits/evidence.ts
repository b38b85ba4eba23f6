import type { EvidenceSource } from '#server/cards/index.ts'
import { auditedCards } from './store/evidence.ts'

/** Signed audits and their photographs. The list of an audit stores the names of its objects itself. */
export const auditEvidence: EvidenceSource = {
  about: async (tx, ids) => (await auditedCards(tx, ids)).map(id => ({ id, evidence: 'audits' as const })),
  forget: async () => undefined,
}
