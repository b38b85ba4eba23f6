import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../IconButton.tsx'
import styles from './RepeatList.module.css'

interface RowAction {
  readonly label: string
  /** Left out where the list does not allow it. */
  readonly run?: () => void
  readonly disabled?: boolean
}

export interface RepeatRowProps {
  readonly title: string | undefined
  /** Widths of the columns of a compact row. */
  readonly widths: string | undefined
  readonly up: RowAction
  readonly down: RowAction
  readonly remove: RowAction
  readonly onKeyDown: KeyboardEventHandler
  readonly children: ReactNode
}

/** One row of a `RepeatList` with its buttons. */
export function RepeatRow({ title, widths, up, down, remove, onKeyDown, children }: RepeatRowProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the controls inside
    <div data-row="" className={styles.row} onKeyDown={onKeyDown}>
      {title && <div className={styles.title}>{title}</div>}
      <div
        className={classes(styles.content, widths && styles.columns)}
        {...(widths && { style: { gridTemplateColumns: widths } })}
      >
        {children}
      </div>
      <div className={styles.actions}>
        {up.run && (
          <IconButton className={styles.action} label={up.label} disabled={up.disabled} onClick={up.run}>
            <ArrowUp size={16} strokeWidth={1.7} />
          </IconButton>
        )}
        {down.run && (
          <IconButton
            className={styles.action}
            label={down.label}
            disabled={down.disabled}
            onClick={down.run}
          >
            <ArrowDown size={16} strokeWidth={1.7} />
          </IconButton>
        )}
        {remove.run && (
          <IconButton className={styles.action} label={remove.label} data-remove="" onClick={remove.run}>
            <X size={16} strokeWidth={1.7} />
          </IconButton>
        )}
      </div>
    </div>
  )
}
