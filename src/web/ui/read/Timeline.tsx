import type { ReactNode } from 'react'
import styles from './Timeline.module.css'

export interface TimelineEntry {
  readonly id: string
  /** The moment, for machines. */
  readonly at: string
  /** The moment, for people. */
  readonly when: string
  readonly title: ReactNode
  readonly who?: ReactNode
  readonly children?: ReactNode
}

export interface TimelineProps {
  readonly label: string
  readonly entries: readonly TimelineEntry[]
}

/** A list of events, the newest first. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {entries.map(({ id, at, when, title, who, children }) => (
        <li key={id} className={styles.entry}>
          <div className={styles.title}>{title}</div>
          <div className={styles.meta}>
            <time dateTime={at} className="numbers">
              {when}
            </time>
            {who && <> · {who}</>}
          </div>
          {children && <div className={styles.body}>{children}</div>}
        </li>
      ))}
    </ol>
  )
}
