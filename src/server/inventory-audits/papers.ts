import type { Papers } from '#server/cards/index.ts'
import { auditedCards } from './store/papers.ts'

/** Signed audits and their photographs. The list of an audit keeps what its objects were called by itself. */
export const auditPapers: Papers = {
  about: async (tx, ids) => (await auditedCards(tx, ids)).map(id => ({ id, paper: 'audits' as const })),
  forget: async () => undefined,
}
