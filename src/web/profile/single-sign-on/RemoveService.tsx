import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeSingleSignOn } from '#model/api/single-sign-on.ts'
import { call } from '../../platform/client.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

const messages: NotificationRules = {
  success: { message: 'singleSignOn.removed' },
  error: { message: 'common.somethingWentWrong' },
}

export interface RemoveServiceProps {
  readonly tenantId: string
  readonly onRemoved: () => Promise<unknown>
}

/** Takes the service away, after a question: people are signed out by it. */
export function RemoveService({ tenantId, onRemoved }: RemoveServiceProps) {
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
      // Told by the notice.
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('singleSignOn.remove')}</Button>
      {asked && (
        <Dialog
          title={t('singleSignOn.removeTitle')}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button data-autofocus onClick={() => setAsked(false)}>
                {t('singleSignOn.cancel')}
              </Button>
              <Button look="danger" busy={busy} onClick={() => void remove()}>
                {t('singleSignOn.remove')}
              </Button>
            </>
          }
        >
          {t('singleSignOn.removeText')}
        </Dialog>
      )}
    </>
  )
}
