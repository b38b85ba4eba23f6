import { cardTypes } from '#model/record-types.ts'
import { binCard, cardForUpdate, type EvidenceSource, eraseHeld, systemAuthor } from '#server/cards/index.ts'
import { draftsAbout, keepNames, reportedCards } from './store/evidence.ts'
import { declaration } from './store/reports.ts'

/** Finished reports are evidence and outlive their objects. Drafts are deleted with them. */
export const reportEvidence: EvidenceSource = {
  about: async (tx, ids) =>
    (await reportedCards(tx, ids)).map(id => ({ id, evidence: 'conditionReports' as const })),
  async forget(tx, names) {
    const ids = [...names.keys()]
    await keepNames(tx, ids)
    const drafts = await draftsAbout(tx, ids)
    for (const id of drafts) {
      const record = await cardForUpdate(tx, [cardTypes.conditionReport], id)
      if (record?.deleted_at === null)
        await binCard(tx, record, {
          declaration,
          author: systemAuthor,
          action: 'deleted',
          renamed: async () => undefined,
        })
    }
    if (drafts.length > 0) await eraseHeld(tx, drafts)
  },
}
