import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { boxRing } from '#model/searches/area/area.ts'
import { writeDrawn } from '#model/searches/area/write-drawn.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Button } from '../../ui/Button.tsx'
import type { MapGroup } from '../../ui/map/MapPoint.ts'
import type { CardArea } from '../card-area.ts'
import { type ListSearch, rowsWantedOf } from '../data/list-search.ts'
import { shownTitle } from '../shown-title.ts'
import { useFoundWords } from '../use-found-words.ts'
import styles from './MapTools.module.css'

/** Maximum number of records listed on the map itself. */
const frameLimits = 8
/** Degrees by which the box around a spot is larger than it: a metre. */
const room = 0.00001

interface SpotListProps {
  readonly area: CardArea
  readonly wanted: ListSearch
  readonly group: MapGroup
  /** Shows them all, as a list. */
  readonly onAll: (area: string) => void
}

/** The first of many records at one spot. */
export function SpotList({ area, wanted, group, onAll }: SpotListProps) {
  const { t } = useTranslation()
  const found = useFoundWords(area)
  const [west, south, east, north] = group.box
  const outline = boxRing(west - room, south - room, east + room, north + room)
  const spot = writeDrawn({ is: 'polygons', system: 4326, polygons: [[outline]] })
  const { data, isError } = useQuery(
    endpointQuery(area.endpoints.list, {
      query: {
        ...rowsWantedOf({ ...wanted, area: spot }),
        blocksize: String(frameLimits),
        without_filters: 'true',
      },
    }),
  )
  if (isError) return <p>{t('cardList.failed.text')}</p>
  return (
    <div aria-busy={!data || undefined}>
      <ul className={styles.spots}>
        {data?.result.map(({ id, title, number }) => (
          <li key={id}>
            <Link to={area.recordPath(id)}>{shownTitle(title)}</Link>{' '}
            <span className={`${styles.number} numbers`}>{number}</span>
          </li>
        ))}
      </ul>
      {group.count > frameLimits && (
        <Button look="subtle" onClick={() => onAll(spot)}>
          {t('mapSearch.all', { found: found(group.count) })}
        </Button>
      )}
    </div>
  )
}
