/* biome-ignore-all lint/a11y/useSemanticElements: virtualised, absolutely positioned rows cannot be those of a table */
import { memo, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Checkbox } from '../form/Checkbox.tsx'
import type { Column } from './Column.ts'
import styles from './DataTable.module.css'

/** Actions on a row; one object for all rows, so that they re-render only when they change. */
export interface RowActions {
  readonly open: (index: number) => void
  readonly select: (index: number, range: boolean) => void
  readonly point: (index: number) => void
}

export interface DataRowProps<Row> {
  readonly id: string
  readonly row: Row | undefined
  readonly index: number
  readonly top: number
  readonly columns: readonly Column<Row>[]
  /** In place of the cells: the layout of phones. */
  readonly card: ((row: Row) => ReactNode) | undefined
  readonly active: boolean
  /** Absent where rows cannot be selected. */
  readonly selected: boolean | undefined
  readonly selectLabel: string
  readonly actions: RowActions
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label, select') !== null

function Row<Data>(props: DataRowProps<Data>) {
  const { id, row, index, top, columns, card, active, selected, selectLabel, actions } = props
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the grid
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-busy={row === undefined || undefined}
      data-active={active || undefined}
      className={classes(styles.row, card && styles.asCard)}
      style={{ transform: `translateY(${top}px)` }}
      onClick={event => {
        if (isControl(event.target)) return
        actions.point(index)
        // Text that was just marked is to be copied, not left.
        if (row !== undefined && !getSelection()?.toString()) actions.open(index)
      }}
    >
      {selected !== undefined && (
        <div role="gridcell" tabIndex={-1} className={styles.tick}>
          <Checkbox
            aria-label={selectLabel}
            tabIndex={-1}
            checked={selected}
            disabled={row === undefined}
            onChange={() => undefined}
            onClick={event => actions.select(index, event.shiftKey)}
          />
        </div>
      )}
      {card ? (
        <div role="gridcell" tabIndex={-1} className={styles.card}>
          {row === undefined ? <span className={styles.missing} /> : card(row)}
        </div>
      ) : (
        columns.map((column, place) => (
          <div
            key={column.id}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={place + (selected === undefined ? 1 : 2)}
            className={classes(styles.cell, column.align && styles.end)}
          >
            {row === undefined ? <span className={styles.missing} /> : column.cell(row)}
          </div>
        ))
      )}
    </div>
  )
}

/** A row of a `DataTable`; while its page is on the way, grey bars in its place. */
export const DataRow = memo(Row) as typeof Row
