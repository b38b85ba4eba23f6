import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { publicSideEndpoints } from '#model/api/public-side.ts'
import { call } from '../../platform/client.ts'
import { onSuccess } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import type { CardArea } from '../card-area.ts'

export interface WithdrawDialogProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly put: (answer: CardAnswer) => void
  readonly onClose: () => void
}

const longest = 1000

/** Withdraws a record from the public at once, for a reason, or lifts that with a note (O-W33). */
export function WithdrawDialog({ area, card, put, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const client = useQueryClient()
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState(false)
  const { withdraw, liftWithdrawal } = publicSideEndpoints(area.declaration)
  const lifts = card.withdrawal !== undefined
  const params = { id: card.id }
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      lifts
        ? call(
            liftWithdrawal,
            { params, body: { note: words } },
            { notify: onSuccess('cards.withdrawal.lifted', []) },
          )
        : call(
            withdraw,
            { params, body: { reason: words } },
            { notify: onSuccess('cards.withdrawal.done', []) },
          ),
    onSuccess(answer) {
      put(answer)
      void client.invalidateQueries({ queryKey: [area.endpoints.list.name] })
      void client.invalidateQueries({ queryKey: [area.endpoints.revisions.name, card.id] })
      onClose()
    },
  })
  const isEmpty = words.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isEmpty) mutate()
  }
  const problem = asked && isEmpty ? t('validation.required') : undefined
  return (
    <Dialog
      title={t(lifts ? 'cards.withdrawal.liftTitle' : 'cards.withdrawal.title')}
      size={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button look={lifts ? 'primary' : 'danger'} type="submit" form={form} busy={isPending}>
            {t(lifts ? 'cards.withdrawal.liftSubmit' : 'cards.withdrawal.submit')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate>
        <p>{t(lifts ? 'cards.withdrawal.liftText' : 'cards.withdrawal.text')}</p>
        <FormRow
          broad
          required
          label={t(lifts ? 'cards.withdrawal.note' : 'cards.withdrawal.reason')}
          hint={t(lifts ? 'cards.withdrawal.noteHint' : 'cards.withdrawal.reasonHint')}
          problem={problem}
        >
          <TextArea
            data-autofocus
            max={longest}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </FormRow>
      </form>
    </Dialog>
  )
}
