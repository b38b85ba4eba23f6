import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import type { Selection } from '../../ui/selection.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { ActiveIndexOptions } from '../../ui/use-active-index.ts'
import type { CardArea } from '../card-area.ts'
import type { ListPatch } from '../data/list-search.ts'
import type { Arrangement } from '../layouts/use-arrangement.ts'
import styles from '../Row.module.css'
import { shownTitle } from '../shown-title.ts'
import { hasRowPicture, RowPicture } from './RowPicture.tsx'
import { RowTitle } from './RowTitle.tsx'
import { useColumns } from './use-columns.tsx'
import type { ListRows } from './use-list-rows.ts'
import { useTableSort } from './use-table-sort.ts'

/** Properties of all views of a list. */
export interface ListViewProps {
  readonly area: CardArea
  readonly label: string
  readonly rows: ListRows
  readonly selection: Selection<CardRow>
  readonly onOpen: (row: CardRow) => void
  /** A link of a row is followed. */
  readonly onLeave: (row: CardRow) => void
  /** The initial row. */
  readonly initialIndex: number | undefined
  readonly onActive: (index: number) => void
  /** Further keys for the active row. */
  readonly itemKeys: ActiveIndexOptions['itemKeys']
  readonly onRange: (from: number, to: number) => void
}

export interface ListTableProps extends ListViewProps {
  readonly arrangement: Arrangement
  readonly onSort: (sort: ListPatch) => void
}

/** The list as a table; on phones as cards below each other. */
export function ListTable(props: ListTableProps) {
  const { area, label, rows, selection, arrangement, onSort, onOpen, onLeave, onRange } = props
  const { t } = useTranslation()
  const columns = useColumns(area, arrangement.columns, onLeave)
  const { sort, onSort: sortBy } = useTableSort(area, arrangement, onSort)
  const nameOf = (row: CardRow | undefined) =>
    row === undefined
      ? t('cardList.row.selectLoading')
      : t('cardList.row.select', { title: [row.number, shownTitle(row.title)].filter(Boolean).join(' ') })
  return (
    <DataTable
      label={label}
      rowCount={rows.count}
      rowAt={rows.rowAt}
      onRangeChange={onRange}
      columns={columns}
      widths={Object.fromEntries(
        arrangement.columns.flatMap(({ path, width }) => (width === null ? [] : [[path, width]])),
      )}
      onWidths={widths =>
        arrangement.setColumns(
          arrangement.columns.map(({ path, width }) => ({ path, width: widths[path] ?? width })),
        )
      }
      sort={sort}
      onSort={sortBy}
      selection={selection}
      onOpen={onOpen}
      onActive={props.onActive}
      itemKeys={props.itemKeys}
      {...(props.initialIndex !== undefined && { initialIndex: props.initialIndex })}
      cardHeight={80}
      card={row => (
        <div className={styles.card}>
          {hasRowPicture(area) && <RowPicture area={area} row={row} size={56} />}
          <div className={styles.words}>
            <RowTitle area={area} row={row} onLeave={onLeave} />
            <span className={`numbers ${styles.number}`}>{row.number}</span>
          </div>
        </div>
      )}
      texts={{
        selectAll: t('cardList.row.selectAll'),
        select: nameOf,
        resize: column => t('cardList.columns.resize', { column }),
      }}
    />
  )
}
