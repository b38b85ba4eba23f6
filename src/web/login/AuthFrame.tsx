import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { productName } from '../platform/i18n/product-name.ts'
import { Vitrine } from '../ui/art/Vitrine.tsx'
import { Brand } from '../ui/Brand.tsx'
import { classes } from '../ui/classes.ts'
import { mainId } from '../ui/SkipLink.tsx'
import styles from './AuthFrame.module.css'
import { LanguageButtons } from './LanguageButtons.tsx'
import { MaintenanceBanner } from './MaintenanceBanner.tsx'

export interface AuthFrameProps {
  readonly children: ReactNode
  /** For forms of more than a few fields. */
  readonly wide?: boolean
}

/** The frame that sign-in, password reset and registration share, with the slogan (acceptance row P-S02). */
export function AuthFrame({ children, wide }: AuthFrameProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.frame}>
      <aside className={styles.picture}>
        <div className={styles.case}>
          <Vitrine />
        </div>
        <p className={styles.slogan}>{t('login.slogan')}</p>
      </aside>
      <div className={styles.side}>
        <MaintenanceBanner />
        <header className={styles.head}>
          <div className={styles.brand}>
            <Brand size={26} />
            {productName()}
          </div>
          <LanguageButtons />
        </header>
        <main id={mainId} tabIndex={-1} className={classes(styles.body, wide && styles.wide)}>
          {children}
        </main>
        <footer className={styles.foot}>
          <p className={styles.phoneSlogan}>{t('login.slogan')}</p>
          <Link to="/licences">{t('thirdParty.title')}</Link>
        </footer>
      </div>
    </div>
  )
}
