import type { TenantTransaction } from '#server/platform/db/index.ts'
import { termsOfLinks } from '../store/links.ts'
import { termsInBin, termsOfCards, termsOfLines } from './store/cards-with-terms.ts'

/** Returns those of the terms that are used by a record, a line or a manual link, in the trash or not. */
export async function termsInUse(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set([
    ...(await termsOfCards(tx, ids)),
    ...(await termsInBin(tx, ids)),
    ...(await termsOfLines(tx, ids)),
    ...(await termsOfLinks(tx, ids)),
  ])
}

/** The same, but for the cards that some operations put into the bin: brought back from there, they bring their terms. */
export const termsInUseBeside =
  (operationIds: readonly string[]) =>
  async (tx: TenantTransaction, ids: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set([
      ...(await termsOfCards(tx, ids)),
      ...(await termsInBin(tx, ids, { notBy: operationIds })),
      ...(await termsOfLines(tx, ids)),
      ...(await termsOfLinks(tx, ids)),
    ])
