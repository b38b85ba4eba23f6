import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endMySession, endMySessions, listMySessions } from '#model/api/security.ts'
import { call, session } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ConfirmDialog } from '../users/ConfirmDialog.tsx'
import styles from './Security.module.css'
import { SessionRow } from './SessionRow.tsx'

const messages: NotificationRules = {
  success: { message: 'security.sessions.ended' },
  // One that has ended by itself is gone all the same.
  error: { message: 'common.somethingWentWrong', exclude: [404] },
}

/** Where one is signed in, and the ways to sign out there: at once. */
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
