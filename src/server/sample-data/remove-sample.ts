import { declarationOfId } from '#model/cards/declarations.ts'
import { cardTypeNames, cardTypes } from '#model/record-types.ts'
import {
  type Author,
  announce,
  binCard,
  editorOf,
  eraseCards,
  forgetSamples,
  giveBackCounts,
  giveBackNumbers,
  type Leaving,
  type SampleRecord,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { defineOperation } from '#server/platform/operations/index.ts'
import { removeMadeTerms, type TermsInUse } from '#server/vocabularies/index.ts'
import type { SampleContext } from './add-sample.ts'
import { sortOut } from './sort-out.ts'
import { forgetSampleWork, sampleWork } from './store.ts'

export interface RemoveInput {
  readonly author: Author
}

export interface RemoveContext extends Pick<SampleContext, 'renamed' | 'follow'> {
  readonly evidence: Leaving['evidence']
  readonly termsInUse: TermsInUse
}

/** A moment after every deletion: all that is in the trash. */
const ever = new Date(8.64e15)

/** Gives the numbers of erased records back, as far as no later ones were taken. */
async function giveBack(tx: TenantTransaction, gone: readonly SampleRecord[]): Promise<void> {
  for (const [declaration, records] of Map.groupBy(gone, ({ type }) => declarationOfId(type))) {
    if (!declaration) continue
    const numbers = records.map(({ incrementalNumber }) => incrementalNumber)
    await giveBackNumbers(tx, cardTypes[declaration.type], numbers)
    if (!declaration.workflow) continue
    const counts = records.map(({ number }) => number.split('-').slice(-2).map(Number))
    for (const [year = 0, of] of Map.groupBy(counts, ([inYear]) => inYear))
      await giveBackCounts(
        tx,
        cardTypeNames[declaration.type],
        year,
        of.map(([, count = 0]) => count),
      )
  }
}

/** Deletes the sample records that nobody worked on, for good, and forgets of the others that they were samples. @returns the ids of those deleted. */
async function removeRecords(
  tx: TenantTransaction,
  { author }: RemoveInput,
  operationId: string,
  { renamed, follow, evidence }: RemoveContext,
): Promise<readonly string[]> {
  const { going, present } = await sortOut(tx, { hold: true })
  const groups = [...Map.groupBy(present.toReversed(), ({ type }) => declarationOfId(type))]
  for (const [declaration, cards] of groups) {
    if (!declaration) continue
    for (const card of cards)
      await binCard(tx, card, { declaration, author, action: 'deleted', operationId, renamed })
    const ids = cards.map(({ id }) => id)
    await follow(tx, declaration, { ids, what: 'changed', author, before: new Map() })
    await announce(tx, declaration, { ids, what: 'many', accountId: author.accountId })
  }
  const ids = going.map(({ id }) => id)
  const gone = new Set(await eraseCards(tx, ids, { before: ever, renamed, evidence, at: tx.clock() }))
  await giveBack(
    tx,
    going.filter(({ id }) => gone.has(id)),
  )
  await forgetSamples(tx)
  return [...gone]
}

/** Takes the sample data away: the records in one transaction, all or none; then the terms made for them, since vocabularies are locked before records. */
export const createRemoveOperation = (context: RemoveContext) =>
  defineOperation<RemoveInput, 'terms'>({
    name: 'museum.sampleRemove',
    prepare: async tx => (await sortOut(tx, { hold: false })).going.length,
    async step({ tx, operationId, input, position, count }) {
      if (position === undefined) {
        count(await removeRecords(tx, input, operationId, context), [])
        return 'terms'
      }
      const editor = editorOf(input.author, operationId)
      for (const addingId of (await sampleWork(tx))?.addingIds ?? [])
        await removeMadeTerms(tx, editor, addingId, context.termsInUse)
      await forgetSampleWork(tx)
      return undefined
    },
  })
