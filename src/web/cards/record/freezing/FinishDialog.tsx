import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Standing } from '#model/api/cards/freeze-endpoints.ts'
import { call } from '../../../platform/client.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useLabel } from '../../use-label.ts'
import type { RecordSlotProps } from '../view/record-slots.ts'
import styles from './Freezing.module.css'
import { finishingOf, freezingOf } from './freezing-of.ts'
import { useReload } from './use-standing.ts'

export interface FinishDialogProps extends RecordSlotProps {
  readonly unmet: Standing['unmet']
  readonly onClose: () => void
}

/** Lists what is missing before a record can be finished; otherwise explains what finishing means. */
export function FinishDialog({ area, card, put, unmet, onClose }: FinishDialogProps) {
  const { t } = useTranslation()
  const labelOf = useLabel(area.type)
  const { word } = freezingOf(area)
  const { reload, refused } = useReload(area, card.id)
  const { id, number, version } = card
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(finishingOf(area).finish, { params: { id }, body: { version } }),
    onSuccess(answer) {
      put(answer)
      void reload()
      notices.add('success', word('finished'), { number })
      onClose()
    },
    onError: refused,
  })
  const isReady = unmet.length === 0
  return (
    <Dialog
      size={480}
      title={t(isReady ? word('finishTitle') : 'cards.freezing.notYet') as string}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(isReady ? 'cards.record.cancel' : 'cards.freezing.back')}</Button>
          {isReady && (
            <Button look="primary" busy={isPending} onClick={() => mutate()}>
              {t('cards.freezing.finish')}
            </Button>
          )}
        </>
      }
    >
      {isReady ? (
        <p>{t(word('finishText')) as string}</p>
      ) : (
        <ul className={styles.guards}>
          {unmet.map(name => (
            <li key={name}>{labelOf(`guard/${name}`)}</li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
