import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import { hasLines, type LinedDeclaration } from '#model/searches/search-field.ts'
import { createPace, type Database, type TenantTransaction } from '#server/platform/db/index.ts'
import { lockTermNames } from '#server/vocabularies/index.ts'
import { followAll } from '../access/follow-merges.ts'
import { lineLexemes } from '../criteria/card-lexemes.ts'
import { everyLexeme, mentionLexeme, type RefKind } from '../criteria/field-lexemes.ts'
import { type KnownNames, namesOf } from '../names/known-names.ts'
import { seesAll } from '../sight.ts'
import { cardTypeIds, holdCards } from '../store/cards.ts'
import {
  beforeLines,
  type LineKey,
  type LineMarkers,
  type LinePage,
  type LineRecord,
  linesAt,
  linesWith,
  markersAmiss,
  writeMarkers,
} from '../store/lines.ts'
import { vectorText } from '../store/vectors.ts'
import { cardsAbove } from '../tree/cards-above.ts'
import { treeIds } from './index-cards.ts'
import { keepRecordWords } from './keep-record-words.ts'

/** Lines indexed by one statement. */
export const linesAtOnce = 500

/** Lines as searches ask about them: what they refer to is what that has become, where cards or terms became one with others. */
async function followed(
  tx: TenantTransaction,
  declaration: LinedDeclaration,
  stored: readonly CardValues[],
): Promise<readonly CardValues[]> {
  const sheet = lineSheet(declaration)
  const documents = await followAll(tx, sheet, stored)
  const { terms } = await namesOf(tx, seesAll, sheet, documents)
  return documents.map(values =>
    mapRefs(fieldsOf(sheet), values, {
      term(_vocabulary, ref) {
        const into = terms.get(ref.id)?.mergedIntoId
        return into ? { id: into } : ref
      },
      link: (_types, ref) => ref,
    }),
  )
}

/** The markers of what lines refer to, under the ids that are written there and those these have become; of terms, also those above. */
function mentionsOf(
  { tenantId }: TenantTransaction,
  sheet: Pick<Sheet, 'sections'>,
  { terms: known }: KnownNames,
  documents: readonly CardValues[],
): readonly string[] {
  const refs = documents.map(values => placedRefs(sheet, values))
  const terms = refs.flatMap(each =>
    each.terms.flatMap(({ id }) => [id, ...(known.get(id)?.path ?? []).map(step => step.id)]),
  )
  const cards = refs.flatMap(({ links }) => links.map(({ id }) => id))
  return [
    ...terms.map(id => mentionLexeme(tenantId, 'terms', id)),
    ...cards.map(id => mentionLexeme(tenantId, 'cards', id)),
  ]
}

/** The markers of lines of one type as they should be. */
async function markersOf(
  tx: TenantTransaction,
  declaration: LinedDeclaration,
  lines: readonly LineRecord[],
): Promise<readonly LineMarkers[]> {
  const sheet = lineSheet(declaration)
  const stored = lines.map(({ document }) => asDeclared(sheet, document))
  if (stored.some(values => placedRefs(sheet, values).terms.length > 0)) await lockTermNames(tx)
  const documents = await followed(tx, declaration, stored)
  const names = await namesOf(tx, seesAll, sheet, documents)
  const above = await cardsAbove(tx, treeIds(names))
  return lines.map(({ recordId, aboutId }, at) => {
    const [card = {}, before = {}] = [documents[at], stored[at]]
    const mentions = mentionsOf(tx, sheet, names, [before, card])
    return {
      recordId,
      aboutId,
      fields: vectorText(lineLexemes(tx.tenantId, declaration, { card, names, above }, mentions)),
    }
  })
}

/** Works out the markers of lines of whatever types. */
async function markersOfAll(
  tx: TenantTransaction,
  lines: readonly LineRecord[],
): Promise<readonly LineMarkers[]> {
  const found: LineMarkers[] = []
  for (const [type, some] of Map.groupBy(lines, each => each.type)) {
    const declaration = declarationOfId(type)
    if (declaration && hasLines(declaration)) found.push(...(await markersOf(tx, declaration, some)))
  }
  return found
}

/**
 * Indexes lines for searches: in the transaction that writes them.
 * @returns those that were not indexed as they should be.
 */
export async function indexLines(
  tx: TenantTransaction,
  keys: readonly LineKey[],
): Promise<readonly LineKey[]> {
  const changed: LineKey[] = []
  for (let from = 0; from < keys.length; from += linesAtOnce) {
    const held = await linesAt(tx, keys.slice(from, from + linesAtOnce), { hold: true })
    const lines = await markersOfAll(tx, held)
    await keepRecordWords(tx, lines)
    changed.push(...(await writeMarkers(tx, lines)))
  }
  return changed
}

/** The markers of a line in which nothing is written yet, as text of a search vector. */
export async function newLineMarkers(tx: TenantTransaction, recordId: string): Promise<string> {
  const type = (await cardTypeIds(tx, [recordId])).get(recordId) ?? 0
  return vectorText([everyLexeme(tx.tenantId, type)])
}

/** Indexes lines of whatever records behind the requests. Records are held before their lines, as by all who write these. */
export async function reindexLines(
  tx: TenantTransaction,
  keys: readonly LineKey[],
): Promise<readonly LineKey[]> {
  await holdCards(tx, [...new Set(keys.map(({ recordId }) => recordId))])
  return indexLines(tx, keys)
}

/**
 * Holds the index of some lines against what they say, and indexes again those that differ. Only these are held, and looked at once more.
 * @returns those that were mended.
 */
export async function mendLines(
  tx: TenantTransaction,
  keys: readonly LineKey[],
): Promise<readonly LineKey[]> {
  const suspected = await markersAmiss(tx, await markersOfAll(tx, await linesAt(tx, keys)))
  return suspected.length === 0 ? [] : reindexLines(tx, suspected)
}

/** Indexes all lines that refer to some terms or cards, which are called something else, or are one with others by now. */
export async function reindexAllMentioning(
  database: Database,
  tenantId: string,
  { of, ids }: { readonly of: RefKind; readonly ids: readonly string[] },
  signal: AbortSignal,
): Promise<void> {
  const markers = ids.map(id => mentionLexeme(tenantId, of, id))
  const pace = createPace(linesAtOnce)
  for (let after: LineKey | undefined = beforeLines; after; ) {
    signal.throwIfAborted()
    const page: LinePage = { after, limit: pace.limit }
    after = await database.inTenant(tenantId, tx =>
      pace.measure(async () => {
        const keys = await linesWith(tx, markers, page)
        await reindexLines(tx, keys)
        return keys.length < page.limit ? undefined : keys.at(-1)
      }),
    )
  }
}

/** True when any line refers to one of some cards. */
export const isMentioned = async (tx: TenantTransaction, cardIds: readonly string[]): Promise<boolean> =>
  (
    await linesWith(
      tx,
      cardIds.map(id => mentionLexeme(tx.tenantId, 'cards', id)),
      { after: beforeLines, limit: 1 },
    )
  ).length > 0
