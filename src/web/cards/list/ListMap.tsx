import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { WorldMap } from '../../ui/map/WorldMap.tsx'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import { useFoundWords } from '../use-found-words.ts'
import { ListFailed } from './ListFailed.tsx'
import styles from './ListMap.module.css'
import type { ListSearch } from './list-search.ts'
import { pointsQuery } from './page-query.ts'

/** What of the list has coordinates, on a map (acceptance row C-S02). */
export function ListMap({ area, wanted }: { readonly area: CardArea; readonly wanted: ListSearch }) {
  const { t } = useTranslation()
  const found = useFoundWords(area)
  const { data, isError, refetch } = useQuery(pointsQuery(area, wanted))
  const points = useMemo(
    () =>
      (data?.result ?? []).map(({ box, ...point }) => ({
        ...point,
        name: shownTitle(point.title),
        box: box ? ([box.west, box.south, box.east, box.north] as const) : undefined,
      })),
    [data],
  )
  const numberOf = useMemo(() => new Map(points.map(({ id, number }) => [id, number])), [points])
  if (isError && !data) return <ListFailed onRetry={() => void refetch()} />
  return (
    <div className={styles.map}>
      <p className={styles.count} role="status">
        {data &&
          (points.length === 0
            ? t('cardList.map.none')
            : t('cardList.map.shown', { found: found(points.length) }))}
      </p>
      <WorldMap
        label={t('cardList.map.label')}
        points={points}
        popup={({ id, name }) => (
          <>
            <Link className={styles.title} to={area.recordPath(id)}>
              {name}
            </Link>
            <span className={`${styles.number} numbers`}>{numberOf.get(id)}</span>
          </>
        )}
        texts={{
          zoomIn: t('cardList.map.zoomIn'),
          zoomOut: t('cardList.map.zoomOut'),
          close: t('common.close'),
          cluster: count => t('cardList.map.cluster', { found: found(count) }),
        }}
      />
    </div>
  )
}
