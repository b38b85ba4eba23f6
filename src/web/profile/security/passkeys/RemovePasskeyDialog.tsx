import { useTranslation } from 'react-i18next'
import { removePasskey } from '#model/api/passkeys.ts'
import { call } from '../../../platform/client.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ProofForm } from '../second-factor/ProofForm.tsx'

export interface RemovePasskeyDialogProps {
  readonly passkey: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** A passkey is removed, after the password. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('security.passkeys.removeTitle', { name })}
      onClose={onClose}
      closeLabel={t('common.close')}
    >
      <ProofForm
        danger
        withCode={false}
        text={t('security.passkeys.removeText')}
        submitLabel={t('security.passkeys.remove')}
        onCancel={onClose}
        onSubmit={async ({ password }) => {
          await call(
            removePasskey,
            { params: { id }, body: { password } },
            { notify: { success: { message: 'security.passkeys.removed' } } },
          )
          onClose()
        }}
      />
    </Dialog>
  )
}
