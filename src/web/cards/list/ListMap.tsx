import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writeDrawn } from '#model/searches/area/write-drawn.ts'
import type { MapTool } from '../../ui/map/MapPoint.ts'
import { WorldMap } from '../../ui/map/WorldMap.tsx'
import type { CardArea } from '../card-area.ts'
import type { ListPatch, ListSearch } from '../data/list-search.ts'
import { ListFailed } from '../ListFailed.tsx'
import { MapTools } from '../map-search/MapTools.tsx'
import { SpotList } from '../map-search/SpotList.tsx'
import { useDrawnArea } from '../map-search/use-drawn-area.ts'
import { useMeasureWords } from '../map-search/use-measure-words.ts'
import { shownTitle } from '../shown-title.ts'
import { useFoundWords } from '../use-found-words.ts'
import styles from './ListMap.module.css'
import { useMapPoints } from './use-map-points.ts'

export interface ListMapProps {
  readonly area: CardArea
  readonly wanted: ListSearch
  readonly onChange: (patch: ListPatch) => void
}

/** The records with coordinates on a map (C-S02); an area drawn on it filters the list (C-Q04). */
export function ListMap({ area, wanted, onChange }: ListMapProps) {
  const { t } = useTranslation()
  const found = useFoundWords(area)
  const { length } = useMeasureWords()
  const [tool, setTool] = useState<MapTool>()
  const drawn = useDrawnArea(wanted.area)
  const { data, total, fitKey, failed, retry, look } = useMapPoints(area, wanted)
  const points = useMemo(
    () =>
      (data?.result ?? []).map(({ box, ...point }) => ({
        ...point,
        name: shownTitle(point.title),
        box: box ? ([box.west, box.south, box.east, box.north] as const) : undefined,
      })),
    [data],
  )
  const groups = useMemo(
    () =>
      data?.groups.map(({ box, ...group }) => ({
        ...group,
        box: [box.west, box.south, box.east, box.north] as const,
      })),
    [data],
  )
  const numberOf = useMemo(() => new Map(points.map(({ id, number }) => [id, number])), [points])
  if (failed) return <ListFailed onRetry={retry} />
  const put = (next: string | undefined) => {
    setTool(undefined)
    onChange({ area: next })
  }
  const status =
    tool !== undefined
      ? t(`mapSearch.hints.${tool}`)
      : total !== undefined &&
        (total === 0 ? t('cardList.map.none') : t('cardList.map.shown', { found: found(total) }))
  return (
    <div className={styles.map}>
      <div className={styles.above}>
        <p className={styles.count} role="status">
          {status}
        </p>
        <MapTools tool={tool} onTool={setTool} area={wanted.area} onArea={put} />
      </div>
      <WorldMap
        label={t('cardList.map.label')}
        points={points}
        groups={groups}
        fitKey={fitKey}
        onMove={look}
        popup={({ id, name }) => (
          <>
            <Link className={styles.title} to={area.recordPath(id)}>
              {name}
            </Link>
            <span className={`${styles.number} numbers`}>{numberOf.get(id)}</span>
          </>
        )}
        popupOfMany={group => (
          <SpotList
            area={area}
            wanted={wanted}
            group={group}
            onAll={spot => onChange({ area: spot, view: 'listView' })}
          />
        )}
        drawing={{
          tool,
          area: drawn?.area,
          drawn: drawn?.drawn,
          onDrawn: next => put(writeDrawn(next)),
          onLeave: () => setTool(undefined),
          texts: {
            corner: number => t('mapSearch.corner', { number }),
            middle: t('mapSearch.middle'),
            edge: t('mapSearch.edge'),
            radius: metres => t('mapSearch.radius', { length: length(metres) }),
          },
        }}
        texts={{
          zoomIn: t('cardList.map.zoomIn'),
          zoomOut: t('cardList.map.zoomOut'),
          close: t('common.close'),
          withoutTiles: t('cards.map.withoutTiles'),
          cluster: count => t('cardList.map.cluster', { found: found(count) }),
        }}
      />
    </div>
  )
}
