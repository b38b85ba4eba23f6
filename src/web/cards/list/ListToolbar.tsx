import {
  ArrowDownUp,
  ArrowDownWideNarrow,
  ArrowUpNarrowWide,
  ChartNoAxesGantt,
  LayoutGrid,
  List,
  ListTree,
  type LucideIcon,
  Map as MapIcon,
} from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { sortNames, usualSort } from '#model/engine/list-columns.ts'
import type { ListView } from '#model/engine/list-views.ts'
import { viewsOf } from '#model/engine/list-views.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import type { CardArea } from '../card-area.ts'
import type { ListPatch, ListSearch } from '../data/list-search.ts'
import { TableMenu } from '../exchange/TableMenu.tsx'
import { ColumnsMenu } from '../layouts/ColumnsMenu.tsx'
import { columnChoices } from '../layouts/column-choice.ts'
import { LayoutMenu } from '../layouts/LayoutMenu.tsx'
import type { Arrangement } from '../layouts/use-arrangement.ts'
import { useColumnLabel } from '../use-column-label.ts'
import styles from './ListPage.module.css'
import { NewCardButton } from './NewCardButton.tsx'
import { PictureSizes } from './PictureSizes.tsx'
import { SearchSlotsContext } from './search-slots.ts'

interface SortMenuProps {
  readonly area: CardArea
  readonly sort: string | undefined
  readonly order: 'ASC' | 'DESC' | undefined
  readonly onSort: (sort: ListPatch) => void
}

/** The sort order, for views without column headers: gallery and phone. */
function SortMenu({ area, sort: given, order = 'ASC', onSort }: SortMenuProps) {
  const { t } = useTranslation()
  const labelOf = useColumnLabel(area)
  const sort = given ?? usualSort(area.declaration)
  const choices = columnChoices(area)
  const sorts = sortNames.flatMap(name => {
    const path = choices.find(choice => choice.sort === name)?.path
    return path === undefined ? [] : [{ name, label: labelOf(path) }]
  })
  return (
    <Menu
      target={
        <Button look="subtle" title={t('cardList.sort.button')}>
          <ArrowDownUp size={16} strokeWidth={1.7} aria-hidden="true" />
          <span>{t('cardList.sort.button')}</span>
        </Button>
      }
      sections={[
        {
          id: 'by',
          items: sorts.map(({ name, label }) => ({
            id: name,
            label,
            checked: name === sort,
            onSelect: () => onSort({ sort: name, order }),
          })),
        },
        {
          id: 'order',
          items: [
            {
              id: 'ASC',
              label: t('cardList.sort.ascending'),
              icon: <ArrowUpNarrowWide size={16} strokeWidth={1.7} aria-hidden="true" />,
              checked: order === 'ASC',
              onSelect: () => onSort({ sort, order: 'ASC' }),
            },
            {
              id: 'DESC',
              label: t('cardList.sort.descending'),
              icon: <ArrowDownWideNarrow size={16} strokeWidth={1.7} aria-hidden="true" />,
              checked: order === 'DESC',
              onSelect: () => onSort({ sort, order: 'DESC' }),
            },
          ],
        },
      ]}
    />
  )
}

export interface ListToolbarProps {
  readonly area: CardArea
  readonly arrangement: Arrangement
  /** The list in view. */
  readonly wanted: ListSearch
  readonly onChange: (patch: ListPatch) => void
  readonly isNarrow: boolean
  readonly search: ReactNode
  readonly total: ReactNode
  /** The button that opens the facets, if they are not next to the list. */
  readonly filters: ReactNode
  /** Begins, or ends, the editing of cells. */
  readonly onCells: (() => void) | undefined
}

const icons: Readonly<Record<ListView, LucideIcon>> = {
  listView: List,
  gridView: LayoutGrid,
  treeView: ListTree,
  mapView: MapIcon,
  timelineView: ChartNoAxesGantt,
}

/** The toolbar of a list: search, count, display mode, and a new record. */
export function ListToolbar(props: ListToolbarProps) {
  const { area, arrangement, wanted, onChange, isNarrow, search, total, filters, onCells } = props
  const { t } = useTranslation()
  const mayCreate = useCan({ permissions: area.declaration.permissions.create })
  const searches = useContext(SearchSlotsContext)
  const views = viewsOf(area.declaration)
  const { view, sort, order, columns, setColumns } = arrangement
  return (
    <div className={styles.toolbar}>
      {search}
      {filters}
      {total}
      <div className={styles.tools}>
        {(view === 'gridView' || (isNarrow && view === 'listView')) && (
          <SortMenu area={area} sort={sort} order={order} onSort={onChange} />
        )}
        {view === 'gridView' && area.declaration.proportions && <PictureSizes arrangement={arrangement} />}
        {view === 'listView' && !isNarrow && (
          <ColumnsMenu area={area} columns={columns} onColumns={setColumns} />
        )}
        <LayoutMenu
          area={area}
          arrangement={arrangement}
          onUse={layout => {
            setColumns(undefined)
            onChange({
              layout: layout?.id,
              view: layout?.layout.view,
              sort: layout?.layout.sort,
              order: layout?.layout.order,
            })
          }}
        />
        {views.length > 1 && (
          <SegmentedControl<ListView>
            label={t('cardList.views.label')}
            value={view}
            className={styles.views}
            options={views.map(value => {
              const Icon = icons[value]
              const name = t(`cardList.views.${value}`)
              return {
                value,
                name,
                label: (
                  <>
                    <Icon size={16} strokeWidth={1.8} aria-hidden="true" />
                    <span className={styles.viewName}>{name}</span>
                  </>
                ),
              }
            })}
            onChange={next => onChange({ view: next })}
          />
        )}
        {searches && <searches.Look area={area} criteria={wanted.criteria} onChange={onChange} />}
        {searches && <searches.Tool area={area} wanted={wanted} />}
        <TableMenu area={area} search={wanted} columns={columns} onCells={onCells} />
        {mayCreate && <NewCardButton area={area} />}
      </div>
    </div>
  )
}
