import { type CardOf, section } from '../engine/define-card.ts'
import type { Sheet } from '../engine/sheet.ts'
import { boolean, choice, longText, number, term, text } from '../kinds/build.ts'

/** In the order in which they grow: ids are compared. */
export const severities = { MINOR: 1, MODERATE: 2, SEVERE: 3 } as const

/** The values of a damage. */
export const damageFields = {
  damageType: term('DAMG', { level: 'R', facet: true }),
  severity: choice({ name: 'severity', choices: severities, level: 'R', facet: true }),
  /** Share of the surface, in percent. */
  extent: number({ min: 0, max: 100 }),
  active: boolean(),
  /** The time since which it is known, in words. */
  since: text(),
  damageNote: longText(),
}

const sections = { damage: section(damageFields) }

export type DamageValues = CardOf<typeof sections>

/** One damage of a condition report by itself; labels in the area conditionReport. */
export const damageSheet: Sheet = { sections, rules: [] }
