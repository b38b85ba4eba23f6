/* biome-ignore-all lint/a11y/useSemanticElements: virtualised rows cannot be <tr> */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import type { Column, Sort } from './Column.ts'
import styles from './DataTable.module.css'
import { ResizeHandle, type ResizeHandleProps } from './ResizeHandle.tsx'

export interface HeadCellProps<Row> {
  readonly column: Column<Row>
  readonly index: number
  readonly sort: Sort | undefined
  readonly onSort: ((column: string) => void) | undefined
  readonly resize: ResizeHandleProps | undefined
}

/** A column header: its name, which sorts on click, and the resize handle. */
export function HeadCell<Row>({ column, index, sort, onSort, resize }: HeadCellProps<Row>) {
  const { id, label, sortable, hiddenLabel, align } = column
  const sorted = sort?.column === id ? sort : undefined
  const Icon = !sorted ? ArrowUpDown : sorted.descending ? ArrowDown : ArrowUp
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside is
    <div
      role="columnheader"
      aria-colindex={index}
      aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : sortable ? 'none' : undefined}
      className={classes(styles.head, align && styles.end)}
    >
      {sortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          data-sorted={sorted ? '' : undefined}
          onClick={() => onSort(id)}
        >
          <span className={styles.headLabel}>{label}</span>
          <Icon size={13} strokeWidth={sorted ? 2.2 : 1.7} aria-hidden="true" />
        </button>
      ) : hiddenLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.headLabel}>{label}</span>
      )}
      {resize && <ResizeHandle {...resize} />}
    </div>
  )
}
