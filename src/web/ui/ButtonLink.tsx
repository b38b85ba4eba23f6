import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'

export interface ButtonLinkProps extends ComponentProps<'a'> {
  readonly look?: 'primary' | 'default' | 'subtle'
}

/** Looks like a button and leads somewhere: to a file, to be kept. */
export function ButtonLink({ look = 'default', className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={classes(styles.button, styles[look], className)} />
}
