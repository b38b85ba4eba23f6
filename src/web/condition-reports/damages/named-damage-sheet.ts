import { damageSheet } from '#model/condition-reports/damage-sheet.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'

/** The form of one damage, with its labels. */
export const namedDamageSheet: NamedSheet = { ...damageSheet, type: 'conditionReport' }
