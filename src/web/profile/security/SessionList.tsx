import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod/mini'
import { endMySession, endMySessions, listMySessions, type runningSession } from '#model/api/security.ts'
import { displayName } from '#model/display-name.ts'
import { browserName } from '../../platform/browser-name.ts'
import { call, session } from '../../platform/client.ts'
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
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

const messages: NotificationRules = {
  success: { message: 'security.sessions.ended' },
  // One that has ended by itself is gone all the same.
  error: { message: 'common.somethingWentWrong', exclude: [404] },
}

/** Sessions of the user, and the buttons that end them. */
export function SessionList() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = endpointQuery(listMySessions, {})
  const { data, isError, refetch } = useQuery({ ...query, refetchOnMount: 'always' })
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)

  const end = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work().catch(() => undefined)
    await client.invalidateQueries({ queryKey: query.queryKey })
    setBusy(false)
  }
  const endOthers = () => call(endMySessions, {}, { notify: messages })

  if (isError && !data) return <LoadFailed retry={refetch} />
  if (!data) return <Skeleton width={40} />
  return (
    <>
      <ul className={styles.sessions}>
        {data.map(one => (
          <SessionRow
            key={one.id}
            session={one}
            busy={busy}
            onEnd={() => void end(() => call(endMySession, { params: { id: one.id } }, { notify: messages }))}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        {data.length > 1 && (
          <Button busy={busy} onClick={() => void end(endOthers)}>
            {t('security.sessions.endOthers')}
          </Button>
        )}
        <Button onClick={() => setAsks(true)}>{t('security.sessions.endAll')}</Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={t('security.sessions.endAllAsk')}
          submit={t('security.sessions.end')}
          busy={busy}
          onConfirm={() => void end(() => endOthers().then(() => session.signOut()))}
          onClose={() => setAsks(false)}
        >
          <p>{t('security.sessions.endAllText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
