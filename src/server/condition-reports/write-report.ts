import type { CardValues } from '#model/engine/define-card.ts'
import type { Values } from '#model/engine/values.ts'
import { announce, authorOf, writeCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Asker, ReportsContext } from './reports-context.ts'
import { type DamageRow, declaration, type ReportRecord, rowOfDamage } from './store/reports.ts'

interface Written {
  readonly action?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Writes a report, which is held or new, with its history, and notifies open pages of records. @returns its id. */
export async function writeReport(
  tx: TenantTransaction,
  { renamed }: Pick<ReportsContext, 'renamed'>,
  { actor }: Pick<Asker, 'actor'>,
  { row, values }: { readonly row?: ReportRecord; readonly values: CardValues },
  { action = row ? 'saved' : 'created', details }: Written = {},
): Promise<string> {
  const [written] = await writeCards(tx, [{ ...(row && { record: row.record }), values }], {
    declaration,
    author: await authorOf(tx, actor),
    action,
    renamed,
    details,
  })
  const id = written?.record.id ?? row?.id ?? ''
  await announce(tx, declaration, {
    ids: [id],
    what: row ? 'saved' : 'created',
    accountId: actor.accountId,
  })
  return id
}

/** The values of a report with others of what it draws: its pictures, its damages. */
export function withDrawn(
  { record }: ReportRecord,
  {
    damages,
    pictures,
    lastDamage,
  }: {
    readonly damages?: readonly DamageRow[]
    readonly pictures?: readonly Values[]
    readonly lastDamage?: number
  },
): CardValues {
  const { damages: _damages, pictures: _pictures, ...rest } = record.data
  const rows = damages ? damages.map(rowOfDamage) : record.data.damages
  const shown = pictures ?? record.data.pictures
  return {
    ...rest,
    ...(Array.isArray(shown) && shown.length > 0 && { pictures: shown }),
    ...(Array.isArray(rows) && rows.length > 0 && { damages: rows }),
    ...(lastDamage !== undefined && { lastDamage }),
  }
}
