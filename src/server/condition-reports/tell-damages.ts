import type { Damage, DamageRegion } from '#model/api/condition-report-shapes.ts'
import { compareDamage } from '#model/condition-reports/comparison.ts'
import { damageColour } from '#model/condition-reports/damage-colour.ts'
import { type DamageValues, damageSheet } from '#model/condition-reports/damage-sheet.ts'
import { webAnnotation } from '#model/condition-reports/web-annotation.ts'
import { namesOf, type Reader, withNames } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { DamageRecord } from './store/damages.ts'
import type { RegionRecord } from './store/regions.ts'

/** Damages with names in the language asked for, and how each stands to the one before. */
export async function tellDamages(
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

/** A region as it is told: with its annotation. */
export const tellRegion = ({
  id,
  damage_id: damageId,
  file_id: fileId,
  selector,
  version,
}: RegionRecord): DamageRegion => ({
  id,
  damageId,
  fileId,
  version,
  annotation: webAnnotation(id, fileId, selector),
})
