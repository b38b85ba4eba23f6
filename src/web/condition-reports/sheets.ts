import { damageSheet } from '#model/condition-reports/damage-sheet.ts'
import { reportSheet } from '#model/condition-reports/report-sheet.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'

/** Both with their labels in one area. */
const type = 'conditionReport'

/** The form of a report besides its damages. */
export const namedReportSheet: NamedSheet = { ...reportSheet, type }

/** The form of one damage. */
export const namedDamageSheet: NamedSheet = { ...damageSheet, type }
