import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, use, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import type { SavedLayout } from '#model/api/layouts.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Banner } from '../../ui/Banner.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { narrow, useMediaQuery } from '../../ui/use-media-query.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FoundActionsContext } from '../basket/basket-action.ts'
import { CardBinButton } from '../bin/CardBinButton.tsx'
import type { CardArea } from '../card-area.ts'
import { cardWordKey } from '../card-words.ts'
import { type ListPatch, type ListSearch, wantedOf } from '../data/list-search.ts'
import { pageSize } from '../data/page-query.ts'
import { ActiveFilters } from '../facets/ActiveFilters.tsx'
import { FacetPanel } from '../facets/FacetPanel.tsx'
import { FacetSheet } from '../facets/FacetSheet.tsx'
import { useFacets } from '../facets/use-facets.ts'
import { MissingColumns } from '../layouts/MissingColumns.tsx'
import { useArrangement } from '../layouts/use-arrangement.ts'
import { DuplicatesButton } from '../merge/DuplicatesButton.tsx'
import { countOf } from '../selection/basket.ts'
import { useBasket } from '../selection/use-basket.ts'
import { useSelection } from '../selection/use-selection.ts'
import { ApartNote } from './ApartNote.tsx'
import { ListBody } from './ListBody.tsx'
import styles from './ListPage.module.css'
import { ListToolbar } from './ListToolbar.tsx'
import { ListTotal } from './ListTotal.tsx'
import { placeFor } from './list-memory.ts'
import { QuickSearch } from './QuickSearch.tsx'
import { useCellEditing } from './use-cell-editing.ts'
import { useListKeys } from './use-list-keys.ts'
import { useListNews } from './use-list-news.ts'
import { useListPlace } from './use-list-place.ts'
import { useListRows } from './use-list-rows.ts'

const BasketBar = lazy(async () => ({ default: (await import('../basket/BasketBar.tsx')).BasketBar }))

export interface ListPageProps {
  readonly area: CardArea
  readonly search: ListSearch
  /** Criteria of an advanced search: those of the address, or of the saved search it names. */
  readonly criteria?: string | undefined
  /** Names the search that narrows the list. */
  readonly band?: ReactNode
  /** `replace`: the step before cannot be gone back to. */
  readonly onChange: (patch: ListPatch, replace?: boolean) => void
  readonly layouts: readonly SavedLayout[]
}

/** A list of cards: found by search and facets, looked at as table, gallery or map, picked into the basket. */
export function ListPage({
  area,
  search,
  criteria = search.criteria,
  band,
  onChange,
  layouts,
}: ListPageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isNarrow = useMediaQuery(narrow)
  const body = useRef<HTMLDivElement>(null)
  const [place] = useState(() => placeFor(area.type, search))
  const [inView, setInView] = useState(place?.index ?? 0)
  const foundActions = use(FoundActionsContext)
  const arrangement = useArrangement(area, search, layouts)
  const { sort, order } = arrangement
  const wanted = useMemo(
    (): ListSearch => ({
      ...(search.q !== undefined && { q: search.q }),
      ...(search.filters && { filters: search.filters }),
      ...(criteria !== undefined && { criteria }),
      ...(search.area !== undefined && { area: search.area }),
      ...(sort !== undefined && { sort }),
      ...(order !== undefined && { order }),
    }),
    [search.q, search.filters, criteria, search.area, sort, order],
  )
  const rows = useListRows(area, wanted, place?.index ?? 0)
  const facets = useFacets(area, wanted, !rows.isLoading)
  const selection = useSelection(area, wanted, inView)
  const isSelected = countOf(useBasket(area.type).basket) > 0
  // Its dialogs outlast the selection.
  const [hasSelected, setHasSelected] = useState(isSelected)
  if (isSelected && !hasSelected) setHasSelected(true)
  const isReady = !rows.isLoading && !rows.isStale
  const { setActive, keep, focusRows } = useListPlace({
    area,
    search,
    wanted,
    element: body,
    ready: isReady,
    place,
  })
  useListNews(area)

  const { show } = rows
  const onRange = useCallback(
    (from: number, to: number) => {
      show({ first: from, last: Math.max(from, to - 1) })
      setInView(from)
    },
    [show],
  )
  const open = useCallback(
    (row: CardRow) => {
      keep(row)
      void navigate({ to: area.recordPath(row.id) })
    },
    [navigate, area, keep],
  )
  const { rowAt } = rows
  const mayEdit = useCan({ permissions: area.declaration.permissions.update })
  const edit = (index: number) => {
    const row = rowAt(index)
    if (!row) return
    keep(row)
    void navigate({ to: area.editPath(row.id) })
  }
  useListKeys(body, mayEdit)
  const cells = useCellEditing(area, arrangement.view)
  const leave = useCallback(
    (row: CardRow) => {
      const nearby = Array.from({ length: 2 * pageSize }, (_, step) => Math.max(0, inView - pageSize) + step)
      const index = nearby.find(place => rowAt(place)?.id === row.id)
      if (index !== undefined) setActive(index)
      keep(row)
    },
    [inView, rowAt, setActive, keep],
  )
  const cameBack = place?.id === undefined ? undefined : place.index
  const startIndex = inView > 0 ? inView : cameBack
  const panel = {
    area,
    facets,
    filters: search.filters,
    onFilters: (filters: ListSearch['filters']) => onChange({ filters }),
  }
  const isFiltered = (search.q ?? search.filters ?? criteria ?? search.area) !== undefined
  const found = {
    kind: 'all',
    ...wantedOf(wanted),
    total: rows.total,
    isAtLeast: rows.totalIsAtLeast,
  } as const
  return (
    <div className={styles.page} data-fills>
      <SkipLink label={t('common.skipToResults')} onSkip={focusRows} />
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t(cardWordKey(area.type, 'title'))}</h1>
      </VisuallyHidden>
      {!isNarrow && (
        <aside className={styles.facets} aria-label={t('cardList.facets.title')}>
          <div className={styles.facetList}>
            <FacetPanel {...panel} />
          </div>
          <DuplicatesButton area={area} />
          <CardBinButton area={area} />
        </aside>
      )}
      <section className={styles.main}>
        <ListToolbar
          area={area}
          arrangement={arrangement}
          wanted={wanted}
          onChange={onChange}
          onCells={cells.toggle}
          isNarrow={isNarrow}
          search={
            <QuickSearch
              q={search.q ?? ''}
              placeholder={t(cardWordKey(area.type, 'search'))}
              onSearch={(q, isStep) => onChange({ q: q || undefined }, !isStep)}
              onDone={focusRows}
            />
          }
          filters={
            isNarrow && (
              <>
                <FacetSheet {...panel} total={rows.total} />
                <CardBinButton area={area} />
              </>
            )
          }
          total={
            <ListTotal area={area} total={rows.total} isAtLeast={rows.totalIsAtLeast} isLoading={!isReady} />
          }
        />
        {band}
        <div className={styles.chips}>
          <ActiveFilters area={area} facets={facets.facets} search={search} onChange={onChange} />
          <ApartNote area={area} search={search} count={rows.keptApart} onChange={onChange} />
          {isFiltered &&
            rows.total > 0 &&
            foundActions.map((Action, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are always the same
              <Action key={at} area={area} basket={found} />
            ))}
        </div>
        <MissingColumns area={area} arrangement={arrangement} />
        {cells.isTooNarrow && <Banner kind="info">{t('cardList.cells.narrow')}</Banner>}
        <div className={styles.body} ref={body} aria-busy={!isReady || undefined}>
          <ListBody
            area={area}
            search={search}
            wanted={wanted}
            facets={facets.facets}
            arrangement={arrangement}
            rows={rows}
            selection={selection}
            initialIndex={startIndex}
            onOpen={open}
            onLeave={leave}
            onActive={setActive}
            itemKeys={mayEdit ? { e: edit } : undefined}
            onRange={onRange}
            onChange={onChange}
            onCellsDone={cells.isOn ? cells.toggle : undefined}
          />
        </div>
        {hasSelected && (
          <Suspense>
            <BasketBar
              area={area}
              search={wanted}
              columns={arrangement.columns}
              total={rows.total}
              isAtLeast={rows.totalIsAtLeast}
            />
          </Suspense>
        )}
      </section>
    </div>
  )
}
