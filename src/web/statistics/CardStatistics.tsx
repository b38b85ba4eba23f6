import { useTranslation } from 'react-i18next'
import type { CardArea } from '../cards/card-area.ts'
import { cardWordKey } from '../cards/card-words.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { Stat, StatRow } from '../ui/Stat.tsx'
import { FacetCards } from './FacetCards.tsx'
import { Growth } from './Growth.tsx'
import styles from './Statistics.module.css'
import { useCardFigures } from './use-figures.ts'
import { useNumberWords } from './use-number-words.ts'

/** The cards of a type in figures. */
export function CardStatistics({ area, months }: { readonly area: CardArea; readonly months: number }) {
  const { t } = useTranslation()
  const words = useNumberWords()
  const query = useCardFigures(area)
  const { data } = query
  if (query.isError && !data) return <LoadFailed retry={() => query.refetch()} />
  if (!data) return <div className={styles.waiting} role="status" aria-label={t('statistics.counting')} />
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
