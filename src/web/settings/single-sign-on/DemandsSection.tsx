import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readMuseumSecurity, saveMuseumSecurity } from '#model/api/museum-security.ts'
import { call, session } from '../../platform/client.ts'
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import profile from '../../profile/ProfilePage.module.css'
import { Section } from '../../profile/Section.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SingleSignOn.module.css'

const messages: NotificationRules = {
  success: { message: 'singleSignOn.demands.saved' },
  error: { message: 'common.somethingWentWrong' },
}

type Demand = 'secondFactor' | 'signOn'

/** Requirements of the museum for everybody who signs in to it. */
export function DemandsSection() {
  const { t } = useTranslation()
  const tenantId = useSession().currentMuseumId ?? ''
  const params = { tenantId }
  const { data, error, refetch } = useQuery({
    ...endpointQuery(readMuseumSecurity, { params }),
    // The service beside it may have been set up since.
    refetchOnMount: 'always',
  })
  const [busy, setBusy] = useState(false)
  /** The requirement to confirm before it applies; lifting one locks no user out. */
  const [asked, setAsked] = useState<Demand>()

  const change = async (part: Partial<Record<Demand, boolean>>) => {
    if (!data || busy) return
    setBusy(true)
    const { secondFactor, signOn } = { ...data, ...part }
    await call(saveMuseumSecurity, { params, body: { secondFactor, signOn } }, { notify: messages }).catch(
      () => undefined,
    )
    await refetch()
    setBusy(false)
    setAsked(undefined)
    // It may be demanded of oneself.
    await session.reloadUser().catch(() => undefined)
  }
  const ask = async (demand: Demand, on: boolean) => {
    if (!on) return change({ [demand]: false })
    // As many as there are now.
    await refetch()
    setAsked(demand)
  }
  const without = data?.withoutSecondFactor.users ?? 0
  const obstacle = data?.signOn ? null : data?.signOnObstacle
  return (
    <Section title={t('singleSignOn.demands.title')} lead={t('singleSignOn.demands.lead')}>
      {error && !data && <LoadFailed retry={refetch} />}
      {!data && !error && <Skeleton width={40} />}
      {data && (
        <div className={profile.form}>
          <Switch
            label={t('singleSignOn.demands.secondFactor')}
            hint={t('singleSignOn.demands.secondFactorHint')}
            checked={data.secondFactor}
            disabled={busy}
            onChange={({ target }) => void ask('secondFactor', target.checked)}
          />
          <Switch
            label={t('singleSignOn.demands.signOn')}
            hint={[
              t('singleSignOn.demands.signOnHint'),
              ...(obstacle ? [t(`singleSignOn.demands.obstacles.${obstacle}`)] : []),
            ].join(' ')}
            checked={data.signOn}
            disabled={busy || Boolean(obstacle)}
            onChange={({ target }) => void ask('signOn', target.checked)}
          />
        </div>
      )}
      {data && asked && (
        <ConfirmDialog
          title={t(`singleSignOn.demands.${asked}Ask`)}
          submit={t('singleSignOn.demands.require')}
          look="primary"
          busy={busy}
          onConfirm={() => void change({ [asked]: true })}
          onClose={() => setAsked(undefined)}
        >
          <div className={styles.asked}>
            <p>{t('singleSignOn.demands.now')}</p>
            <p>{t(`singleSignOn.demands.${asked}Hint`)}</p>
            {asked === 'secondFactor' && (
              <>
                <p>
                  {without === 0
                    ? t('singleSignOn.demands.everyone')
                    : t('singleSignOn.demands.without', { count: without })}
                </p>
                {data.withoutSecondFactor.self && <p>{t('singleSignOn.demands.self')}</p>}
              </>
            )}
          </div>
        </ConfirmDialog>
      )}
    </Section>
  )
}
