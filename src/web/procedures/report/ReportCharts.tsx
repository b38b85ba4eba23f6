import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportFigures, ReportOfType } from '#model/api/procedures/report.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { ChartCard } from '../../statistics/ChartCard.tsx'
import { useNumberWords } from '../../statistics/use-number-words.ts'
import { BarTable } from '../../ui/charts/BarTable.tsx'
import { ColumnChart } from '../../ui/charts/ColumnChart.tsx'
import type { ChartProps } from '../../ui/charts/chart-value.ts'
import { typeName } from '../type-name.ts'
import { mainStepName } from './ReportTable.tsx'
import { monthsOf, type Period } from './report-address.ts'
import { BegunLink, NumbersLink, RecordsLink, withinMonth } from './report-links.tsx'

/** The objects of procedures that were carried out, by type, the most first. */
export function RecordsCard({ types }: { readonly types: readonly ReportOfType[] }) {
  const { t } = useTranslation()
  const words = useNumberWords()
  const title = t('procedures.report.records')
  const values = types
    .filter(({ total }) => total.reached.records > 0)
    .toSorted((one, other) => other.total.reached.records - one.total.reached.records)
    .map(report => ({
      id: report.type,
      label: t('procedures.report.reached', {
        type: typeName(t, report.type),
        step: mainStepName(t, report),
      }),
      value: report.total.reached.records,
    }))
  const link: ChartProps['link'] = ({ id }, children) => {
    const declaration = procedureNamed(id)
    const numbers = types.find(({ type }) => type === id)?.total.reached.numbers ?? null
    return declaration ? (
      <RecordsLink declaration={declaration} numbers={numbers}>
        {children}
      </RecordsLink>
    ) : (
      children
    )
  }
  if (values.length === 0) return null
  const name = t('procedures.report.type')
  return (
    <ChartCard title={title} heading="h2" wide name={name} values={values} link={link} isTable>
      <BarTable
        label={title}
        values={values}
        format={words.number}
        link={link}
        headings={[name, t('statistics.figure')]}
      />
    </ChartCard>
  )
}

/** Ticks that have room below the columns. */
const mostTicks = 8

interface MonthsCardProps {
  readonly title: string
  readonly period: Period
  readonly figureOf: (month: string) => number
  /** The list to which the figure of a month leads; absent for figures of several types. */
  readonly link?: ((month: string, children: ReactNode) => ReactNode) | undefined
}

function MonthsCard({ title, period, figureOf, link }: MonthsCardProps) {
  const { t } = useTranslation()
  const words = useNumberWords()
  const values = monthsOf(period).map(month => ({
    id: month,
    label: words.month(month),
    value: figureOf(month),
  }))
  const toMonth: ChartProps['link'] = link && (({ id }, children) => link(id, children))
  const each = Math.ceil(values.length / mostTicks)
  return (
    <ChartCard title={title} heading="h2" name={t('statistics.month')} values={values} link={toMonth}>
      <ColumnChart
        label={title}
        values={values}
        format={words.short}
        link={toMonth}
        tick={({ id }, at) => (at % each === 0 ? words.monthTick(id) : undefined)}
      />
    </ChartCard>
  )
}

interface MonthChartsProps {
  /** One type, or all. */
  readonly types: readonly ReportOfType[]
  readonly period: Period
}

/** Procedures begun and closed by month; of a single type also its objects. */
export function MonthCharts({ types, period }: MonthChartsProps) {
  const { t } = useTranslation()
  const [only, ...others] = types
  const single = others.length === 0 ? only : undefined
  const declaration = single && procedureNamed(single.type)
  const sumOf = (figure: (figures: ReportFigures) => number) => (month: string) =>
    types
      .flatMap(({ months }) => months.filter(each => each.month === month))
      .reduce((sum, each) => sum + figure(each), 0)
  const inMonth = (month: string) => single?.months.find(each => each.month === month)
  return (
    <>
      <MonthsCard
        title={t('procedures.report.begunMonthly')}
        period={period}
        figureOf={sumOf(({ begun }) => begun)}
        link={
          declaration &&
          ((month, children) => (
            <BegunLink declaration={declaration} period={withinMonth(period, month)}>
              {children}
            </BegunLink>
          ))
        }
      />
      {single && declaration && (
        <MonthsCard
          title={t('procedures.report.recordsMonthly', { step: mainStepName(t, single) })}
          period={period}
          figureOf={sumOf(({ reached }) => reached.records)}
          link={(month, children) => (
            <RecordsLink declaration={declaration} numbers={inMonth(month)?.reached.numbers ?? null}>
              {children}
            </RecordsLink>
          )}
        />
      )}
      <MonthsCard
        title={t('procedures.report.closedMonthly')}
        period={period}
        figureOf={sumOf(({ closed }) => closed.procedures)}
        link={
          declaration &&
          ((month, children) => (
            <NumbersLink declaration={declaration} numbers={inMonth(month)?.closed.numbers ?? null}>
              {children}
            </NumbersLink>
          ))
        }
      />
    </>
  )
}
