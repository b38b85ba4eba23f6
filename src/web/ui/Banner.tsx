import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import { classes } from './classes.ts'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export interface BannerProps {
  readonly kind: keyof typeof icons
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** 'status' and 'alert' are read out when they appear. */
  readonly role?: 'status' | 'alert' | 'note'
  /** Inside a page or form, in place of across the window. */
  readonly inset?: boolean
}

/** A message that stays: about the state of the account, the session or the form. */
export function Banner({ kind, children, actions, role = 'status', inset }: BannerProps) {
  const Icon = icons[kind]
  return (
    <div className={classes(styles.banner, styles[kind], inset && styles.inset)} role={role}>
      <Icon className={styles.icon} size={18} strokeWidth={1.7} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
