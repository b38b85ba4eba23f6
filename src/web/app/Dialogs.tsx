import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { closeDialog, type DialogRequest } from '../platform/dialogs/dialogs.ts'
import { queryClient } from '../platform/query/query-client.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'

const Upgrade = lazy(async () => ({ default: (await import('../licence/upgrade/Upgrade.tsx')).Upgrade }))

const leaveWords = {
  edits: 'common.unsaved',
  uploads: 'uploads.leave',
  findings: 'auditPhone.leave',
} as const

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
      {request.kind === 'upgrade' && (
        <QueryClientProvider client={queryClient}>
          <Suspense>
            <Upgrade forced={request.forced} />
          </Suspense>
        </QueryClientProvider>
      )}
      {request.kind === 'unsaved' && (
        <Dialog
          title={t(`${leaveWords[request.about]}.title`)}
          onClose={() => request.answer(false)}
          actions={
            <>
              <Button onClick={() => request.answer(true)}>{t(`${leaveWords[request.about]}.leave`)}</Button>
              <Button look="primary" data-autofocus onClick={() => request.answer(false)}>
                {t(`${leaveWords[request.about]}.stay`)}
              </Button>
            </>
          }
        >
          {t(`${leaveWords[request.about]}.text`)}
        </Dialog>
      )}
    </UiProvider>
  )
}
