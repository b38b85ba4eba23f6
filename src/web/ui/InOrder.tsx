import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './InOrder.module.css'

/** Parts that appear from top to bottom: what is below one that still loads is not drawn yet, so that nothing is pushed down before one's eyes. */
export const InOrder = ({
  className,
  children,
}: {
  readonly className?: string | undefined
  readonly children: ReactNode
}) => <div className={classes(styles.inOrder, className)}>{children}</div>

/** A part that shows nothing while it loads, and may show something afterwards. */
export const Arriving = () => <span hidden data-arriving="" />
