import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'

export interface ButtonLinkProps extends ComponentProps<'a'> {
  readonly look?: 'primary' | 'default' | 'subtle'
}

/** A link styled as a button, such as a download. */
export function ButtonLink({ look = 'default', className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={classes(styles.button, styles[look], className)} />
}
