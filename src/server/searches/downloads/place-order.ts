import { mostDownloads, mostOfWorkbook } from '#model/api/searches/downloads.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import { type Doer, recordAudit } from '#server/audit/index.ts'
import { countSelected, refuseUnreadable } from '#server/cards/index.ts'
import type { MadeFiles } from '#server/made-files/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { filenameOf } from './filename-of.ts'
import { mayDownload } from './may-download.ts'
import { type DownloadRow, insertDownload, type Order, sameOrder } from './store.ts'

export interface Placing {
  readonly actor: MuseumActor
  readonly order: Order
  readonly language: Language
  readonly doer: Doer
  /** The same that was ordered since so many milliseconds is not made again, though it be ready by now. */
  readonly within?: number
}

/** @throws {CodedError} `forbidden` for who may not take cards of this type along. */
export function requireDownloadable(actor: MuseumActor, type: number): CardDeclaration {
  const declaration = declarationOfId(type)
  if (!declaration) throw notFound()
  if (!mayDownload(actor, declaration)) throw forbidden()
  return declaration
}

/**
 * Places an order, in one transaction with the record and the job; the same order that is under way already is that one.
 * @throws {CodedError} `forbidden`; `conflict` where a person has too many or a workbook would have too many rows; `invalid_input` where what
 * is searched for cannot be.
 */
export const placeOrder =
  (clock: Clock, files: MadeFiles<DownloadRow>) =>
  async (
    tx: TenantTransaction,
    { actor, order, language, doer, within = 0 }: Placing,
  ): Promise<DownloadRow> => {
    const declaration = requireDownloadable(actor, order.type)
    refuseUnreadable(actor, declaration, order.wanted)
    const at = clock()
    await files.store.holdOrders(tx, actor.accountId)
    const same = await sameOrder(tx, order, new Date(at.getTime() - within))
    if (same) return same
    if ((await files.store.countUnderWay(tx, actor.accountId)) >= mostDownloads)
      throw new CodedError('conflict', {
        text: 'searchDownloads.tooManyAtOnce',
        params: { max: mostDownloads },
      })
    const total = await countSelected(tx, declaration, order.wanted)
    if (order.format === 'XLSX' && total > mostOfWorkbook)
      throw new CodedError('conflict', { text: 'searchDownloads.failures.tooMany' })
    const row = await insertDownload(tx, order, { language, total, at })
    await recordAudit(tx, doer, 'tableExported', at, {
      what: declaration.type,
      name: filenameOf(row),
      count: total,
      format: order.format.toLowerCase(),
    })
    await files.enqueue(tx, row.id)
    return row
  }
