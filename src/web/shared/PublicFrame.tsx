import type { ReactNode } from 'react'
import { LanguageButtons } from '../login/LanguageButtons.tsx'
import { PageGuideLink } from '../platform/guide/GuideLink.tsx'
import { mainId } from '../ui/SkipLink.tsx'
import styles from './PublicFrame.module.css'

/** A page outside the shell, for people whom a museum has given an address: whose it is, and the language it is read in. */
export const PublicFrame = ({
  museum,
  children,
}: {
  readonly museum: string | undefined
  readonly children: ReactNode
}) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <p className={styles.museum}>{museum}</p>
      <div className={styles.tools}>
        <LanguageButtons />
        <PageGuideLink />
      </div>
    </header>
    <main id={mainId} tabIndex={-1} className={styles.body}>
      {children}
    </main>
  </div>
)
