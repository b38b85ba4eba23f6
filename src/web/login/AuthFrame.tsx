import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../platform/client.ts'
import { PageGuideLink } from '../platform/guide/GuideLink.tsx'
import { productName } from '../platform/i18n/product-name.ts'
import { useStateTitle } from '../platform/page-title.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Vitrine } from '../ui/art/Vitrine.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Brand } from '../ui/Brand.tsx'
import { classes } from '../ui/classes.ts'
import { mainId } from '../ui/SkipLink.tsx'
import authTitlesStyles from './Auth.module.css'
import backToLoginStyles from './Auth.module.css'
import styles from './AuthFrame.module.css'
import { LanguageButtons } from './LanguageButtons.tsx'

/** Interval of checks whether the maintenance is over, in milliseconds. */
const checkMs = 30_000

/** A notice that the platform is under maintenance (P-S09). It disappears when the work is done. */
function MaintenanceBanner() {
  const { t } = useTranslation()
  const { maintenanceMode } = useSession()
  useEffect(() => {
    if (!maintenanceMode) return
    const timer = setInterval(() => session.reloadConfiguration().catch(() => undefined), checkMs)
    return () => clearInterval(timer)
  }, [maintenanceMode])
  if (!maintenanceMode) return null
  return (
    <Banner kind="warning">
      <p>{t('shell.maintenance.signedOut')}</p>
      <p>{t('shell.maintenance.improving')}</p>
    </Banner>
  )
}

interface AuthTitlesProps {
  readonly title: string
  readonly children?: ReactNode
  /** Also sets the title of the window; for pages with several states. */
  readonly pageTitle?: boolean
  /** The page changed to this state by itself: window title and focus follow. */
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
    <div className={authTitlesStyles.titles}>
      <h1 ref={heading} className={authTitlesStyles.title} tabIndex={-1}>
        {title}
      </h1>
      {children && <p className={authTitlesStyles.subtitle}>{children}</p>}
    </div>
  )
}

/** A link back to the login page. */
export function BackToLogin() {
  const { t } = useTranslation()
  return (
    <p className={backToLoginStyles.links}>
      <Link to="/login" search={{ from: undefined }}>
        {t('login.reset.back')}
      </Link>
    </p>
  )
}

interface AuthFrameProps {
  readonly children: ReactNode
  /** For forms of more than a few fields. */
  readonly wide?: boolean
}

/** The frame that sign-in, password reset and registration share, with the slogan (P-S02). */
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
          <div className={styles.tools}>
            <LanguageButtons />
            <PageGuideLink />
          </div>
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
