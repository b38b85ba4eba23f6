import { useMemo } from 'react'
import type { ListLayout, SavedLayout } from '#model/api/layouts.ts'
import type { CardType } from '#model/cards/card-types.ts'
import type { ListView } from '#model/cards/list-views.ts'
import { useStore } from '../../platform/store.ts'
import type { ListSearch } from '../list/list-search.ts'
import { type LayoutColumns, ownColumnsOf } from './own-columns.ts'
import { standardColumns } from './standard-columns.ts'

/** How a list is shown now: what the address says, else the layout in use, else as lists of the type begin. */
export interface Arrangement {
  readonly layout: SavedLayout | undefined
  readonly view: ListView
  readonly columns: LayoutColumns
  readonly sort: string | undefined
  readonly order: 'ASC' | 'DESC' | undefined
  /** The layout's content, as it would be saved now. */
  readonly current: ListLayout
  /** Something differs from the layout in use. */
  readonly isChanged: boolean
  readonly setColumns: (columns: LayoutColumns | undefined) => void
}

const isSame = (one: ListLayout, other: ListLayout): boolean =>
  one.view === other.view &&
  (one.sort ?? '') === (other.sort ?? '') &&
  (one.order ?? 'ASC') === (other.order ?? 'ASC') &&
  JSON.stringify(one.columns.map(({ path, width }) => [path, width])) ===
    JSON.stringify(other.columns.map(({ path, width }) => [path, width]))

export function useArrangement(
  type: CardType,
  search: ListSearch,
  layouts: readonly SavedLayout[],
): Arrangement {
  const store = ownColumnsOf(type)
  const own = useStore(store)
  const layout =
    layouts.find(({ id }) => id === search.layout) ??
    (search.layout === undefined ? layouts.find(({ isDefault }) => isDefault) : undefined)
  return useMemo(() => {
    const view = search.view ?? layout?.layout.view ?? 'listView'
    const columns =
      own && own.layout === layout?.id ? own.columns : (layout?.layout.columns ?? standardColumns(type))
    // An order belongs to its sort: the layout's two are taken together.
    const { sort, order } = search.sort === undefined ? (layout?.layout ?? {}) : search
    const current: ListLayout = {
      view,
      columns: [...columns],
      ...(sort !== undefined && { sort }),
      ...(order !== undefined && { order }),
    }
    return {
      layout,
      view,
      columns,
      sort,
      order,
      current,
      isChanged: layout !== undefined && !isSame(current, layout.layout),
      setColumns: next => store.set(() => next && { layout: layout?.id, columns: next }),
    }
  }, [type, search, layout, own, store])
}
