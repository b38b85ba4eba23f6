import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  readonly picture?: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** A page or part that has nothing to show, and says why and what can be done. */
export function EmptyState({ picture, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
