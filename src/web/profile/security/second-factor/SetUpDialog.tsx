import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { type beginSecondFactor, confirmSecondFactor } from '#model/api/security.ts'
import { call } from '../../../platform/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import styles from '../Security.module.css'
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
export function SetUpDialog({ started, onClose }: SetUpDialogProps) {
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
