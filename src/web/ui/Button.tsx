import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { whenPicked } from './suggest/picks.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  /** Primary is ink on paper, once a view; danger destroys something. Default 'default'. */
  readonly look?: 'primary' | 'default' | 'subtle' | 'danger'
  readonly wide?: boolean
  /** Shows that the work is under way, and refuses further presses. */
  readonly busy?: boolean
}

/** A button. It never submits a form unless `type="submit"` says so. */
export function Button({ look = 'default', wide, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      onClick={event => {
        if (busy) event.preventDefault()
        // The main action of a form waits for text that is still being picked, and stops at text that is none of the choices.
        else if (look === 'primary' && onClick) whenPicked(event.currentTarget, () => onClick(event))
        else onClick?.(event)
      }}
      className={classes(styles.button, styles[look], wide && styles.wide, className)}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
