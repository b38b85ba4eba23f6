import { useTranslation } from 'react-i18next'
import type { WorkFigures } from '#model/api/statistics.ts'
import { procedureNameKey } from '../platform/i18n/procedure-name.ts'
import { useDates } from '../platform/i18n/use-dates.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { BarTable } from '../ui/charts/BarTable.tsx'
import { ColumnChart } from '../ui/charts/ColumnChart.tsx'
import type { ChartValue } from '../ui/charts/chart-value.ts'
import { ChartCard } from './ChartCard.tsx'
import styles from './Statistics.module.css'
import { useWorkFigures } from './use-figures.ts'
import { useNumberWords } from './use-number-words.ts'

/** Procedures by type and status, in words. */
function useProcedureValues(procedures: WorkFigures['procedures']): readonly ChartValue[] {
  const { t } = useTranslation()
  return procedures.map(({ type, status, count }) => ({
    id: `${type} ${status}`,
    label: `${t(procedureNameKey(type) ?? 'procedures.title')}: ${t(`procedures.status/${status}`)}`,
    value: count,
  }))
}

/** Ticks that have room below the columns. */
const mostTicks = 6
/** The number of people shown. */
const mostPeople = 15

/** Work done in the museum, and work in progress. */
export function WorkStatistics({ weeks }: { readonly weeks: number }) {
  const { t } = useTranslation()
  const words = useNumberWords()
  const dates = useDates()
  const query = useWorkFigures(weeks)
  const procedures = useProcedureValues(query.data?.procedures ?? [])
  const { data } = query
  if (query.isError && !data) return <LoadFailed retry={() => query.refetch()} />
  if (!data) return <div className={styles.waiting} role="status" aria-label={t('statistics.counting')} />
  const edits = data.weeks.map(({ week, edits: value }) => ({
    id: week,
    label: t('statistics.weekOf', { day: dates.day(week) }),
    value,
  }))
  const people = (data.people ?? [])
    .slice(0, mostPeople)
    .map(({ id, name, edits: value }) => ({ id, label: name, value }))
  const each = Math.ceil(edits.length / mostTicks)
  const figure = t('statistics.figure')
  return (
    <div className={styles.cards}>
      <ChartCard title={t('statistics.activity')} wide name={t('statistics.week')} values={edits}>
        <ColumnChart
          label={t('statistics.activity')}
          values={edits}
          format={words.short}
          tick={({ id }, at) => (at % each === 0 ? dates.day(id).slice(0, 5) : undefined)}
        />
      </ChartCard>
      {people.length > 0 && (
        <ChartCard title={t('statistics.people')} name={t('statistics.person')} values={people} isTable>
          <BarTable
            label={t('statistics.people')}
            values={people}
            format={words.number}
            headings={[t('statistics.person'), figure]}
          />
        </ChartCard>
      )}
      {procedures.length > 0 && (
        <ChartCard title={t('procedures.title')} name={t('procedures.title')} values={procedures} isTable>
          <BarTable
            label={t('procedures.title')}
            values={procedures}
            format={words.number}
            headings={[t('procedures.title'), figure]}
          />
        </ChartCard>
      )}
    </div>
  )
}
