import type { CardArea } from '../cards/card-area.ts'
import { ColumnChart } from '../ui/charts/ColumnChart.tsx'
import type { MonthValue } from './growth-values.ts'
import { toMonth } from './list-link.tsx'
import { useNumberWords } from './use-number-words.ts'

export interface GrowthChartProps {
  readonly label: string
  readonly months: readonly MonthValue[]
  /** Figures that add up: they lead nowhere. */
  readonly total?: boolean
  readonly area: CardArea
}

/** Ticks that have room below the columns. */
const mostTicks = 8

/** How many cards came each month, or there were by its end. */
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
