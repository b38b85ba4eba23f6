import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { statisticsPath } from '#model/navigation/routes.ts'
import type { CardArea } from '../cards/card-area.ts'
import { cardWordKey } from '../cards/card-words.ts'
import { areaOf } from '../cards/linked-cards.ts'
import { useAccount } from '../licence/use-account.ts'
import { museumToday } from '../platform/session/museum-today.ts'
import { UsedSpace } from '../settings/licence/UsedSpace.tsx'
import { FacetChart, facetLook, hasValues } from '../statistics/FacetChart.tsx'
import { GrowthChart, growthValues } from '../statistics/GrowthChart.tsx'
import { useCardFigures } from '../statistics/use-figures.ts'
import { useNumberWords } from '../statistics/use-number-words.ts'
import { Arriving } from '../ui/InOrder.tsx'
import { Stat, StatRow } from '../ui/Stat.tsx'
import type { Home } from './HomeBlock.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './HomePage.module.css'

/** Charts of values that have room, of each look. */
const shown = { shares: 2, columns: 1, bars: 1 } as const
const months = 24

function Charts({ area }: { readonly area: CardArea }) {
  const { t } = useTranslation()
  const query = useCardFigures(area)
  const filled = (query.data?.facets ?? []).filter(hasValues)
  const charts = (['bars', 'columns', 'shares'] as const).flatMap(look =>
    filled.filter(facet => facetLook(facet) === look).slice(0, shown[look]),
  )
  return (
    <HomeBlock
      title={t('home.figures.title')}
      to={statisticsPath}
      query={query}
      failed={t('home.figures.failed')}
      empty={query.data?.total === 0 && t(cardWordKey(area.type, 'emptyTitle'))}
      lines={10}
    >
      {query.data && (
        <div className={styles.charts}>
          {charts.map(facet => (
            <section key={facet.name} aria-label={facet.label}>
              <h3>{facet.label}</h3>
              <FacetChart area={area} facet={facet} most={7} />
            </section>
          ))}
          <section aria-label={t('statistics.growth')} data-wide>
            <h3>{t('statistics.growth')}</h3>
            <GrowthChart
              area={area}
              label={t('statistics.growth')}
              months={growthValues(query.data, museumToday(), months).total}
              total
            />
          </section>
        </div>
      )}
    </HomeBlock>
  )
}

/** The number of records of each type, each a link to its list. */
export function Totals({ home }: { readonly home: Home }) {
  const { t } = useTranslation()
  const words = useNumberWords()
  const cards = (home.data?.cards ?? []).filter(({ total }) => total > 0)
  if (home.isPending) return <Arriving />
  if (cards.length === 0) return null
  return (
    <StatRow>
      {cards.map(({ type, total }) => (
        <Stat
          key={type}
          label={t(cardWordKey(type, 'list'))}
          value={
            <Link to={areaOf(type)?.listPath ?? statisticsPath} className={styles.total}>
              {words.number(total)}
            </Link>
          }
        />
      ))}
    </StatRow>
  )
}

/** The collection in figures, for the first type of records the user may read. */
export function Figures({ home }: { readonly home: Home }) {
  const area = areaOf(home.data?.cards[0]?.type)
  return area ? <Charts area={area} /> : null
}

/** The space of the museum in use, by purpose. */
export function SpaceUsed() {
  const { t } = useTranslation()
  const query = useAccount()
  return (
    <HomeBlock title={t('licence.account.space')} query={query} lines={1}>
      {query.data && <UsedSpace account={query.data} />}
    </HomeBlock>
  )
}
