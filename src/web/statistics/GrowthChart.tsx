import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardFigures } from '#model/api/statistics.ts'
import { yearOf } from '#model/dates/museum-day.ts'
import type { CardArea } from '../cards/card-area.ts'
import { museumToday } from '../platform/session/museum-today.ts'
import { ColumnChart } from '../ui/charts/ColumnChart.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { ChartCard } from './ChartCard.tsx'
import { toMonth } from './list-link.tsx'
import { useNumberWords } from './use-number-words.ts'

/** A month and a figure of it. */
interface MonthValue {
  readonly month: string
  readonly value: number
}

/** Months up to that of a day, the earliest first: '2026-11'. */
function monthsUntil(today: string, count: number): readonly string[] {
  const last = yearOf(today) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, at) => {
    const month = last - (count - 1 - at)
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** Returns the number of records added in each of the last months, and their total at the end of each; months without any are included. */
export function growthValues(
  { growth }: Pick<CardFigures, 'growth'>,
  today: string,
  count: number,
): { readonly came: readonly MonthValue[]; readonly total: readonly MonthValue[] } {
  const months = monthsUntil(today, count)
  const came = new Map(growth.map(each => [each.month, each.count]))
  let sum = growth
    .filter(({ month }) => month < (months[0] ?? ''))
    .reduce((before, each) => before + each.count, 0)
  const total = months.map(month => {
    sum += came.get(month) ?? 0
    return { month, value: sum }
  })
  return { came: months.map(month => ({ month, value: came.get(month) ?? 0 })), total }
}

interface GrowthChartProps {
  readonly label: string
  readonly months: readonly MonthValue[]
  /** Figures that add up: they lead nowhere. */
  readonly total?: boolean
  readonly area: CardArea
}

/** Ticks that have room below the columns. */
const mostTicks = 8

/** The records added each month, or their total at its end. */
export function GrowthChart({ label, months, total = false, area }: GrowthChartProps) {
  const words = useNumberWords()
  const each = Math.ceil(months.length / mostTicks)
  return (
    <ColumnChart
      label={label}
      values={months.map(({ month, value }) => ({ id: month, label: words.month(month), value }))}
      format={words.short}
      look={total ? 'area' : 'columns'}
      link={total ? undefined : toMonth(area)}
      tick={({ id }, at) => (at % each === 0 ? words.monthTick(id) : undefined)}
    />
  )
}

const views = ['came', 'total'] as const

/** The growth of a record type: month by month, or in total. */
export function Growth(props: {
  readonly area: CardArea
  readonly figures: CardFigures
  readonly months: number
}) {
  const { area, figures, months } = props
  const { t } = useTranslation()
  const words = useNumberWords()
  const [view, setView] = useState<(typeof views)[number]>('came')
  const values = growthValues(figures, museumToday(), months)[view]
  const title = t('statistics.growth')
  return (
    <ChartCard
      title={title}
      wide
      name={t('statistics.month')}
      values={values.map(({ month, value }) => ({ id: month, label: words.month(month), value }))}
      link={view === 'came' ? toMonth(area) : undefined}
      tools={
        <SegmentedControl
          label={title}
          value={view}
          options={views.map(value => ({ value, label: t(`statistics.growthBy.${value}`) }))}
          onChange={setView}
        />
      }
    >
      <GrowthChart area={area} label={title} months={values} total={view === 'total'} />
    </ChartCard>
  )
}
