import type { TenantTransaction } from '#server/platform/db/index.ts'
import { cardsWithTerms, isInBin } from './store/cards-with-terms.ts'

/** Of these terms, those that a card has, in the bin or not. */
export async function termsInUse(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>()
  for (const id of ids) {
    const [first] = await cardsWithTerms(tx, [id], { after: '0', limit: 1 })
    if (first !== undefined || (await isInBin(tx, id))) used.add(id)
  }
  return used
}
