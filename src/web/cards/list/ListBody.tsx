import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Facet } from '#model/api/cards/shapes.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { CallError } from '../../platform/request/call-error.ts'
import { classes } from '../../ui/classes.ts'
import { cardWordKey } from '../card-words.ts'
import type { ListPatch, ListSearch } from '../data/list-search.ts'
import { ListFailed } from '../ListFailed.tsx'
import type { Arrangement } from '../layouts/use-arrangement.ts'
import { AreaUnreadable } from '../map-search/AreaUnreadable.tsx'
import { useAreaProblem } from '../map-search/use-drawn-area.ts'
import styles from './ListPage.module.css'
import { ListTable, type ListViewProps } from './ListTable.tsx'
import { SearchLost } from './SearchLost.tsx'

const ListEmpty = lazy(async () => ({ default: (await import('./ListEmpty.tsx')).ListEmpty }))
const ListTree = lazy(async () => ({ default: (await import('../tree/ListTree.tsx')).ListTree }))
const ListGallery = lazy(async () => ({ default: (await import('./ListGallery.tsx')).ListGallery }))
const CellList = lazy(async () => ({ default: (await import('./cells/CellList.tsx')).CellList }))
const ListMap = lazy(async () => ({ default: (await import('./ListMap.tsx')).ListMap }))
const ListTimeline = lazy(async () => ({ default: (await import('./ListTimeline.tsx')).ListTimeline }))

export interface ListBodyProps extends Omit<ListViewProps, 'label'> {
  readonly search: ListSearch
  readonly wanted: ListSearch
  readonly facets: readonly Facet[]
  readonly arrangement: Arrangement
  readonly onChange: (patch: ListPatch) => void
  /** Ends the editing of cells; absent: they are not edited. */
  readonly onCellsDone?: (() => void) | undefined
}

/** The rows in the chosen view, or a placeholder. */
export function ListBody({ search, wanted, facets, arrangement, onChange, ...given }: ListBodyProps) {
  const body = (
    <Rows
      {...given}
      search={search}
      wanted={wanted}
      facets={facets}
      arrangement={arrangement}
      onChange={onChange}
    />
  )
  return arrangement.view === 'treeView' ? (
    <div className={styles.view}>
      <Suspense>
        <ListTree
          area={given.area}
          search={search}
          onChange={onChange}
          isEmpty={!given.rows.isLoading && given.rows.count === 0}
        >
          {body}
        </ListTree>
      </Suspense>
    </div>
  ) : (
    body
  )
}

/** The advanced search refers to something missing or unreadable: a retry would not help. */
const isRefused = (failure: Error): boolean =>
  failure instanceof CallError && Object.keys(failure.fields).some(path => path.startsWith('criteria'))

/** The rows themselves. */
function Rows({ search, wanted, facets, arrangement, onChange, onCellsDone, ...given }: ListBodyProps) {
  const { t } = useTranslation()
  const { area, rows } = given
  const problem = useAreaProblem(search.area)
  const view = { ...given, label: t(cardWordKey(area.type, 'list')) }
  if (problem) return <AreaUnreadable problem={problem} onRemove={() => onChange({ area: undefined })} />
  if (rows.failure && rows.count === 0)
    return isRefused(rows.failure) ? (
      <SearchLost area={area} reason="broken" onChange={onChange} />
    ) : (
      <ListFailed onRetry={rows.retry} />
    )
  // If the drawn area has no results, the map stays in view so that it can be redrawn.
  const isDrawnOn = arrangement.view === 'mapView' && search.area !== undefined
  if (!rows.isLoading && rows.count === 0 && !isDrawnOn)
    return (
      <div className={classes(rows.isStale && styles.stale)}>
        <Suspense>
          <ListEmpty area={area} search={search} facets={facets} onChange={onChange} />
        </Suspense>
      </div>
    )
  return (
    <div className={classes(styles.view, rows.isStale && styles.stale)}>
      {rows.failure && <LoadFailed text={t('cardList.failed.text')} retry={rows.retry} />}
      <Suspense>
        {arrangement.view === 'mapView' ? (
          <ListMap area={area} wanted={wanted} onChange={onChange} />
        ) : arrangement.view === 'timelineView' ? (
          <ListTimeline area={area} wanted={wanted} />
        ) : arrangement.view === 'gridView' ? (
          <ListGallery {...view} pictureSize={arrangement.pictureSize} />
        ) : onCellsDone ? (
          <CellList
            {...view}
            wanted={wanted}
            arrangement={arrangement}
            onSort={onChange}
            onDone={onCellsDone}
          />
        ) : (
          <ListTable {...view} arrangement={arrangement} onSort={onChange} />
        )}
      </Suspense>
    </div>
  )
}
