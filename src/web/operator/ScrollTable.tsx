import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import styles from './Operator.module.css'

interface TableHead {
  /** Empty where the cells hold buttons, which name themselves. */
  readonly label: string
  /** Figures, at the right. */
  readonly number?: boolean
  readonly sorted?: 'ascending' | 'descending' | undefined
  readonly onSort?: () => void
}

interface ScrollTableProps {
  readonly label: string
  readonly heads: readonly TableHead[]
  /** The rows. */
  readonly children: ReactNode
}

const arrows = { ascending: ' ↑', descending: ' ↓' } as const

/**
 * A table of the console. Where there is little room, each row becomes an entry whose cells carry the names of their columns;
 * in between, the table scrolls, by the keys as well.
 */
export function ScrollTable({ label, heads, children }: ScrollTableProps) {
  const names = Object.fromEntries(
    heads.map((head, place) => [`--head-${place + 1}`, JSON.stringify(head.label)]),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0} style={names as CSSProperties}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map(({ label: name, number, sorted, onSort }) =>
              name === '' ? (
                <td key="buttons" />
              ) : (
                <th key={name} scope="col" className={classes(number && styles.number)} aria-sort={sorted}>
                  {onSort ? (
                    <button type="button" onClick={onSort}>
                      {name}
                      {sorted && <span aria-hidden="true">{arrows[sorted]}</span>}
                    </button>
                  ) : (
                    name
                  )}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
