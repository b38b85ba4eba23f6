import { useTranslation } from 'react-i18next'
import { exportMyData } from '#model/api/own-data.ts'
import { download } from '../../platform/download.ts'
import { notices } from '../../platform/notices/notices.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ProofForm } from '../security/second-factor/ProofForm.tsx'

export interface OwnDataDialogProps {
  /** Of the person. */
  readonly email: string
  /** True where the account has a second factor. */
  readonly withCode: boolean
  readonly onClose: () => void
}

/** Asks for password and code, then hands the archive to the browser. */
export function DownloadDialog({ withCode, onClose }: OwnDataDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('privacy.take.title')} onClose={onClose} closeLabel={t('common.close')}>
      <ProofForm
        text={t(withCode ? 'privacy.take.dialogCode' : 'privacy.take.dialog')}
        withCode={withCode}
        codeHint={t('security.secondFactor.codeHint')}
        submitLabel={t('privacy.take.button')}
        onCancel={onClose}
        onSubmit={async ({ password, code }) => {
          await download(exportMyData, { body: { password, ...(withCode && { code }) } })
          notices.add('success', 'privacy.take.done')
          onClose()
        }}
      />
    </Dialog>
  )
}
