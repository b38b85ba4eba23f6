import { type PartOfArchive, takePart } from '#server/exchange/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { inSavepoint } from '#server/platform/operations/store.ts'

class Refused extends Error {}

/**
 * Takes a part over, once. One that does not fit is not written down as taken: it comes over when it fits.
 * @param cardId the record it belongs to; null for a setting of the museum
 * @param take returns false for what does not fit; what it has written by then is taken back
 */
export async function takeOnce(
  tx: TenantTransaction,
  part: PartOfArchive,
  cardId: string | null,
  take: () => Promise<boolean>,
): Promise<'taken' | 'before' | 'refused'> {
  let done: 'taken' | 'before' = 'before'
  try {
    await inSavepoint(tx, async () => {
      if (!(await takePart(tx, part, cardId))) return
      if (!(await take())) throw new Refused()
      done = 'taken'
    })
  } catch (error) {
    if (error instanceof Refused) return 'refused'
    throw error
  }
  return done
}
