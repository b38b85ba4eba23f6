import { useQuery } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readSingleSignOn, removeSingleSignOn } from '#model/api/single-sign-on.ts'
import { call } from '../../platform/client.ts'
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import profile from '../../profile/ProfilePage.module.css'
import { Section } from '../../profile/Section.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DemandsSection } from './DemandsSection.tsx'
import { ServiceForm } from './ServiceForm.tsx'
import styles from './SingleSignOn.module.css'

interface CopyFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: string
}

/** An address to be taken elsewhere. */
function CopyField({ label, hint, value }: CopyFieldProps) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // No clipboard without HTTPS: the address is there to be copied by hand.
      field.current?.select()
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <TextField
      ref={field}
      readOnly
      label={label}
      hint={hint}
      value={value}
      onFocus={({ target }) => target.select()}
      button={
        <IconButton
          className={styles.copy}
          label={`${label}: ${t(copied ? 'singleSignOn.copied' : 'singleSignOn.copy')}`}
          onClick={() => void copy()}
        >
          <Icon size={16} strokeWidth={1.7} />
        </IconButton>
      }
    />
  )
}

const messages: NotificationRules = {
  success: { message: 'singleSignOn.removed' },
  error: { message: 'common.somethingWentWrong' },
}

interface RemoveServiceProps {
  readonly tenantId: string
  readonly onRemoved: () => Promise<unknown>
}

/** Removes the provider after confirmation, because it signs users out. */
function RemoveService({ tenantId, onRemoved }: RemoveServiceProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await call(removeSingleSignOn, { params: { tenantId } }, { notify: messages })
      setAsked(false)
      await onRemoved()
    } catch {
      // The notice reports the failure.
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('singleSignOn.remove')}</Button>
      {asked && (
        <ConfirmDialog
          title={t('singleSignOn.removeTitle')}
          submit={t('singleSignOn.remove')}
          cancel={t('singleSignOn.cancel')}
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsked(false)}
        >
          {t('singleSignOn.removeText')}
        </ConfirmDialog>
      )}
    </>
  )
}

/** The ways people sign in to the museum, for its administrators: requirements, and the museum's own service. */
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
            // After removal the form starts again empty.
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
