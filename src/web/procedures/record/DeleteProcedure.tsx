import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteProcedure, listProcedures, restoreProcedure } from '#model/api/procedures/procedures.ts'
import { procedurePath, proceduresPath } from '#model/navigation/procedure-path.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'

/** Puts a procedure into the bin after asking, and takes it out again. */
export function DeleteProcedure({ procedure, put }: ProcedurePartProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { id } = procedure
  const onError = (failure: Error) => notices.add('error', wordsForFailure(failure))
  const restore = useMutation({
    mutationFn: () => call(restoreProcedure, { params: { id } }),
    onSuccess(restored) {
      put(restored)
      void navigate({ to: procedurePath(id) })
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: () => call(deleteProcedure, { params: { id } }),
    async onSuccess() {
      setAsking(false)
      void client.invalidateQueries({ queryKey: [listProcedures.name] })
      await navigate({ to: proceduresPath, replace: true })
      notices.add(
        'success',
        'procedures.deleted',
        { number: procedure.number },
        {
          label: 'procedures.restore',
          run: () => restore.mutate(),
        },
      )
    },
    onError,
  })
  if (procedure.deletedAt !== null)
    return (
      <Button busy={restore.isPending} onClick={() => restore.mutate()}>
        <Undo2 size={16} strokeWidth={1.7} aria-hidden="true" />
        {t('procedures.restore')}
      </Button>
    )
  return (
    <>
      <Button look="subtle" onClick={() => setAsking(true)}>
        <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
        {t('procedures.delete')}
      </Button>
      {asking && (
        <Dialog
          title={t('procedures.deleteTitle', { number: procedure.number })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('procedures.cancel')}</Button>
              <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
                {t('procedures.delete')}
              </Button>
            </>
          }
        >
          {t('procedures.deleteText')}
        </Dialog>
      )}
    </>
  )
}
