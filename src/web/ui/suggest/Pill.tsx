import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Pill.module.css'

export interface PillProps {
  readonly children: ReactNode
  readonly lang?: string | undefined
  /** Tooltip with its position in its tree. */
  readonly title?: string | undefined
  /** The value is no longer to be used, or does not fit. */
  readonly wrong?: boolean | undefined
  /** Makes the words a button. */
  readonly onPress?: (() => void) | undefined
  readonly onRemove?: (() => void) | undefined
  /** Names the button that takes it away. */
  readonly removeLabel?: string
}

/** A chosen value. */
export function Pill({ children, lang, title, wrong, onPress, onRemove, removeLabel }: PillProps) {
  return (
    <span
      className={classes(styles.pill, wrong && styles.wrong, !onRemove && styles.fixed)}
      title={title}
      lang={lang}
    >
      {onPress ? (
        <button type="button" className={styles.words} onClick={onPress}>
          {children}
        </button>
      ) : (
        <span className={styles.words}>{children}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel}
          data-remove=""
          onClick={onRemove}
        >
          <X size={14} strokeWidth={1.8} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
