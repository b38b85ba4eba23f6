import type { Papers } from '#server/cards/index.ts'
import { keepReportsOf, reportedCards } from './store/papers.ts'

/** Reports that were finished are proof; they outlive their objects. */
export const reportPapers: Papers = {
  about: async (tx, ids) =>
    (await reportedCards(tx, ids)).map(id => ({ id, paper: 'conditionReports' as const })),
  forget: (tx, names) => keepReportsOf(tx, [...names.keys()]),
}
