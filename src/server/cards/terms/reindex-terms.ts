import { declarations } from '#model/cards/declarations.ts'
import { createPace, type TenantTransaction } from '#server/platform/db/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import { changeTermNames } from '#server/vocabularies/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { reindexAllMentioning } from '../indexing/index-lines.ts'
import { reindexAtOnce, reindexBatch } from '../indexing/reindex-batch.ts'
import { cardsWithTerms } from './store/cards-with-terms.ts'

interface Input {
  readonly tenantId: string
  readonly termIds: readonly string[]
}

/** Terms looked for in one query. */
const termsAtOnce = 500

/** Terms of one job: all of its input is read in one turn of the event loop. */
const termsOfAJob = 10_000

/** Changes of terms that affect the index of records: names and broader terms. */
const changesIndex = new Set(['UPDATE', 'MOVE', 'MERGE', 'IMPORT', 'UNDO'])

/** Told, at the end of their transaction, what was done to terms. */
export type TermsChanged = (
  tx: TenantTransaction,
  news: { readonly kind: string; readonly termIds: readonly string[] },
) => Promise<void>

/** Brings the index of cards and lines up to date, behind the request, when terms they have were renamed or moved. */
export function createTermReindex({ database, renamed }: CardsContext, jobs: Jobs): TermsChanged {
  const job = defineJob<Input>({
    name: 'cards.reindex-terms',
    async run({ tenantId, termIds }, { signal }) {
      const pace = createPace(reindexAtOnce)
      for (let from = 0; from < termIds.length; from += termsAtOnce) {
        const terms = termIds.slice(from, from + termsAtOnce)
        for (let after: string | undefined = '0'; after !== undefined && !signal.aborted; ) {
          const last: string = after
          const { limit } = pace
          after = await database.inTenant(tenantId, tx =>
            pace.measure(async () => {
              const ids = await cardsWithTerms(tx, terms, { after: last, limit })
              await reindexBatch(tx, ids, renamed)
              return ids.length < limit ? undefined : ids.at(-1)
            }),
          )
        }
        // A stopping server leaves the rest to the next try: indexing twice does no harm.
        signal.throwIfAborted()
        await reindexAllMentioning(database, tenantId, { of: 'terms', ids: terms }, signal)
      }
    },
  })
  jobs.register(job)
  return async (tx, { kind, termIds }) => {
    if (declarations.length === 0 || termIds.length === 0 || !changesIndex.has(kind)) return
    // Whoever has read the old names is waited for: what they save is there when the job looks for it.
    await changeTermNames(tx)
    for (let from = 0; from < termIds.length; from += termsOfAJob)
      await jobs.enqueue(tx.db, job, {
        tenantId: tx.tenantId,
        termIds: termIds.slice(from, from + termsOfAJob),
      })
  }
}
