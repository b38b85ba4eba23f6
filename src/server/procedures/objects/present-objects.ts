import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import { earlierValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import {
  followAll,
  linesInExcess,
  linkCounts,
  lostRecords,
  mayDo,
  namesOf,
  withNames,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Asker } from '../acting.ts'
import { type Found, may } from '../permitted.ts'
import { binnedCards } from '../store/binned-cards.ts'
import type { ObjectRecord } from '../store/objects.ts'
import { busyIds } from './busy.ts'
import { lineItems } from './line-items.ts'

/** Objects of a procedure as the caller reads them, in the order given. */
export async function presentObjects(
  tx: TenantTransaction,
  asker: Asker,
  { row, declaration }: Found,
  records: readonly ObjectRecord[],
): Promise<ProcedureObject[]> {
  const { actor, language } = asker
  const ids = records.map(({ cardId }) => cardId)
  const sheet = lineSheet(declaration)
  const mayEdit = may(actor, declaration, 'edit')
  const documents = await followAll(
    tx,
    sheet,
    records.map(({ document }) => document),
  )
  const names = await namesOf(tx, actor, sheet, documents)
  const items = await lineItems(tx, declaration, ids, asker)
  const counts = await linkCounts(tx, actor, ids)
  const binned = await binnedCards(tx, ids)
  const busy = await busyIds(tx, row.id, ids)
  const about = recordsOfLines(declaration.lines)
  const lost = await lostRecords(tx, ids)
  const refused = declaration.lines.decision?.refused
  const excesses = new Map(
    (await linesInExcess(tx, [row.id], ids)).map(({ aboutId, decision, excesses: some }) => [
      aboutId,
      decision !== null && decision === refused ? [] : some,
    ]),
  )
  const seesPrivate = mayDo(about, actor, 'update')
  return records.map(({ cardId, document, checkedAt, checkedName, version }, at) => {
    const item = items.get(cardId)
    return {
      catalogueObjectId: cardId,
      number: item?.number ?? '',
      title: item?.title ?? '---',
      thumbnailUrl: item?.thumbnailUrl ?? null,
      apart: item?.apart,
      status: checkedAt ? 'CHECKED' : 'NOT_CHECKED',
      checkedAt: checkedAt?.toISOString() ?? null,
      checkedBy: checkedName,
      availability: busy.has(cardId) || lost.has(cardId) ? 'NOT_AVAILABLE' : 'AVAILABLE',
      lost: (seesPrivate && lost.get(cardId)) || null,
      exceeds: (excesses.get(cardId) ?? []).map(({ limit, asked, allowed }) => ({
        limit,
        asked: seesPrivate ? asked : null,
        allowed: seesPrivate ? allowed : null,
      })),
      relatedCardsCount: Object.values(counts.get(cardId) ?? {}).reduce((sum, { cards }) => sum + cards, 0),
      deleted: binned.has(cardId),
      values: withNames(sheet, documents[at] ?? document, names, language),
      earlierValues: mayEdit ? [...earlierValues(fieldsOf(sheet), document)] : [],
      version,
    }
  })
}
