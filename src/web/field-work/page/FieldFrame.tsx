import { Check, ChevronLeft, CloudOff, CloudUpload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuidePlace } from '#model/guide/chapters.ts'
import { pages } from '#model/navigation/pages.ts'
import { GuideLink } from '../../platform/guide/GuideLink.tsx'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { Banner } from '../../ui/Banner.tsx'
import { mainId } from '../../ui/SkipLink.tsx'
import { syncState } from '../device/sync-state.ts'
import { canKeepPage } from '../worker/keep-page.ts'
import styles from './Field.module.css'

/** The state of the connection, and the number of entries waiting for it. */
function SyncState({ waiting, words: area }: { readonly waiting: number; readonly words: FieldWords }) {
  const { t } = useTranslation()
  const { offline, busy } = useStore(syncState)
  const state = offline ? 'offline' : waiting > 0 ? 'waiting' : 'sent'
  const Icon = { offline: CloudOff, waiting: CloudUpload, sent: Check }[state]
  const words = [
    offline && t('auditPhone.offline'),
    waiting > 0 && (busy && !offline ? t('auditPhone.sending') : t(`${area}.waiting`, { count: waiting })),
    !offline && waiting === 0 && t('auditPhone.allSent'),
  ].filter(Boolean)
  return (
    <span className={styles.sync} data-state={state} role="status">
      <Icon size={15} strokeWidth={2} aria-hidden="true" />
      {words.join(' · ')}
    </span>
  )
}

/** Texts of a kind of work. */
export type FieldWords = 'auditPhone' | 'movePhone'

/** Places in the guide that explain a kind of work: there is no router to ask when the page is opened without a network. */
const guides = {
  auditPhone: pages.auditOnPhone.guide,
  movePhone: pages.workOnPhone.guide,
} as const satisfies Record<FieldWords, GuidePlace>

export interface FieldFrameProps {
  readonly title: string
  readonly words: FieldWords
  /** Entries still to be sent; undefined until the device's store has been read. */
  readonly waiting: number | undefined
  readonly back: { readonly label: string; readonly to: string | (() => void) }
  readonly children: ReactNode
}

/** The frame of pages for phones: location, entries to send, and what prevents sending. */
export function FieldFrame({ title, words, waiting, back, children }: FieldFrameProps) {
  const { t } = useTranslation()
  const { isAuthenticated } = useSession()
  const { offline } = useStore(syncState)
  const { to } = back
  const label = (
    <>
      <ChevronLeft size={16} aria-hidden="true" />
      {back.label}
    </>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.top}>
          {typeof to === 'string' ? (
            <a href={to}>{label}</a>
          ) : (
            <button type="button" className={styles.back} onClick={to}>
              {label}
            </button>
          )}
          <span className={styles.tools}>
            {waiting !== undefined && <SyncState waiting={waiting} words={words} />}
            <GuideLink place={guides[words]} />
          </span>
        </div>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <main id={mainId} className={styles.main} tabIndex={-1}>
        <div className={styles.inner}>
          {offline && (
            <Banner kind="warning" inset>
              {t('auditPhone.offlineText')}
            </Banner>
          )}
          {!offline && !isAuthenticated && (
            <Banner
              kind="warning"
              inset
              actions={
                <a href={`/login?from=${encodeURIComponent(location.pathname)}`}>{t('auditPhone.signIn')}</a>
              }
            >
              {t('auditPhone.signInText')}
            </Banner>
          )}
          {!canKeepPage() && (
            <Banner kind="info" inset role="note">
              {t('auditPhone.notKept')}
            </Banner>
          )}
          {children}
        </div>
      </main>
    </div>
  )
}
