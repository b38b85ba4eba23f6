import { useMutation } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openRoomFor } from '#model/api/procedures/room.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { valueAt } from '#model/procedures/sheets.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { daysUntilOver, offeredDays } from './days-until-over.ts'
import styles from './RoomTab.module.css'

export interface OpenRoomDialogProps {
  readonly procedure: Procedure
  readonly onClose: () => void
  readonly onOpened: () => void
}

const textAt = (values: Procedure['values'], path: string): string => {
  const value = valueAt(values, path)
  return typeof value === 'string' ? value : ''
}

/** Opens a room and shows its address, the only time it is seen. */
export function OpenRoomDialog({ procedure, onClose, onOpened }: OpenRoomDialogProps) {
  const { t } = useTranslation()
  const link = useRef<HTMLInputElement>(null)
  const [recipient, setRecipient] = useState(() => textAt(procedure.values, 'borrower/name'))
  const [email, setEmail] = useState(() => textAt(procedure.values, 'contactEmail'))
  const [days, setDays] = useState<number>(() => daysUntilOver(procedure, new Date()))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [copied, setCopied] = useState(false)
  const to = email.trim()
  const { mutate, data, isPending } = useMutation({
    mutationFn: () =>
      call(openRoomFor, {
        params: { id: procedure.id },
        body: { recipient: recipient.trim(), days, ...(to && { email: to }) },
      }),
    onSuccess: onOpened,
    onError(failure) {
      const wrong = failure instanceof CallError ? failure.fields : {}
      if (Object.keys(wrong).length > 0) setProblems(wrong)
      else notices.add('error', wordsForFailure(failure))
    },
  })
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // No clipboard without HTTPS: the address is there to be copied by hand.
      link.current?.select()
    }
  }
  if (data)
    return (
      <Dialog
        title={t('borrowerRoom.openTitle')}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{t('cards.form.close')}</Button>
            <Button look="primary" onClick={() => void copy(data.url)}>
              {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
              {t(copied ? 'borrowerRoom.copied' : 'borrowerRoom.copy')}
            </Button>
          </>
        }
      >
        <p>{t('borrowerRoom.made')}</p>
        <TextInput
          ref={link}
          readOnly
          aria-label={t('borrowerRoom.made')}
          value={data.url}
          onFocus={({ target }) => target.select()}
        />
        {to && <p>{t('borrowerRoom.sentTo', { email: to })}</p>}
      </Dialog>
    )
  return (
    <Dialog
      title={t('borrowerRoom.openTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('procedures.cancel')}</Button>
          <Button
            look="primary"
            busy={isPending}
            onClick={() =>
              recipient.trim() === '' ? setProblems({ recipient: t('validation.required') }) : mutate()
            }
          >
            {t('borrowerRoom.open')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('borrowerRoom.recipient')}
          hint={t('borrowerRoom.hint/recipient')}
          maxLength={200}
          value={recipient}
          problem={problems.recipient}
          onChange={({ target }) => {
            setRecipient(target.value)
            setProblems({})
          }}
        />
        <TextField
          label={t('borrowerRoom.email')}
          hint={t('borrowerRoom.hint/email')}
          type="email"
          value={email}
          problem={problems.email}
          onChange={({ target }) => {
            setEmail(target.value)
            setProblems({})
          }}
        />
        <SelectField
          label={t('borrowerRoom.days')}
          value={String(days)}
          options={offeredDays.map(count => ({
            value: String(count),
            label: t('borrowerRoom.daysCount', { count }),
          }))}
          onChange={({ target }) => setDays(Number(target.value))}
        />
      </div>
    </Dialog>
  )
}
