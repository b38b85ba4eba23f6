import { useTranslation } from 'react-i18next'
import { closeDialog, type DialogRequest } from '../platform/dialogs/dialogs.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'

/** The dialogs that any part of the product can call up. */
export default function Dialogs({ request }: { readonly request: DialogRequest }) {
  const { t } = useTranslation()
  const gotIt = (
    <Button look="primary" onClick={closeDialog}>
      {t('common.notFound.button')}
    </Button>
  )
  return (
    <UiProvider>
      {request.kind === 'not-found' && (
        <Dialog title={t('common.notFound.title')} onClose={closeDialog} actions={gotIt}>
          {t('common.notFound.text')}
        </Dialog>
      )}
      {request.kind === 'rights-application' && (
        <Dialog title={t('shell.rights.errorTitle')} onClose={closeDialog} actions={gotIt}>
          {t('shell.rights.errorText')}
        </Dialog>
      )}
      {request.kind === 'unsaved' && (
        <Dialog
          title={t('common.unsaved.title')}
          onClose={() => request.answer(false)}
          actions={
            <>
              <Button onClick={() => request.answer(true)}>{t('common.unsaved.leave')}</Button>
              <Button look="primary" data-autofocus onClick={() => request.answer(false)}>
                {t('common.unsaved.stay')}
              </Button>
            </>
          }
        >
          {t('common.unsaved.text')}
        </Dialog>
      )}
    </UiProvider>
  )
}
