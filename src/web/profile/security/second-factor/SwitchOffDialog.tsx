import { useTranslation } from 'react-i18next'
import { switchOffSecondFactor } from '#model/api/security.ts'
import { call } from '../../../platform/client.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ProofForm } from './ProofForm.tsx'

/** Back to signing in by password alone. */
export function SwitchOffDialog({ onClose }: { readonly onClose: () => void }) {
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
