import type { Damage, DamageRegion } from '#model/api/condition-report-shapes.ts'
import { compareDamage } from '#model/condition-reports/comparison.ts'
import { damageColour } from '#model/condition-reports/damage-colour.ts'
import { type DamageValues, damageSheet } from '#model/condition-reports/damage-sheet.ts'
import { webAnnotation } from '#model/condition-reports/web-annotation.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { namesOf, type Reader, withNames } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type DamageRow, type RegionRow, type ReportRecord, reportById } from './store/reports.ts'
import { type Versions, versionsOf } from './versions.ts'

/** A damage with its state in the previous report, and how often it was written. */
export interface DamageRecord extends DamageRow {
  readonly version: number
  readonly previousId: string | null
  readonly previousDocument: CardValues | null
}

export interface RegionRecord extends RegionRow {
  readonly damageId: string
  readonly version: number
}

/** The damages of a report in the order of their numbers, with their regions on pictures. */
export async function drawnOf(
  tx: TenantTransaction,
  { id, previous_id: previousId, damages }: ReportRecord,
): Promise<{
  readonly damages: readonly DamageRecord[]
  readonly regions: readonly RegionRecord[]
  readonly versions: Versions
}> {
  const versions = await versionsOf(tx, id)
  const previous = previousId === null ? undefined : await reportById(tx, previousId)
  const before = new Map((previous?.damages ?? []).map(damage => [damage.number, damage]))
  return {
    versions,
    damages: damages.map(damage => ({
      ...damage,
      version: versions.damage(damage.id),
      previousId: before.get(damage.number)?.id ?? null,
      previousDocument: before.get(damage.number)?.document ?? null,
    })),
    regions: damages.flatMap(({ id: damageId, regions }) =>
      regions.map(region => ({ ...region, damageId, version: versions.region(region.id) })),
    ),
  }
}

/** Damages with names in the language asked for, and how each compares with the one before. */
export async function presentDamages(
  tx: TenantTransaction,
  { actor, language }: Reader,
  rows: readonly DamageRecord[],
): Promise<Damage[]> {
  const names = await namesOf(
    tx,
    actor,
    damageSheet,
    rows.flatMap(row => [row.document, row.previousDocument ?? {}]),
  )
  return rows.map(({ id, number, document, comparison, version, previousId, previousDocument }) => {
    const values: DamageValues = document
    return {
      id,
      number,
      values: withNames(damageSheet, document, names, language),
      colour: damageColour(values.damageType?.id),
      comparison: compareDamage(previousDocument ?? undefined, values, comparison),
      saidComparison: comparison,
      previous:
        previousId === null || previousDocument === null
          ? null
          : { id: previousId, values: withNames(damageSheet, previousDocument, names, language) },
      version,
    }
  })
}

/** A region as callers read it: with its annotation. */
export const presentRegion = ({ id, damageId, source, selector, version }: RegionRecord): DamageRegion => ({
  id,
  damageId,
  fileId: source,
  version,
  annotation: webAnnotation(id, source, selector),
})
