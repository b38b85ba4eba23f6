import type { ConditionReport, DamageRegion } from '#model/api/condition-report-shapes.ts'
import { damageColour } from '#model/condition-reports/damage-colour.ts'
import { type Figure, figureOf } from '../../fields/region/figure.ts'
import { dashOf } from '../regions/dash-of.ts'

/** A region as it is drawn. */
export interface Mark {
  readonly region: DamageRegion
  readonly figure: Figure
  readonly number: number
  readonly colour: string
  readonly dash: string
}

const idOf = (value: unknown): string | undefined => {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined
  return id === undefined || id === null ? undefined : String(id)
}

/** Returns the line styles of damages, by type. */
export const lineOf = (values: Readonly<Record<string, unknown>>) => {
  const typeId = idOf(values.damageType)
  return { colour: damageColour(typeId), dash: dashOf(typeId) }
}

/** The regions on one picture. An unsaved drawing has the next number. */
export function marksOf({ damages, regions }: ConditionReport, fileId: string): Mark[] {
  const next = Math.max(0, ...damages.map(({ number }) => number)) + 1
  return regions.flatMap(region => {
    const figure = region.fileId === fileId ? figureOf(region.annotation.target.selector) : undefined
    if (!figure) return []
    const damage = damages.find(({ id }) => id === region.damageId)
    return [{ region, figure, number: damage?.number ?? next, ...lineOf(damage?.values ?? {}) }]
  })
}
