import { useTranslation } from 'react-i18next'
import type { WorkFigures } from '#model/api/statistics.ts'
import type { ChartValue } from '../ui/charts/chart-value.ts'
import { procedureNameKey } from './procedure-name.ts'

/** Procedures by type and status, in words. */
export function useProcedureValues(procedures: WorkFigures['procedures']): readonly ChartValue[] {
  const { t } = useTranslation()
  return procedures.map(({ type, status, count }) => ({
    id: `${type} ${status}`,
    label: `${t(procedureNameKey(type))}: ${t(`procedures.status/${status}`)}`,
    value: count,
  }))
}
