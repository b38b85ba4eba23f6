import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { undeleteRequirement } from '#model/engine/requirement-of.ts'
import { useCan } from '../../../platform/access/use-can.ts'
import { call } from '../../../platform/client.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { offerUndo } from '../../../platform/notices/offer-undo.ts'
import { genericOnFailure } from '../../../platform/request/notification-rules.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { CardArea } from '../../card-area.ts'
import { cardWordKey } from '../../card-words.ts'
import { cardQuery } from '../../data/use-card.ts'
import { shownTitle } from '../../shown-title.ts'
import { typeOfCard } from '../../type-of-card.ts'

export interface DeleteDialogProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly onClose: () => void
}

/** Asks before a record is moved to the trash, and lists the consequences (acceptance row C-K13). */
export function DeleteDialog({ area, card, onClose }: DeleteDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { endpoints } = area
  const type = typeOfCard(area, card)
  const mayUndo = useCan(undeleteRequirement(area.declaration))
  const restore = async () => {
    await call(endpoints.restore, { params: { id: card.id } })
    void client.invalidateQueries({ queryKey: [endpoints.list.name] })
    await navigate({ to: area.recordPath(card.id) })
    return undefined
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endpoints.remove, { params: { id: card.id } }, { notify: genericOnFailure }),
    onSuccess: async () => {
      await navigate({ to: area.listPath, replace: true })
      client.removeQueries({ queryKey: cardQuery(area, card.id).queryKey })
      void client.invalidateQueries({ queryKey: [endpoints.list.name] })
      const words = cardWordKey(type, 'deleted')
      if (mayUndo) offerUndo(words, {}, restore)
      else notices.add('success', words)
    },
    onError: onClose,
  })
  const { uploaded, restoredByDeleters } = area.declaration
  const text = restoredByDeleters ? 'textOfKept' : uploaded ? 'textOfFile' : 'text'
  const title = [card.number, shownTitle(card.heading)].filter(Boolean).join(' ')
  return (
    <Dialog
      title={t(cardWordKey(type, 'deleteTitle'))}
      onClose={onClose}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('cards.record.cancel')}
          </Button>
          <Button look="danger" busy={isPending} onClick={() => mutate()}>
            {t('cards.record.deleteDialog.confirm')}
          </Button>
        </>
      }
    >
      {t(`cards.record.deleteDialog.${text}`, { title })}
    </Dialog>
  )
}
