import { damageSheet } from '#model/condition-reports/damage-sheet.ts'
import { reportSheet } from '#model/condition-reports/report-sheet.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'

/** Both with their labels in one area. */
const type = 'conditionReport'

/** What is said of a report beside its damages, as it is filled in. */
export const namedReportSheet: NamedSheet = { ...reportSheet, type }

/** What is said of one damage. */
export const namedDamageSheet: NamedSheet = { ...damageSheet, type }
