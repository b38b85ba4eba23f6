import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptTerms, listAccepted, readDocument } from '#model/api/licences.ts'
import { type AcceptedDocuments, acceptedBody, type DocumentKind } from '#model/licences/documents.ts'
import { call } from '../platform/client.ts'
import { useMuseum } from '../platform/query/use-museum.ts'
import { CallError } from '../platform/request/call-error.ts'
import { genericOnFailure } from '../platform/request/notification-rules.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './DocumentConsent.module.css'
import { DocumentConsent } from './DocumentConsent.tsx'

interface ChangedTermsDialogProps {
  readonly kinds: readonly DocumentKind[]
  readonly onClose: () => void
}

/** The newest versions of documents that were changed, to be read and agreed to together. */
export function ChangedTermsDialog({ kinds, onClose }: ChangedTermsDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const licenceType = useMuseum()?.licence.type
  const [accepted, setAccepted] = useState<AcceptedDocuments>({})
  const [busy, setBusy] = useState(false)

  const accept = async () => {
    setBusy(true)
    try {
      await call(acceptTerms, { body: acceptedBody(accepted) }, { notify: genericOnFailure })
      await client.invalidateQueries({ queryKey: [listAccepted.name] })
      onClose()
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setBusy(false)
      if (Object.keys(failure.fields).length === 0) return
      // A newer version was published in between: it is shown, to be read first.
      setAccepted({})
      void client.invalidateQueries({ queryKey: [readDocument.name] })
    }
  }

  return (
    <Dialog
      size={760}
      title={t('licence.outdated.title')}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('licence.outdated.later')}
          </Button>
          <Button
            look="primary"
            disabled={kinds.some(kind => accepted[kind] === undefined)}
            busy={busy}
            onClick={() => void accept()}
          >
            {t('licence.outdated.accept')}
          </Button>
        </>
      }
    >
      <div className={styles.documents}>
        <p>{t('licence.outdated.hint')}</p>
        {licenceType && (
          <DocumentConsent
            kinds={kinds}
            licenceType={licenceType}
            accepted={accepted}
            onChange={setAccepted}
          />
        )}
      </div>
    </Dialog>
  )
}
