import { Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod/mini'
import type { runningSession } from '#model/api/security.ts'
import { displayName } from '#model/display-name.ts'
import { browserName } from '../../platform/browser-name.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './Security.module.css'

export interface SessionRowProps {
  readonly session: z.output<typeof runningSession>
  readonly busy: boolean
  readonly onEnd: () => void
}

/** One place where one is signed in: with which browser, since when and until when, last seen when, and by whom if it is not oneself. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t } = useTranslation()
  const moments = useMoments()
  const { client, createdAt, lastSeenAt, endsAt, begunBy, stays, current, by } = session
  const name = browserName(client, t)
  const Icon = /mobile|android|iphone/i.test(client) ? Smartphone : Monitor
  return (
    <li className={styles.session}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className={styles.device} />
      <div className={styles.about}>
        <p className={styles.browser}>
          {name} {current && <Badge tone="success">{t('security.sessions.current')}</Badge>}
        </p>
        {by && <p className={styles.by}>{t('security.sessions.by', { name: displayName(by) })}</p>}
        <p className={styles.when}>
          {current
            ? t('security.sessions.inUse')
            : t('security.sessions.seen', { at: moments.short(lastSeenAt) })}
          {' · '}
          {t('security.sessions.since', { at: moments.short(createdAt) })}{' '}
          {t(`security.sessions.begunBy.${begunBy}`)}
          {' · '}
          {t(`security.sessions.${stays ? 'stays' : 'ends'}`, { at: moments.short(endsAt) })}
        </p>
      </div>
      {!current && (
        <Button
          disabled={busy}
          onClick={onEnd}
          aria-label={t('security.sessions.endNamed', { name, at: moments.short(lastSeenAt) })}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  )
}
