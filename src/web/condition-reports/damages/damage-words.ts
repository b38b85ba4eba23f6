import type { TFunction } from 'i18next'
import { severities } from '#model/condition-reports/damage-sheet.ts'

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const severityNames = Object.keys(severities) as (keyof typeof severities)[]

/** The facts of a damage in words, those that are there: type, severity, extent, active. */
export function damageWords(t: TFunction, values: Readonly<Record<string, unknown>>) {
  const { damageType, severity, extent, active } = values
  const name = record(damageType).name
  const grade = severityNames.find(each => severities[each] === record(severity).id)
  return {
    type: typeof name === 'string' ? name : t('conditionReports.untyped'),
    facts: [
      grade && t(`conditionReport.choice/severity/${grade}`),
      typeof extent === 'number' && t('conditionReports.extent', { extent }),
      active === true && t('conditionReport.active'),
    ].filter(each => typeof each === 'string'),
  }
}
