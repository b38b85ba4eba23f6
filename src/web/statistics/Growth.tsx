import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardFigures } from '#model/api/statistics.ts'
import type { CardArea } from '../cards/card-area.ts'
import { museumToday } from '../platform/session/museum-today.ts'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { ChartCard } from './ChartCard.tsx'
import { GrowthChart } from './GrowthChart.tsx'
import { growthValues } from './growth-values.ts'
import { toMonth } from './list-link.tsx'
import { useNumberWords } from './use-number-words.ts'

const ways = ['came', 'total'] as const

/** How the cards of a type became more: month by month, or in all. */
export function Growth(props: {
  readonly area: CardArea
  readonly figures: CardFigures
  readonly months: number
}) {
  const { area, figures, months } = props
  const { t } = useTranslation()
  const words = useNumberWords()
  const [way, setWay] = useState<(typeof ways)[number]>('came')
  const values = growthValues(figures, museumToday(), months)[way]
  const title = t('statistics.growth')
  return (
    <ChartCard
      title={title}
      wide
      name={t('statistics.month')}
      values={values.map(({ month, value }) => ({ id: month, label: words.month(month), value }))}
      link={way === 'came' ? toMonth(area) : undefined}
      tools={
        <SegmentedControl
          label={title}
          value={way}
          options={ways.map(value => ({ value, label: t(`statistics.growthBy.${value}`) }))}
          onChange={setWay}
        />
      }
    >
      <GrowthChart area={area} label={title} months={values} total={way === 'total'} />
    </ChartCard>
  )
}
