import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openRoomFor } from '#model/api/procedures/room.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { valueAt } from '#model/engine/values.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { type LinkTerms, ShareDialog } from '../../cards/sharing/ShareDialog.tsx'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { TextField } from '../../ui/TextField.tsx'
import { daysUntilOver, offeredDays } from './days-until-over.ts'
import { useRoomWords } from './use-room-words.ts'

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
  const say = useRoomWords(procedure.type)
  const opensFor = procedureNamed(procedure.type)?.rooms?.opensFor ?? ''
  const [recipient, setRecipient] = useState(() => textAt(procedure.values, `${opensFor}/name`))
  const [email, setEmail] = useState(() => textAt(procedure.values, 'contactEmail'))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const to = email.trim()
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: (terms: LinkTerms) =>
      call(openRoomFor, {
        params: { id: procedure.id },
        body: { ...terms, recipient: recipient.trim(), ...(to && { email: to }) },
      }),
    onSuccess: onOpened,
    onError(failure) {
      const wrong = failure instanceof CallError ? failure.fields : {}
      if (Object.keys(wrong).length > 0) setProblems(wrong)
      else notices.add('error', wordsForFailure(failure))
    },
  })
  return (
    <ShareDialog
      title={say('open')}
      words={{ span: t('rooms.days'), make: say('open'), link: t('rooms.made') }}
      spans={offeredDays}
      span={daysUntilOver(procedure, new Date())}
      terms={
        <>
          <TextField
            data-autofocus
            label={t('rooms.recipient')}
            hint={t('rooms.hint/recipient')}
            maxLength={200}
            value={recipient}
            problem={problems.recipient}
            onChange={({ target }) => {
              setRecipient(target.value)
              setProblems({})
            }}
          />
          <TextField
            label={t('rooms.email')}
            hint={t('rooms.hint/email')}
            type="email"
            value={email}
            problem={problems.email}
            onChange={({ target }) => {
              setEmail(target.value)
              setProblems({})
            }}
          />
        </>
      }
      busy={isPending}
      onMake={terms =>
        recipient.trim() === '' ? setProblems({ recipient: t('validation.required') }) : mutate(terms)
      }
      made={data}
      note={
        <>
          {to && <p>{t('rooms.sentTo', { email: to })}</p>}
          {data && (
            <p>
              <a href={data.url} target="_blank" rel="noreferrer">
                {t('rooms.here')}
              </a>
            </p>
          )}
        </>
      }
      onAnother={reset}
      onClose={onClose}
    />
  )
}
