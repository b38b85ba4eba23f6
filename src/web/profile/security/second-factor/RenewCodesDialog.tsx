import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { renewRecoveryCodes } from '#model/api/security.ts'
import { call } from '../../../platform/client.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** New recovery codes in the place of the earlier ones. */
export function RenewCodesDialog({ onClose }: { readonly onClose: () => void }) {
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
