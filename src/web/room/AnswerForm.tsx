import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerRoom, type HandedInFile } from '#model/api/procedures/room.ts'
import type { RoomAnswer, Rooms } from '#model/engine/aspects/rooms.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { useCardForm } from '../cards/form/use-card-form.ts'
import { browserStore } from '../platform/browser-store.ts'
import { call } from '../platform/client.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { CallError } from '../platform/request/call-error.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { SheetForm } from '../sheets/SheetForm.tsx'
import { Button } from '../ui/Button.tsx'
import { AnswerLines } from './AnswerLines.tsx'
import styles from './Room.module.css'
import { useRoomLink } from './room-link.ts'

const refused = 400
const changed = 409

/** An answer requested in a borrower portal. */
export interface AnswerPartProps {
  readonly rooms: Rooms
  readonly name: string
  readonly answer: RoomAnswer
  /** The last one submitted. */
  readonly sent: { readonly at: string; readonly name: string } | undefined
  /** Files submitted for it. */
  readonly handedIn: readonly HandedInFile[]
  /** Fingerprint of the text to be accepted, as shown here. */
  readonly agreed: string | undefined
  readonly draftKey: string
  /** Only one is open at a time, since their fields may have the same names. */
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly onSent: () => void
  /** The terms changed since they were loaded. */
  readonly onChanged: () => void
}

/** An answer not submitted yet. */
interface Draft {
  readonly values: CardValues
  readonly lines: Readonly<Record<string, CardValues>>
}

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === 'object' && stored !== null && 'values' in stored && 'lines' in stored

/** The draft of an answer, stored in this browser until it is sent. @param key of the procedure and the answer. */
function draftOf(key: string) {
  const store = browserStore<Draft>(`vitrine.room.${key}`)
  return {
    get(): Draft {
      const stored = store.get()
      return isDraft(stored) ? stored : { values: {}, lines: {} }
    },
    set: (draft: Draft) => store.set(() => draft),
    clear: () => store.set(() => undefined),
  }
}

/** The fields of an answer. Text is kept in the browser until it is sent. */
export function AnswerForm({ rooms, name, answer, agreed, draftKey, onSent, onChanged }: AnswerPartProps) {
  const { t } = useTranslation()
  const { token, grant } = useRoomLink()
  const draft = useMemo(() => draftOf(draftKey), [draftKey])
  const [begun] = useState(draft.get)
  const sheet = useMemo<NamedSheet>(
    () => ({ type: rooms.area, sections: answer.sections, rules: answer.rules ?? [] }),
    [rooms, answer],
  )
  // The address of a portal may be older than an update of the product.
  const form = useCardForm(sheet, asDeclared(sheet, begun.values))
  const [lines, setLines] = useState(begun.lines)
  const [attempt, setAttempt] = useState(0)
  const [wrongLines, setWrongLines] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    const keep = () => draft.set({ values: form.values.all(), lines })
    keep()
    return form.values.subscribe(keep)
  }, [draft, form, lines])
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (values: CardValues) =>
      call(answerRoom, {
        params: { token, answer: name },
        query: { grant },
        body: { values, lines, agreed },
      }),
    onSuccess() {
      draft.clear()
      onSent()
    },
    onError(failure) {
      if (failure instanceof CallError && failure.status === changed) onChanged()
      if (!(failure instanceof CallError) || failure.status !== refused) return
      const ofLines = Object.entries(failure.fields).filter(([path]) => path.startsWith('lines/'))
      setWrongLines(Object.fromEntries(ofLines.map(([path, words]) => [path.split('/')[1] ?? '', words])))
      form.refuse(
        Object.fromEntries(Object.entries(failure.fields).filter(([path]) => !path.startsWith('lines/'))),
      )
      setAttempt(count => count + 1)
    },
  })
  const send = () => {
    if (isPending) return
    reset()
    setWrongLines({})
    const { values, problems } = form.assessNow()
    if (problems.size === 0) return mutate(values)
    const words = [...problems].map(([place, { key, params }]) => [
      place,
      t(`validation.${key}`, { ...params }),
    ])
    form.refuse(Object.fromEntries(words))
    setAttempt(count => count + 1)
  }
  return (
    <>
      <p className={styles.quiet}>{t('rooms.draftKept')}</p>
      <SheetForm
        form={form}
        label={t(`${rooms.area}.answer/${name}` as TextKey) as string}
        attempt={attempt}
      />
      {answer.line && (
        <AnswerLines
          area={rooms.area}
          fields={answer.line}
          lines={lines}
          wrong={wrongLines}
          onChange={(id, values) => setLines(all => ({ ...all, [id]: values }))}
        />
      )}
      {error && (
        <p className={styles.failed} role="alert">
          {error instanceof CallError && error.status === 0
            ? t('rooms.notSent')
            : error instanceof CallError && error.status === refused
              ? t('rooms.mend')
              : error instanceof CallError && error.status === changed
                ? error.message
                : t(wordsForFailure(error))}
        </p>
      )}
      <Button look="primary" busy={isPending} onClick={send}>
        {t('rooms.send')}
      </Button>
    </>
  )
}
