import type { ReactNode } from 'react'
import type { Tone } from './Badge.tsx'
import { classes } from './classes.ts'
import styles from './Stat.module.css'

export interface StatProps {
  readonly label: string
  readonly value: ReactNode
  readonly note?: ReactNode
  readonly tone?: Extract<Tone, 'success' | 'warning' | 'danger'>
}

/** A figure and what it counts. Several are laid out in a `StatRow`. */
export function Stat({ label, value, note, tone }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classes(styles.value, tone && styles[tone])}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

export const StatRow = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.stats}>{children}</dl>
)
