import type { Papers } from '#server/cards/index.ts'
import { forgetCards } from './forget-cards.ts'
import { cardsInClosed, proceduresAmong } from './store/papers.ts'

/**
 * Closed procedures are evidence about their objects; open ones continue without them. Procedures themselves leave the trash only by someone's
 * word.
 */
export const procedurePapers: Papers = {
  about: async (tx, ids) =>
    [...(await cardsInClosed(tx, ids)), ...(await proceduresAmong(tx, ids))].map(id => ({
      id,
      paper: 'procedures' as const,
    })),
  forget: forgetCards,
}
