import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Facet } from '#model/api/cards/shapes.ts'
import type { Timeline } from '#model/api/cards/timeline.ts'
import type { CardFigures } from '#model/api/statistics.ts'
import { yearOf } from '#model/dates/museum-day.ts'
import { datingPath } from '#model/engine/dating-path.ts'
import type { CardArea } from '../cards/card-area.ts'
import { cardWordKey } from '../cards/card-words.ts'
import { timelineQuery } from '../cards/data/page-query.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { museumToday } from '../platform/session/museum-today.ts'
import { Button } from '../ui/Button.tsx'
import { ColumnChart } from '../ui/charts/ColumnChart.tsx'
import type { ChartProps } from '../ui/charts/chart-value.ts'
import { Stat, StatRow } from '../ui/Stat.tsx'
import { ChartCard } from './ChartCard.tsx'
import { FacetChart, facetLook, hasValues, valuesOf } from './FacetChart.tsx'
import { Growth } from './GrowthChart.tsx'
import { toFacet } from './list-link.tsx'
import styles from './Statistics.module.css'
import { useCardFigures } from './use-figures.ts'
import { useNumberWords } from './use-number-words.ts'

/** The span of years counted in decades, as in the timeline. */
export const decadesWithin = (today: string): { readonly from: number; readonly to: number } => {
  const to = Math.floor(yearOf(today) / 10) * 10 + 9
  return { from: to - 519, to }
}

/** Tens of years from the first that any card touches to the last, those without any among them. */
export function decadeValues({ density, step }: Pick<Timeline, 'density' | 'step'>) {
  const [first, last] = [density[0]?.from, density.at(-1)?.from]
  if (first === undefined || last === undefined) return []
  const counts = new Map(density.map(({ from, count }) => [from, count]))
  return Array.from({ length: (last - first) / step + 1 }, (_, at) => {
    const from = first + at * step
    return { from, to: from + step - 1, value: counts.get(from) ?? 0 }
  })
}

/** Decades that have room for a tick each. */
const mostTicks = 9

/** The number of records that touch each decade of the last centuries, by a facet that dates them. */
function Decades({ area, facet }: { readonly area: CardArea; readonly facet: Facet }) {
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

/** Charts shown at first; the others on request. */
const first = 9
const mostBars = 10

/** The values of the facets of a type, a chart each: parts of the whole first, then as its list has them. */
function FacetCards({ area, figures }: { readonly area: CardArea; readonly figures: CardFigures }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const filled = figures.facets.filter(hasValues)
  const isShare = (facet: (typeof filled)[number]) => facetLook(facet) === 'shares'
  const charts = [...filled.filter(isShare), ...filled.filter(facet => !isShare(facet))]
  const dating = charts.find(({ name }) => name === datingPath(area.declaration)?.replaceAll('/', '_'))
  return (
    <>
      <div className={styles.cards}>
        {charts.slice(0, all ? charts.length : first).map(facet => (
          <ChartCard
            key={facet.name}
            title={facet.label}
            name={facet.label}
            values={valuesOf(facet)}
            link={toFacet(area, facet)}
            isTable={facetLook(facet) === 'bars'}
          >
            <FacetChart area={area} facet={facet} most={mostBars} />
            {facetLook(facet) === 'bars' && facet.values.length > mostBars && (
              <p className={styles.more}>{t('statistics.commonest', { count: mostBars })}</p>
            )}
          </ChartCard>
        ))}
        {dating && <Decades area={area} facet={dating} />}
      </div>
      {!all && charts.length > first && (
        <Button onClick={() => setAll(true)}>
          {t('statistics.moreFields', { count: charts.length - first })}
        </Button>
      )}
    </>
  )
}

/** The cards of a type in figures. */
export function CardStatistics({ area, months }: { readonly area: CardArea; readonly months: number }) {
  const { t } = useTranslation()
  const words = useNumberWords()
  const query = useCardFigures(area)
  const { data } = query
  if (query.isError && !data) return <LoadFailed retry={() => query.refetch()} />
  if (!data) return <div className={styles.counting} role="status" aria-label={t('statistics.counting')} />
  if (data.total === 0) return <p className={styles.none}>{t(cardWordKey(area.type, 'emptyTitle'))}</p>
  return (
    <>
      <StatRow>
        <Stat label={t(cardWordKey(area.type, 'list'))} value={words.number(data.total)} />
        <Stat label={t('statistics.completeness')} value={words.share(data.completeness / 100)} />
      </StatRow>
      <Growth area={area} figures={data} months={months} />
      <FacetCards area={area} figures={data} />
    </>
  )
}
