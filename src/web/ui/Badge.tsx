import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classes } from './classes.ts'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'special'

export interface BadgeProps {
  readonly tone?: Tone
  /** A dot with words beside it, in place of a coloured ground: for lists. */
  readonly dot?: boolean
  readonly children: ReactNode
}

/** A state in a word. */
export function Badge({ tone = 'neutral', dot, children }: BadgeProps) {
  return <span className={classes(dot ? styles.dot : styles.badge, styles[tone])}>{children}</span>
}
