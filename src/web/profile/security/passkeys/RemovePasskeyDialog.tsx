import { useTranslation } from 'react-i18next'
import { removePasskey } from '#model/api/passkeys.ts'
import { call } from '../../../platform/client.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FactorCheck } from '../second-factor/FactorCheck.tsx'
import { ProofForm } from '../second-factor/ProofForm.tsx'

export interface RemovePasskeyDialogProps {
  readonly passkey: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** A passkey is removed, after the password, with a code where the account has a second factor. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('security.passkeys.removeTitle', { name })}
      onClose={onClose}
      closeLabel={t('common.close')}
    >
      <FactorCheck>
        {withCode => (
          <ProofForm
            danger
            withCode={withCode}
            text={t('security.passkeys.removeText')}
            codeHint={t('security.secondFactor.codeHint')}
            submitLabel={t('security.passkeys.remove')}
            onCancel={onClose}
            onSubmit={async ({ password, code }) => {
              await call(
                removePasskey,
                { params: { id }, body: { password, ...(withCode && { code }) } },
                { notify: { success: { message: 'security.passkeys.removed' } } },
              )
              onClose()
            }}
          />
        )}
      </FactorCheck>
    </Dialog>
  )
}
