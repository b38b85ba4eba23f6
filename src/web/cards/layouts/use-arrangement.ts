import { useMemo } from 'react'
import type { ListLayout, SavedLayout } from '#model/api/layouts.ts'
import type { WallSize } from '#model/cards/wall-sizes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { pathAsDeclared } from '#model/engine/formerly.ts'
import { sortByAddress } from '#model/engine/list-columns.ts'
import type { ListView } from '#model/engine/list-views.ts'
import { viewsOf } from '#model/engine/list-views.ts'
import { standardColumns } from '#model/engine/standard-columns.ts'
import { useStore } from '../../platform/store.ts'
import type { CardArea } from '../card-area.ts'
import type { ListSearch } from '../data/list-search.ts'
import { type LayoutColumns, ownColumnsOf, ownSizeOf } from './own-columns.ts'
import { ofMuseum } from './use-layouts.ts'

/** The current arrangement of a list: from the address, else from the active layout, else the default of the type. */
export interface Arrangement {
  readonly layout: SavedLayout | undefined
  readonly view: ListView
  readonly columns: LayoutColumns
  readonly sort: string | undefined
  readonly order: 'ASC' | 'DESC' | undefined
  /** Size of pictures in a gallery of natural proportions. */
  readonly pictureSize: WallSize
  /** The layout's content, as it would be saved now. */
  readonly current: ListLayout
  /** Something differs from the layout in use. */
  readonly isChanged: boolean
  readonly setColumns: (columns: LayoutColumns | undefined) => void
  readonly setPictureSize: (size: WallSize) => void
}

const usualSize: WallSize = 'medium'

const isSame = (one: ListLayout, other: ListLayout): boolean =>
  one.view === other.view &&
  (one.sort ?? '') === (other.sort ?? '') &&
  (one.order ?? 'ASC') === (other.order ?? 'ASC') &&
  (one.pictureSize ?? usualSize) === (other.pictureSize ?? usualSize) &&
  JSON.stringify(one.columns.map(({ path, width }) => [path, width])) ===
    JSON.stringify(other.columns.map(({ path, width }) => [path, width]))

const columnsAtFirst = (declaration: CardDeclaration): LayoutColumns =>
  standardColumns(declaration).map(path => ({ path, width: null }))

/** @param layouts the person's own views, and the museum's. */
export function useArrangement(
  { type, declaration }: CardArea,
  search: ListSearch,
  layouts: readonly SavedLayout[],
): Arrangement {
  const store = ownColumnsOf(type)
  const own = useStore(store)
  const sizes = ownSizeOf(type)
  const ownSize = useStore(sizes)
  // What a person chose, or arranged without a name, goes before the view that the museum chose for everybody.
  const isArranged = own !== undefined && own.layout === undefined
  const first =
    layouts.find(({ isDefault }) => isDefault) ??
    (isArranged ? undefined : layouts.find(({ id }) => id === ofMuseum))
  const layout = search.layout === undefined ? first : layouts.find(({ id }) => id === search.layout)
  return useMemo(() => {
    const wanted = search.view ?? layout?.layout.view
    const view =
      viewsOf(declaration).find(name => name === wanted) ??
      (declaration.proportions ? 'gridView' : 'listView')
    const chosen =
      own && own.layout === layout?.id ? own.columns : (layout?.layout.columns ?? columnsAtFirst(declaration))
    const columns = chosen.map(column => ({ ...column, path: pathAsDeclared(declaration, column.path) }))
    // An order belongs to its sort: the layout's two are taken together.
    const ordered = search.sort === undefined ? (layout?.layout ?? {}) : search
    // A view sorted by a removed field keeps its other settings.
    const isSorted = ordered.sort !== undefined && sortByAddress(declaration, ordered.sort) !== undefined
    const { sort, order } = isSorted ? ordered : { ...ordered, sort: undefined }
    const pictureSize =
      (ownSize && ownSize.layout === layout?.id ? ownSize : layout?.layout)?.pictureSize ?? usualSize
    const current: ListLayout = {
      view,
      columns: [...columns],
      ...(sort !== undefined && { sort }),
      ...(order !== undefined && { order }),
      ...(declaration.proportions && pictureSize !== usualSize && { pictureSize }),
    }
    return {
      layout,
      view,
      columns,
      sort,
      order,
      pictureSize,
      current,
      isChanged: layout !== undefined && !isSame(current, layout.layout),
      setColumns: next => store.set(() => next && { layout: layout?.id, columns: next }),
      setPictureSize: next => sizes.set(() => ({ layout: layout?.id, pictureSize: next })),
    }
  }, [declaration, search, layout, own, store, ownSize, sizes])
}
