/* biome-ignore-all lint/a11y/useSemanticElements: virtualised rows cannot be <tr> */
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { Checkbox } from '../form/Checkbox.tsx'
import type { Selection } from '../selection.ts'
import { type ActiveIndexOptions, useActiveIndex } from '../use-active-index.ts'
import { phone, useMediaQuery } from '../use-media-query.ts'
import { useRangeSelect } from '../use-range-select.ts'
import { useVirtualRows } from '../use-virtual-rows.ts'
import { type Column, layOut, type Sort, type Widths } from './Column.ts'
import { DataRow, type RowActions } from './DataRow.tsx'
import styles from './DataTable.module.css'
import { HeadCell } from './HeadCell.tsx'

export interface DataTableProps<Row> {
  readonly label: string
  readonly rowCount: number
  /** Undefined while the row's page is loading. */
  readonly rowAt: (index: number) => Row | undefined
  /** Called with the range of visible rows: the first, and the first after the last. */
  readonly onRangeChange?: (from: number, to: number) => void
  /** Those in view, in their order. */
  readonly columns: readonly Column<Row>[]
  readonly widths?: Widths
  readonly onWidths?: (widths: Widths) => void
  readonly sort?: Sort | undefined
  readonly onSort?: (column: string) => void
  readonly selection?: Selection<Row> | undefined
  readonly onOpen: (row: Row, index: number) => void
  /** The initial row, in view and active. */
  readonly initialIndex?: number
  readonly onActive?: (index: number) => void
  readonly itemKeys?: ActiveIndexOptions['itemKeys']
  /** Renders a row at phone width. */
  readonly card?: (row: Row) => ReactNode
  readonly rowHeight?: number
  readonly cardHeight?: number
  readonly texts: {
    readonly selectAll: string
    readonly select: (row: Row | undefined, index: number) => string
    readonly resize: (column: string) => string
  }
}

const headHeight = 39
const none: Widths = {}

/** A table of any length: only the rows in view are there, loaded or not; all of it works from the keyboard. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rowCount, rowAt, onRangeChange, columns, widths = none, onWidths, selection, texts } = props
  const scroller = useRef<HTMLDivElement>(null)
  const id = useId()
  const narrow = useMediaQuery(phone)
  const card = narrow ? props.card : undefined
  const [draft, setDraft] = useState<Widths>(none)
  const layout = layOut(columns, { ...widths, ...draft }, selection !== undefined)
  const rowHeight = card ? (props.cardHeight ?? 84) : (props.rowHeight ?? 64)
  const rows = useVirtualRows({
    count: rowCount,
    rowHeight,
    scroller,
    headHeight: card ? 0 : headHeight,
    initialIndex: props.initialIndex,
  })
  const select = useRangeSelect(selection, rowAt)
  const open = (index: number) => {
    const row = rowAt(index)
    if (row !== undefined) props.onOpen(row, index)
  }
  const { active, setActive, onKeyDown } = useActiveIndex({
    count: rowCount,
    rows,
    initialIndex: props.initialIndex,
    onOpen: open,
    onSelect: selection && select,
    onSelectAll: selection && (() => selection.onAll(selection.all !== 'all')),
    onActive: props.onActive,
    itemKeys: props.itemKeys,
  })

  useEffect(() => onRangeChange?.(rows.first, rows.end), [onRangeChange, rows.first, rows.end])

  const latest = useRef({ open, select, setActive })
  latest.current = { open, select, setActive }
  const actions = useMemo<RowActions>(
    () => ({
      open: index => latest.current.open(index),
      point: index => latest.current.setActive(index),
      select: (index, range) => {
        latest.current.setActive(index)
        latest.current.select(index, range)
        // The keys go on from here.
        scroller.current?.focus({ preventScroll: true })
      },
    }),
    [],
  )

  const spare = 4
  const from = Math.max(0, rows.first - spare)
  const to = Math.min(rowCount, rows.end + spare)
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step)
  // The active row stays, even out of view: the grid names it to screen readers.
  if (active !== undefined && (active < from || active >= to)) indexes.push(active)

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + (selection ? 1 : 0)}
      aria-multiselectable={selection ? true : undefined}
      aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
      tabIndex={0}
      className={classes(styles.scroller, active !== undefined && styles.hasActive)}
      onKeyDown={onKeyDown}
    >
      <div
        role="presentation"
        className={styles.table}
        style={{
          minWidth: card ? 0 : layout.least + 48,
          ['--columns' as string]: layout.template,
          ['--row' as string]: `${rowHeight}px`,
        }}
      >
        <div role="rowgroup" className={classes(styles.headGroup, card && styles.headHidden)}>
          {/* biome-ignore lint/a11y/useFocusableInteractive: the header row cannot be navigated to */}
          <div role="row" aria-rowindex={1} className={styles.heads}>
            {selection && (
              <div role="columnheader" tabIndex={-1} aria-colindex={1} className={styles.tick}>
                <Checkbox
                  aria-label={texts.selectAll}
                  checked={selection.all === 'all'}
                  indeterminate={selection.all === 'some'}
                  onChange={() => selection.onAll(selection.all !== 'all')}
                />
              </div>
            )}
            {columns.map((column, place) => (
              <HeadCell
                key={column.id}
                column={column}
                index={place + (selection ? 2 : 1)}
                sort={props.sort}
                onSort={props.onSort}
                resize={
                  onWidths && !column.fixed
                    ? {
                        label: texts.resize(column.label),
                        width: widths[column.id] ?? column.width,
                        onDraft: width => setDraft(width === undefined ? none : { [column.id]: width }),
                        onWidth: width => onWidths({ ...widths, [column.id]: width }),
                      }
                    : undefined
                }
              />
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles.rows} style={{ height: rows.height }}>
          {indexes.map(index => {
            const row = rowAt(index)
            return (
              <DataRow
                key={index}
                id={`${id}-${index}`}
                row={row}
                index={index}
                top={rows.topOf(index)}
                columns={columns}
                card={card}
                active={index === active}
                selected={selection && row !== undefined ? selection.has(row) : selection && false}
                selectLabel={selection ? texts.select(row, index) : ''}
                actions={actions}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}
