import { declarationOfId } from '#model/cards/declarations.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Renamed } from '../renamed.ts'
import { keyLexeme } from '../search-text/lexemes.ts'
import { dropIndex, linesAmiss, linesOfNothing } from '../store/card-index.ts'
import { cardTypeIds, existingCards, holdCards } from '../store/cards.ts'
import { linkedAmong, linkedMark } from '../store/linked-marks.ts'
import { linesOf, prepareIndex } from './index-cards.ts'
import { keepRecordWords } from './keep-record-words.ts'
import { reindexBatch } from './reindex-batch.ts'

/** Those of some cards whose line of the index is not what their documents say. */
async function amiss(tx: TenantTransaction, ids: readonly string[]): Promise<readonly string[]> {
  const types = new Set((await cardTypeIds(tx, ids)).values())
  const found: string[] = []
  for (const declaration of new Set([...types].flatMap(type => declarationOfId(type) ?? []))) {
    const records = await existingCards(tx, typeIdsOf(declaration), ids)
    const prepared = await prepareIndex(
      tx,
      declaration,
      records.map(({ data }) => data),
    )
    const cards = records.flatMap((record, at) => {
      const each = prepared[at]
      return each ? [{ record, prepared: each }] : []
    })
    let lines = await linesOf(tx, declaration, cards)
    if (declaration.linkedFacet) {
      const { linked, unlinked } = await linkedMark(tx, cardTypes[declaration.type])
      const isLinked = await linkedAmong(tx, ids)
      const [yes, no] = [keyLexeme(tx.tenantId, linked), keyLexeme(tx.tenantId, unlinked)]
      lines = lines.map(line =>
        isLinked.has(line.id)
          ? {
              ...line,
              keys: [...line.keys.slice(0, -1), linked],
              lexemes: line.lexemes.map(lexeme => (lexeme === no ? yes : lexeme)),
            }
          : line,
      )
    }
    await keepRecordWords(tx, lines)
    found.push(...(await linesAmiss(tx, lines)))
  }
  return found
}

/**
 * Holds the index of some cards against their documents, and indexes again those that differ. A card that is saved in this moment may look as
 * if it did: so it is held, and looked at once more.
 * @returns the ids of those that were mended.
 */
export async function mendIndex(
  tx: TenantTransaction,
  ids: readonly string[],
  renamed: Renamed,
): Promise<readonly string[]> {
  const suspected = ids.length === 0 ? [] : await amiss(tx, ids)
  if (suspected.length === 0) return []
  await holdCards(tx, suspected)
  const wrong = await amiss(tx, suspected)
  if (wrong.length > 0) await reindexBatch(tx, wrong, renamed)
  return wrong
}

/** Takes lines out of the index whose cards are not there. @returns their ids. */
export async function dropLinesOfNothing(
  tx: TenantTransaction,
  share: { readonly of: number; readonly at: number },
): Promise<readonly string[]> {
  const suspected = await linesOfNothing(tx, share)
  if (suspected.length === 0) return []
  await holdCards(tx, suspected)
  const wrong = await linesOfNothing(tx, share)
  if (wrong.length > 0) await dropIndex(tx, wrong)
  return wrong
}
