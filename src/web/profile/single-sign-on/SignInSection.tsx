import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readSingleSignOn } from '#model/api/single-sign-on.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { useSession } from '../../platform/session/use-session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import profile from '../ProfilePage.module.css'
import { Section } from '../Section.tsx'
import { CopyField } from './CopyField.tsx'
import { DemandsSection } from './DemandsSection.tsx'
import { RemoveService } from './RemoveService.tsx'
import { ServiceForm } from './ServiceForm.tsx'
import styles from './SingleSignOn.module.css'

/** How people sign in to the museum, for its administrators: what is demanded of them, and the museum's own service. */
export function SignInSection() {
  const { t } = useTranslation()
  const tenantId = useSession().currentMuseumId ?? ''
  const { data, error, refetch } = useQuery(endpointQuery(readSingleSignOn, { params: { tenantId } }))
  if (error) return <LoadFailed retry={refetch} />
  const settings = data?.settings ?? null
  const state = settings === null ? 'none' : settings.enabled ? 'on' : 'off'
  return (
    <>
      <DemandsSection key={state} />
      <Section title={t('singleSignOn.title')} lead={t('singleSignOn.intro')}>
        <p className={styles.state}>
          {data ? (
            <Badge tone={state === 'on' ? 'success' : 'neutral'}>{t(`singleSignOn.states.${state}`)}</Badge>
          ) : (
            <Skeleton width={12} />
          )}
        </p>
        {data && (
          <ServiceForm
            // Taken away, the form begins anew.
            key={String(settings === null)}
            tenantId={tenantId}
            saved={settings}
            onSaved={refetch}
          />
        )}
      </Section>
      {data && (
        <Section title={t('singleSignOn.addresses')}>
          <div className={profile.form}>
            {data.callbackPending && (
              <Banner kind="warning" role="note" inset>
                {t('singleSignOn.callbackPending')}
              </Banner>
            )}
            <CopyField
              label={t('singleSignOn.callback')}
              hint={t('singleSignOn.callbackHint')}
              value={data.callback}
            />
            <p className={profile.hint}>{t('singleSignOn.verifiedHint')}</p>
            {settings && (
              <CopyField
                label={t('singleSignOn.direct')}
                hint={t('singleSignOn.directHint')}
                value={data.direct}
              />
            )}
            {settings && (
              <div className={profile.actions}>
                <RemoveService tenantId={tenantId} onRemoved={refetch} />
              </div>
            )}
          </div>
        </Section>
      )}
    </>
  )
}
