import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listImports, readImport } from '#model/api/imports.ts'
import { undoOperation } from '#model/api/operations.ts'
import { call } from '../platform/client.ts'
import { genericOnFailure } from '../platform/request/notification-rules.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

/** Undoes a whole import after confirmation. */
export function UndoImport({ operationId }: { readonly operationId: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(undoOperation, { params: { id: operationId } }, { notify: genericOnFailure }),
    onSuccess: async () => {
      setAsking(false)
      await client.invalidateQueries({ queryKey: [listImports.name] })
      await client.invalidateQueries({ queryKey: [readImport.name] })
    },
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('import.undo.action')}</Button>
      {asking && (
        <Dialog
          title={t('import.undo.title')}
          onClose={() => setAsking(false)}
          closeLabel={t('import.undo.cancel')}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('import.undo.cancel')}</Button>
              <Button look="danger" busy={isPending} onClick={() => mutate()}>
                {t('import.undo.confirm')}
              </Button>
            </>
          }
        >
          {t('import.undo.text')}
        </Dialog>
      )}
    </>
  )
}
