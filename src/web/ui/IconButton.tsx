import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './IconButton.module.css'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Name of the button's action, for screen readers, and shown under the pointer. */
  readonly label: string
}

/** A square button with a picture in place of words. */
export function IconButton({ label, title = label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={title}
      {...rest}
      className={classes(styles.button, className)}
    />
  )
}
