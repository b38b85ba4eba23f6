import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from '#model/api/security.ts'
import { call, session } from '../../../platform/client.ts'
import { useMoments } from '../../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../../platform/query/LoadFailed.tsx'
import { genericOnFailure } from '../../../platform/request/notification-rules.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { Row } from '../../Section.tsx'
import styles from '../Security.module.css'
import { useOnlyFactor } from '../use-only-factor.ts'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The secret for the device: to be scanned, or typed where it has no camera. */
function ScanSecret({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.scan}>
      <QrCode text={uri} label={t('security.secondFactor.qrCode')} />
      <div>
        <p>{t('security.secondFactor.scanText')}</p>
        <p className={styles.typed}>{t('security.secondFactor.typeText')}</p>
        <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
    </div>
  )
}

const steps = ['scan', 'confirm', 'keep'] as const

interface SetUpDialogProps {
  readonly started: OutputOf<typeof beginSecondFactor>
  readonly onClose: () => void
}

/** The second factor in three steps: the device learns the secret, shows that it did, and the recovery codes are kept. */
function SetUpDialog({ started, onClose }: SetUpDialogProps) {
  const { t } = useTranslation()
  const [step, setStep] = useState<(typeof steps)[number]>('scan')
  const [codes, setCodes] = useState<readonly string[]>([])
  const kept = step === 'keep'
  return (
    <Dialog
      title={t('security.secondFactor.setUp')}
      size={560}
      // The codes are shown this once: they are not to vanish by a stray key.
      onClose={kept ? undefined : onClose}
      closeLabel={t('common.close')}
    >
      <div className={styles.steps}>
        <Stepper
          label={t('security.secondFactor.steps.label')}
          doneLabel={t('security.secondFactor.steps.done')}
          steps={steps.map(id => ({ id, label: t(`security.secondFactor.steps.${id}`) }))}
          current={step}
          onStep={kept ? undefined : () => setStep('scan')}
        />
        {step === 'scan' && (
          <>
            <ScanSecret {...started} />
            <div className={styles.dialogButtons}>
              <Button look="primary" onClick={() => setStep('confirm')}>
                {t('security.secondFactor.next')}
              </Button>
            </div>
          </>
        )}
        {step === 'confirm' && (
          <ProofForm
            text={t('security.secondFactor.confirmText')}
            submitLabel={t('security.secondFactor.confirm')}
            onCancel={onClose}
            onSubmit={async body => {
              setCodes((await call(confirmSecondFactor, { body })).recoveryCodes)
              setStep('keep')
            }}
          />
        )}
        {kept && <RecoveryCodes codes={codes} onDone={onClose} />}
      </div>
    </Dialog>
  )
}

/** New recovery codes in the place of the earlier ones. */
function RenewCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Dialog
      title={t('security.secondFactor.renew')}
      size={560}
      // The codes are shown this once: they are not to vanish by a stray key.
      onClose={codes ? undefined : onClose}
      closeLabel={t('common.close')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm
          text={t('security.secondFactor.renewText')}
          codeHint={t('security.secondFactor.codeHint')}
          submitLabel={t('security.secondFactor.renew')}
          onCancel={onClose}
          onSubmit={async body => setCodes((await call(renewRecoveryCodes, { body })).recoveryCodes)}
        />
      )}
    </Dialog>
  )
}

/** Back to signing in by password alone. */
function SwitchOffDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('security.secondFactor.switchOff')} onClose={onClose} closeLabel={t('common.close')}>
      <ProofForm
        danger
        text={t('security.secondFactor.offText')}
        codeHint={t('security.secondFactor.codeHint')}
        submitLabel={t('security.secondFactor.switchOff')}
        onCancel={onClose}
        onSubmit={async body => {
          await call(
            switchOffSecondFactor,
            { body },
            { notify: { success: { message: 'security.secondFactor.isOff' } } },
          )
          onClose()
        }}
      />
    </Dialog>
  )
}

type Open = 'renew' | 'off' | OutputOf<typeof beginSecondFactor>

/** So few recovery codes are left that it is time to make others. */
const few = 2

/** The second factor: its state, and the actions on it. */
export function SecondFactorPart() {
  const { t } = useTranslation()
  const moments = useMoments()
  const { currentUser } = useSession()
  const client = useQueryClient()
  const onlyFactor = useOnlyFactor()
  const query = endpointQuery(readSecondFactor, {})
  const { data, isError, refetch } = useQuery(query)
  const [open, setOpen] = useState<Open>()
  const [busy, setBusy] = useState(false)

  const begin = async () => {
    setBusy(true)
    await call(beginSecondFactor, undefined, { notify: genericOnFailure }).then(setOpen, () => refetch())
    setBusy(false)
  }
  const close = () => {
    setOpen(undefined)
    void client.invalidateQueries({ queryKey: query.queryKey })
    // Where the museum demands it, all else has waited for it.
    if (currentUser?.secondFactorMissing) void session.reloadUser().catch(() => undefined)
  }

  if (isError && !data) return <LoadFailed retry={refetch} />
  if (!data) return <Skeleton width={40} />
  const { since, recoveryCodesLeft } = data
  return (
    <>
      {since === null ? (
        <div className={styles.buttons}>
          <Button look="primary" busy={busy} onClick={() => void begin()}>
            {t('security.secondFactor.setUp')}
          </Button>
        </div>
      ) : (
        <>
          <dl className={styles.facts}>
            <Row label={t('security.secondFactor.on')}>{moments.short(since)}</Row>
            <Row label={t('security.secondFactor.codesLeft')}>{recoveryCodesLeft}</Row>
          </dl>
          {recoveryCodesLeft <= few && (
            <Banner kind="warning" role="note" inset>
              {t('security.secondFactor.fewLeft')}
            </Banner>
          )}
          <div className={styles.buttons}>
            <Button onClick={() => setOpen('renew')}>{t('security.secondFactor.renew')}</Button>
            {!onlyFactor && (
              <Button look="subtle" onClick={() => setOpen('off')}>
                {t('security.secondFactor.switchOff')}
              </Button>
            )}
          </div>
          {onlyFactor && <p className={styles.none}>{t('security.secondFactor.lastFactor')}</p>}
        </>
      )}
      {open === 'renew' && <RenewCodesDialog onClose={close} />}
      {open === 'off' && <SwitchOffDialog onClose={close} />}
      {typeof open === 'object' && <SetUpDialog started={open} onClose={close} />}
    </>
  )
}
