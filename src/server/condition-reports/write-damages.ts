import type { Damage } from '#model/api/condition-report-shapes.ts'
import type { SayableComparison } from '#model/condition-reports/comparison.ts'
import { damageSheet } from '#model/condition-reports/damage-sheet.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { newRowId, readValues } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { draftFor, reportToRead } from './permitted.ts'
import { drawnOf, presentDamages } from './present-damages.ts'
import type { Asker, ReportsContext } from './reports-context.ts'
import type { DamageRow, ReportRecord } from './store/reports.ts'
import { withDrawn, writeReport } from './write-report.ts'

/** The current damage. @throws {CodedError} `not_found` */
export async function presentDamage(
  tx: TenantTransaction,
  asker: Asker,
  reportId: string,
  id: string,
): Promise<Damage> {
  const { damages } = await drawnOf(tx, await reportToRead(tx, asker.actor, reportId))
  const found = damages.find(damage => damage.id === id)
  const [presented] = found ? await presentDamages(tx, asker, [found]) : []
  if (!presented) throw notFound()
  return presented
}

/** A report with a further damage, which has the next number. */
export function withDamage(row: ReportRecord, document: CardValues, regions: DamageRow['regions'] = []) {
  const lastDamage = Number(row.record.data.lastDamage ?? 0) + 1
  const damage: DamageRow = { id: newRowId(), number: lastDamage, document, comparison: null, regions }
  return { damage, values: withDrawn(row, { damages: [...row.damages, damage], lastDamage }) }
}

/** Adds a damage with the next number. @throws {CodedError} as `draftFor`; `invalid_input` with every wrong field. */
export const addDamage = (
  context: ReportsContext,
  asker: Asker,
  reportId: string,
  given: CardValues = {},
): Promise<Damage> =>
  context.database.inTenant(asker.actor.tenantId, async tx => {
    const row = await draftFor(tx, asker.actor, reportId)
    const { damage, values } = withDamage(row, await readValues(tx, damageSheet, given, {}))
    await writeReport(tx, context, asker, { row, values })
    return presentDamage(tx, asker, row.id, damage.id)
  })

export interface DamageGiven {
  readonly version: number
  readonly values?: CardValues | undefined
  readonly comparison?: SayableComparison | null | undefined
}

/**
 * Changes a damage, or states how it compares with the one before.
 * @throws {CodedError} as `draftFor`; `not_found`; `conflict` with what is there by now; `invalid_input` with every wrong field, also where a new damage
 * is compared.
 */
export const changeDamage = (
  context: ReportsContext,
  asker: Asker,
  { id: reportId, damageId }: { readonly id: string; readonly damageId: string },
  { version, values, comparison }: DamageGiven,
): Promise<Damage> =>
  context.database.inTenant(asker.actor.tenantId, async tx => {
    const row = await draftFor(tx, asker.actor, reportId)
    const before = (await drawnOf(tx, row)).damages.find(({ id }) => id === damageId)
    if (!before) throw notFound()
    if (comparison && before.previousId === null)
      throw new CodedError('invalid_input', { fields: { comparison: { key: 'choice' } } })
    const document = values ? await readValues(tx, damageSheet, values, before.document) : before.document
    if (version !== before.version)
      throw new CodedError('conflict', {
        text: 'conditionReport.errors/changed',
        data: await presentDamage(tx, asker, row.id, damageId),
      })
    const damages = row.damages.map(damage =>
      damage.id === damageId
        ? { ...damage, document, comparison: comparison === undefined ? damage.comparison : comparison }
        : damage,
    )
    await writeReport(tx, context, asker, { row, values: withDrawn(row, { damages }) })
    return presentDamage(tx, asker, row.id, damageId)
  })

/** Takes a damage out, with its regions. @throws {CodedError} as `draftFor`; `not_found`. */
export const removeDamage = (
  context: ReportsContext,
  asker: Asker,
  { id: reportId, damageId }: { readonly id: string; readonly damageId: string },
): Promise<void> =>
  context.database.inTenant(asker.actor.tenantId, async tx => {
    const row = await draftFor(tx, asker.actor, reportId)
    const damages = row.damages.filter(({ id }) => id !== damageId)
    if (damages.length === row.damages.length) throw notFound()
    await writeReport(tx, context, asker, { row, values: withDrawn(row, { damages }) })
  })
