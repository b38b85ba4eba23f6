import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Facet } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../cards/card-area.ts'
import { timelineQuery } from '../cards/list/page-query.ts'
import { museumToday } from '../platform/session/museum-today.ts'
import { ColumnChart } from '../ui/charts/ColumnChart.tsx'
import type { ChartProps } from '../ui/charts/chart-value.ts'
import { ChartCard } from './ChartCard.tsx'
import { decadesWithin, decadeValues } from './decade-values.ts'
import { useNumberWords } from './use-number-words.ts'

/** Decades that have room for a tick each. */
const mostTicks = 9

/** How many cards touch each decade of the last centuries, by a facet that dates them. */
export function Decades({ area, facet }: { readonly area: CardArea; readonly facet: Facet }) {
  const { t } = useTranslation()
  const words = useNumberWords()
  const { data } = useQuery(timelineQuery(area, {}, decadesWithin(museumToday())))
  const decades = data ? decadeValues(data) : []
  if (decades.length < 2) return null
  const values = decades.map(({ from, to, value }) => ({
    id: `${from}..${to}`,
    label: t('cardList.years.range', { from: String(from), to: String(to) }),
    value,
  }))
  const link: ChartProps['link'] = ({ id }, children) => (
    <Link to={area.listPath} search={{ filters: { [facet.name]: [id] } } as never}>
      {children}
    </Link>
  )
  const title = t('statistics.decades')
  const each = Math.ceil(values.length / mostTicks)
  return (
    <ChartCard title={title} wide name={facet.label} values={values} link={link}>
      <ColumnChart
        label={title}
        values={values}
        link={link}
        format={words.short}
        tick={({ id }, at) => (at % each === 0 ? id.split('..')[0] : undefined)}
      />
    </ChartCard>
  )
}
