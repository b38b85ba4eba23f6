import { useMemo } from 'react'
import type { ListLayout, SavedLayout } from '#model/api/layouts.ts'
import type { ListView } from '#model/cards/list-views.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { viewsOf } from '#model/engine/list-views.ts'
import { standardColumns } from '#model/engine/standard-columns.ts'
import { useStore } from '../../platform/store.ts'
import type { CardArea } from '../card-area.ts'
import type { ListSearch } from '../list/list-search.ts'
import { type LayoutColumns, ownColumnsOf } from './own-columns.ts'

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

const columnsAtFirst = (declaration: CardDeclaration): LayoutColumns =>
  standardColumns(declaration).map(path => ({ path, width: null }))

export function useArrangement(
  { type, declaration }: CardArea,
  search: ListSearch,
  layouts: readonly SavedLayout[],
): Arrangement {
  const store = ownColumnsOf(type)
  const own = useStore(store)
  const layout =
    layouts.find(({ id }) => id === search.layout) ??
    (search.layout === undefined ? layouts.find(({ isDefault }) => isDefault) : undefined)
  return useMemo(() => {
    const wanted = search.view ?? layout?.layout.view
    const view = viewsOf(declaration).find(name => name === wanted) ?? 'listView'
    const columns =
      own && own.layout === layout?.id ? own.columns : (layout?.layout.columns ?? columnsAtFirst(declaration))
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
  }, [declaration, search, layout, own, store])
}
