import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Page.module.css'

export interface PageProps {
  readonly title: string
  /** Actions on the page as a whole, opposite its title. */
  readonly actions?: ReactNode
  /** The purpose of the page, in a sentence or two. */
  readonly intro?: ReactNode
  /** The maximum width: for running text, for rows of a list, or for figures side by side. */
  readonly width?: 'text' | 'list' | 'wide'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A page of the application below the bar: its title, what can be done, and what is on it. On a phone the bar alone shows the title. */
export function Page({ title, actions, intro, width = 'list', className, children }: PageProps) {
  return (
    <div className={classes(styles.page, className)} data-width={width}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  )
}
