import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CardAnswer, Revision } from '#model/api/cards/shapes.ts'
import { call } from '../../../platform/client.ts'
import { useTimes } from '../../../platform/times.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { CardArea } from '../../card-area.ts'

export interface RestoreDialogProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly revision: Revision
  readonly version: number
  readonly paths?: readonly string[]
  /** The only field to restore. */
  readonly label?: string
  readonly put: (answer: CardAnswer) => void
  readonly onClose: () => void
}

/** Restores an earlier version or one of its values. The lock is acquired only for that moment, so no other editor is interrupted. */
export function RestoreDialog({
  area,
  card,
  revision,
  version,
  paths,
  label,
  put,
  onClose,
}: RestoreDialogProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const { endpoints } = area
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const params = { id: card.id }
      await call(endpoints.lock, { params, body: {} })
      try {
        return await call(
          endpoints.restoreVersion,
          { params: { ...params, version: String(version) }, body: paths ? { paths: [...paths] } : {} },
          {
            notify: {
              success: { message: 'cards.history.restored' },
              error: { message: 'common.somethingWentWrong' },
            },
          },
        )
      } finally {
        await call(endpoints.unlock, { params }).catch(() => undefined)
      }
    },
    onSuccess: put,
    onSettled: onClose,
  })
  return (
    <Dialog
      title={
        label
          ? t('cards.history.restoreField', { field: label })
          : t('cards.history.restoreTitle', { time: times.full(revision.at) })
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button look="primary" data-autofocus busy={isPending} onClick={() => mutate()}>
            {t(label ? 'cards.history.restoreOne' : 'cards.history.restoreAll')}
          </Button>
        </>
      }
    >
      {t('cards.history.restoreText')}
    </Dialog>
  )
}
