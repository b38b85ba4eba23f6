import type { Damage } from '#model/api/condition-report-shapes.ts'
import type { SayableComparison } from '#model/condition-reports/comparison.ts'
import { damageSheet } from '#model/condition-reports/damage-sheet.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { readValues } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { draftFor } from './permitted.ts'
import type { Asker, ReportsContext } from './reports-context.ts'
import { damageById, deleteDamage, insertDamage, updateDamage } from './store/damages.ts'
import { touchReport } from './store/reports.ts'
import { tellDamages } from './tell-damages.ts'

/** A damage as it stands now. @throws {CodedError} `not_found` */
export async function toldDamage(
  tx: TenantTransaction,
  asker: Asker,
  reportId: string,
  id: string,
): Promise<Damage> {
  const row = await damageById(tx, reportId, id)
  const [told] = row ? await tellDamages(tx, asker, [row]) : []
  if (!told) throw notFound()
  return told
}

/** Adds a damage with the next number. @throws {CodedError} as `draftFor`; `invalid_input` with every wrong field. */
export const addDamage = (
  { database, clock }: ReportsContext,
  asker: Asker,
  reportId: string,
  values: CardValues = {},
): Promise<Damage> =>
  database.inTenant(asker.actor.tenantId, async tx => {
    await draftFor(tx, asker.actor, reportId)
    const id = await insertDamage(tx, reportId, await readValues(tx, damageSheet, values, {}))
    await touchReport(tx, reportId, clock())
    return toldDamage(tx, asker, reportId, id)
  })

export interface DamageGiven {
  readonly version: number
  readonly values?: CardValues | undefined
  readonly comparison?: SayableComparison | null | undefined
}

/**
 * Changes a damage, or says how it stands to the one before.
 * @throws {CodedError} as `draftFor`; `not_found`; `conflict` with what is there by now; `invalid_input` with every wrong field, also where a new damage
 * is compared.
 */
export const changeDamage = (
  { database, clock }: ReportsContext,
  asker: Asker,
  { id: reportId, damageId }: { readonly id: string; readonly damageId: string },
  { version, values, comparison }: DamageGiven,
): Promise<Damage> =>
  database.inTenant(asker.actor.tenantId, async tx => {
    await draftFor(tx, asker.actor, reportId)
    const before = await damageById(tx, reportId, damageId)
    if (!before) throw notFound()
    if (comparison && before.previousId === null)
      throw new CodedError('invalid_input', { fields: { comparison: { key: 'choice' } } })
    const document = values && (await readValues(tx, damageSheet, values, before.document))
    const change = { values: document, comparison }
    if (!(await updateDamage(tx, reportId, { id: damageId, version }, change)))
      throw new CodedError('conflict', {
        text: 'conditionReport.errors/changed',
        data: await toldDamage(tx, asker, reportId, damageId),
      })
    await touchReport(tx, reportId, clock())
    return toldDamage(tx, asker, reportId, damageId)
  })

/** Takes a damage out, with its regions. @throws {CodedError} as `draftFor`; `not_found`. */
export const removeDamage = (
  { database, clock }: ReportsContext,
  { actor }: Asker,
  { id: reportId, damageId }: { readonly id: string; readonly damageId: string },
): Promise<void> =>
  database.inTenant(actor.tenantId, async tx => {
    await draftFor(tx, actor, reportId)
    if (!(await deleteDamage(tx, reportId, damageId))) throw notFound()
    await touchReport(tx, reportId, clock())
  })
