import { Fragment, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './DefinitionList.module.css'

export interface Definition {
  readonly id: string
  readonly label: string
  readonly value: ReactNode
  readonly lang?: string
}

export interface DefinitionListProps {
  readonly title?: string
  readonly rows: readonly Definition[]
  /** For side panels: label at the left, value at the right edge. */
  readonly look?: 'columns' | 'ends'
}

/** A list of labels and values, separated by hairlines. If there is one row, its label does not repeat the title. */
export function DefinitionList({ title, rows, look = 'columns' }: DefinitionListProps) {
  return (
    <Fragment>
      {title && <h3 className={styles.title}>{title}</h3>}
      <dl className={classes(styles.list, styles[look], title && styles.titled)}>
        {rows.map(({ id, label, value, lang }) => (
          <div key={id} className={styles.row}>
            <dt>{label === title && rows.length === 1 ? <VisuallyHidden>{label}</VisuallyHidden> : label}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
    </Fragment>
  )
}
