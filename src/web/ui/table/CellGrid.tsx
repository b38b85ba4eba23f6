/* biome-ignore-all lint/a11y/useSemanticElements: virtualised rows cannot be <tr> */
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classes } from '../classes.ts'
import { useVirtualRows } from '../use-virtual-rows.ts'
import styles from './CellGrid.module.css'
import { type Column, layOut, type Sort, type Widths } from './Column.ts'
import { type CellMove, type CellPlace, type CellRange, isWithin } from './cell-place.ts'
import tableStyles from './DataTable.module.css'
import { HeadCell } from './HeadCell.tsx'
import { useCellCursor } from './use-cell-cursor.ts'

/** The state of a cell that differs from what the row says: what was entered and is being saved, or was refused. */
export interface CellState {
  readonly shown: ReactNode
  /** Why it was refused, in words. */
  readonly problem?: string | undefined
}

export interface CellEditing<Row> {
  readonly row: Row
  readonly column: string
  /** The character that began it; undefined: what is there is edited. */
  readonly first: string | undefined
  /** `refocus` is false where the focus has gone elsewhere. */
  readonly onEnd: (move: CellMove, refocus?: boolean) => void
}

export interface CellGridProps<Row> {
  readonly label: string
  readonly describedBy?: string
  readonly rowCount: number
  readonly rowAt: (index: number) => Row | undefined
  readonly onRangeChange?: (from: number, to: number) => void
  readonly columns: readonly Column<Row>[]
  readonly widths?: Widths
  readonly sort?: Sort | undefined
  readonly onSort?: (column: string) => void
  readonly initialIndex?: number | undefined
  readonly isEditable: (column: string) => boolean
  readonly stateOf: (row: Row, column: string) => CellState | undefined
  readonly editorOf: (editing: CellEditing<Row>) => ReactNode
  readonly onCursor: (place: CellPlace) => void
  readonly onClear: (range: CellRange) => void
  readonly onPaste: (range: CellRange, text: string) => void
  /** Returns what is copied of a range, from the text that its cells show; undefined for nothing. */
  readonly onCopy: (range: CellRange, textAt: (place: CellPlace) => string) => string | undefined
  readonly onFill: (range: CellRange) => void
  readonly onUndo: () => void
  readonly onLeave: () => void
}

const rowHeight = 64
const headHeight = 39
const none: Widths = {}
const controls = 'input, textarea, select'

/** A table whose cells are edited in place: an ARIA grid in which the cursor goes from cell to cell, as in a spreadsheet. */
export function CellGrid<Row>(props: CellGridProps<Row>) {
  const { rowCount, rowAt, columns, widths = none, onRangeChange, onCursor } = props
  const scroller = useRef<HTMLDivElement>(null)
  const id = useId()
  const [editing, setEditing] = useState<{ row: Row; place: CellPlace; first: string | undefined }>()
  const layout = layOut(columns, widths, false)
  const rows = useVirtualRows({
    count: rowCount,
    rowHeight,
    scroller,
    headHeight,
    initialIndex: props.initialIndex,
  })
  const isEditable = (column: number) => props.isEditable(columns[column]?.id ?? '')
  const cellId = ({ row, column }: CellPlace) => `${id}-${row}-${column}`

  const edit = (place: CellPlace, first: string | undefined) => {
    const row = rowAt(place.row)
    if (row === undefined || !isEditable(place.column)) return
    // At once: the character that begins a value goes into the control that has the focus by then.
    flushSync(() => setEditing({ row, place, first }))
    document.getElementById(cellId(place))?.querySelector<HTMLElement>(controls)?.focus()
  }
  const { cursor, range, go, move, onKeyDown } = useCellCursor({
    rowCount,
    columnCount: columns.length,
    rows,
    initial: {
      row: props.initialIndex ?? 0,
      column: Math.max(
        0,
        columns.findIndex(({ id }) => props.isEditable(id)),
      ),
    },
    isEditable,
    onEdit: first => edit(cursor, first),
    onClear: props.onClear,
    onFill: props.onFill,
    onUndo: props.onUndo,
    onLeave: props.onLeave,
  })

  useEffect(() => onRangeChange?.(rows.first, rows.end), [onRangeChange, rows.first, rows.end])
  const { row: activeRow, column: activeColumn } = cursor
  useEffect(() => {
    onCursor({ row: activeRow, column: activeColumn })
    document
      .getElementById(`${id}-${activeRow}-${activeColumn}`)
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [id, activeRow, activeColumn, onCursor])
  useEffect(() => scroller.current?.focus({ preventScroll: true }), [])

  // Browsers dispatch it where the text selection is, which a grid has none of.
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (document.activeElement !== scroller.current || event.defaultPrevented) return
    event.preventDefault()
    props.onPaste(range, event.clipboardData?.getData('text/plain') ?? '')
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  const [isCopying, setCopying] = useState(false)
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (document.activeElement !== scroller.current || event.defaultPrevented) return
    // Rows out of view are drawn for the moment.
    const textAt = (place: CellPlace): string =>
      document.getElementById(cellId(place))?.querySelector(`.${styles.value}`)?.textContent ?? ''
    const text = props.onCopy(range, place => {
      if (!document.getElementById(cellId(place))) flushSync(() => setCopying(true))
      return textAt(place)
    })
    setCopying(false)
    if (text === undefined) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => copy(event)
    document.addEventListener('copy', listen)
    return () => document.removeEventListener('copy', listen)
  }, [])

  const end = (to: CellMove, refocus = true) => {
    setEditing(undefined)
    if (refocus) scroller.current?.focus({ preventScroll: true })
    move(to)
  }

  const from = Math.max(0, rows.first - 4)
  const to = Math.min(rowCount, rows.end + 4)
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step)
  // The cell with the cursor, and the one being edited, stay even out of view.
  const copiedRows = isCopying
    ? Array.from({ length: range.to.row - range.from.row + 1 }, (_, step) => range.from.row + step)
    : []
  for (const kept of [cursor.row, editing?.place.row, ...copiedRows])
    if (kept !== undefined && kept < rowCount && !indexes.includes(kept)) indexes.push(kept)

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-activedescendant={rowCount > 0 ? cellId(cursor) : undefined}
      tabIndex={0}
      className={classes(tableStyles.scroller, styles.scroller)}
      onKeyDown={onKeyDown}
    >
      <div
        role="presentation"
        className={tableStyles.table}
        style={{
          minWidth: layout.least + 48,
          ['--columns' as string]: layout.template,
          ['--row' as string]: `${rowHeight}px`,
        }}
      >
        <div role="rowgroup" className={tableStyles.headGroup}>
          {/* biome-ignore lint/a11y/useFocusableInteractive: the header row cannot be navigated to */}
          <div role="row" aria-rowindex={1} className={tableStyles.heads}>
            {columns.map((column, place) => (
              <HeadCell
                key={column.id}
                column={column}
                index={place + 1}
                sort={props.sort}
                onSort={props.onSort}
                resize={undefined}
              />
            ))}
          </div>
        </div>
        <div role="rowgroup" className={tableStyles.rows} style={{ height: rows.height }}>
          {indexes.map(index => {
            const row = rowAt(index)
            const isEdited = editing?.place.row === index
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active cell
              <div
                key={index}
                role="row"
                aria-rowindex={index + 2}
                aria-busy={row === undefined || undefined}
                className={classes(tableStyles.row, styles.row, isEdited && styles.edited)}
                style={{ transform: `translateY(${rows.topOf(index)}px)` }}
              >
                {columns.map((column, place) => {
                  const at = { row: index, column: place }
                  const state = row === undefined ? undefined : props.stateOf(row, column.id)
                  const isOpen = isEdited && editing.place.column === place
                  return (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the grid
                    <div
                      key={column.id}
                      id={cellId(at)}
                      role="gridcell"
                      tabIndex={-1}
                      aria-colindex={place + 1}
                      aria-selected={isWithin(range, at)}
                      aria-readonly={!isEditable(place) || undefined}
                      aria-invalid={state?.problem ? true : undefined}
                      data-cursor={(cursor.row === index && cursor.column === place) || undefined}
                      className={classes(tableStyles.cell, styles.cell, isOpen && styles.open)}
                      onMouseDown={event => {
                        // The grid keeps the focus.
                        if (!isOpen) event.preventDefault()
                      }}
                      onClick={event => {
                        if (isOpen) return
                        go(at, event.shiftKey)
                        scroller.current?.focus({ preventScroll: true })
                      }}
                      onDoubleClick={() => !isOpen && edit(at, undefined)}
                    >
                      {row === undefined ? (
                        <span className={tableStyles.missing} />
                      ) : (
                        <>
                          <div className={styles.value}>{state ? state.shown : column.cell(row)}</div>
                          {state?.problem && <div className={styles.problem}>{state.problem}</div>}
                          {isOpen &&
                            props.editorOf({
                              row: editing.row,
                              column: column.id,
                              first: editing.first,
                              onEnd: end,
                            })}
                        </>
                      )}
                    </div>
                  )
                })}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
