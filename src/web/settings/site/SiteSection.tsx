import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { closeSite, openSite, readSite } from '#model/api/open-collection.ts'
import { call } from '../../platform/client.ts'
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import profile from '../../profile/ProfilePage.module.css'
import { Section } from '../../profile/Section.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PublicFields } from './PublicFields.tsx'
import styles from './Site.module.css'
import { SiteForm } from './SiteForm.tsx'
import { WithdrawnRecords } from './WithdrawnRecords.tsx'

type Site = NonNullable<OutputOf<typeof readSite>['site']>

const messages = (message: 'openCollection.opened' | 'openCollection.closed'): NotificationRules => ({
  success: { message },
  error: { message: 'common.somethingWentWrong' },
})

interface SiteStateProps {
  readonly tenantId: string
  readonly site: Site
  readonly onChanged: () => Promise<unknown>
}

/** The state of the site, its address, and the button that opens or closes it after confirmation. */
function SiteState({ tenantId, site, onChanged }: SiteStateProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const isOpen = site.openedAt !== null
  const change = async () => {
    setBusy(true)
    const request = { params: { tenantId } }
    try {
      if (isOpen) await call(closeSite, request, { notify: messages('openCollection.closed') })
      else await call(openSite, request, { notify: messages('openCollection.opened') })
      setAsked(false)
      await onChanged()
    } catch {
      // The notice reports the failure.
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.state}>
      <Badge tone={isOpen ? 'success' : 'neutral'}>
        {t(`openCollection.states.${isOpen ? 'open' : 'closed'}`)}
      </Badge>
      {isOpen ? (
        <a href={site.url} target="_blank" rel="noopener noreferrer" className={styles.address}>
          {site.url}
          <ExternalLink size={15} strokeWidth={1.7} aria-label={t('openCollection.newTab')} />
        </a>
      ) : (
        <span className={styles.address}>{site.url}</span>
      )}
      <Button look={isOpen ? 'default' : 'primary'} onClick={() => setAsked(true)}>
        {t(`openCollection.${isOpen ? 'close' : 'open'}`)}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t(`openCollection.${isOpen ? 'closeTitle' : 'openTitle'}`)}
          submit={t(`openCollection.${isOpen ? 'close' : 'open'}`)}
          look={isOpen ? 'danger' : 'primary'}
          busy={busy}
          onConfirm={() => void change()}
          onClose={() => setAsked(false)}
        >
          {t(`openCollection.${isOpen ? 'closeText' : 'openText'}`)}
        </ConfirmDialog>
      )}
    </div>
  )
}

/** The public site of the museum, for its administrators: state, settings, and what is shown of published records. */
export function SiteSection() {
  const { t } = useTranslation()
  const tenantId = useSession().currentMuseumId ?? ''
  const { data, error, refetch } = useQuery(endpointQuery(readSite, { params: { tenantId } }))
  if (error) return <LoadFailed retry={refetch} />
  const site = data?.site ?? null
  return (
    <>
      <Section title={t('openCollection.title')} lead={t('openCollection.lead')}>
        {!data && <Skeleton width={40} />}
        {data && site && <SiteState tenantId={tenantId} site={site} onChanged={refetch} />}
        {data && !site && <p className={profile.hint}>{t('openCollection.first')}</p>}
        {data && <SiteForm key={String(site === null)} tenantId={tenantId} saved={site} onSaved={refetch} />}
      </Section>
      {site && (
        <Section title={t('openCollection.fields.title')} lead={t('openCollection.fields.lead')}>
          <PublicFields tenantId={tenantId} />
        </Section>
      )}
      {site && (
        <Section title={t('openCollection.withdrawn.title')} lead={t('openCollection.withdrawn.lead')}>
          <WithdrawnRecords tenantId={tenantId} />
        </Section>
      )}
    </>
  )
}
