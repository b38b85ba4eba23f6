import type { ReactNode } from 'react'
import styles from './TitleCell.module.css'

export interface TitleCellProps {
  /** The title, usually as a link. */
  readonly title: ReactNode
  /** Below it, quieter. */
  readonly under?: ReactNode
  readonly lang?: string
}

/** The cell by which a row is known: a title in the voice of a wall label, and a line below. */
export function TitleCell({ title, under, lang }: TitleCellProps) {
  return (
    <div className={styles.cell}>
      <div className={styles.title} lang={lang}>
        {title}
      </div>
      {under && <div className={styles.under}>{under}</div>}
    </div>
  )
}
