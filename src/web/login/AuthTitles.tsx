import type { ReactNode } from 'react'
import styles from './Auth.module.css'

export interface AuthTitlesProps {
  readonly title: string
  readonly children?: ReactNode
}

/** Heading and the line below it, on the pages of the sign-in frame. */
export function AuthTitles({ title, children }: AuthTitlesProps) {
  return (
    <div className={styles.titles}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children && <p className={styles.subtitle}>{children}</p>}
    </div>
  )
}
