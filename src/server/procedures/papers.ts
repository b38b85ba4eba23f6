import type { Papers } from '#server/cards/index.ts'
import { forgetCards } from './forget-cards.ts'
import { cardsInClosed, proceduresAmong } from './store/papers.ts'

/**
 * What is closed tells what was done with its objects; what is open goes on without them. Procedures themselves leave the bin only by somebody's
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
