import { type ReactNode, useEffect, useRef } from 'react'
import { useStateTitle } from '../platform/page-title.ts'
import styles from './Auth.module.css'

export interface AuthTitlesProps {
  readonly title: string
  readonly children?: ReactNode
  /** The window is named so too; for pages that go through several states. */
  readonly pageTitle?: boolean
  /** The page has come to this state by itself: window and focus go along. */
  readonly arrived?: boolean
}

/** Heading and the line below it, on the pages of the sign-in frame. */
export function AuthTitles({ title, children, arrived, pageTitle = arrived }: AuthTitlesProps) {
  useStateTitle(pageTitle ? title : undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  return (
    <div className={styles.titles}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children && <p className={styles.subtitle}>{children}</p>}
    </div>
  )
}
