import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { readRoom } from '#model/api/procedures/room.ts'
import { localeOf } from '#model/languages.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { OutsideRoom } from '#model/procedures/define-procedure.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { useStateTitle } from '../platform/page-title.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { queryClient } from '../platform/query/query-client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { PublicFrame } from '../shared/PublicFrame.tsx'
import { ReadSections } from '../shared/ReadSections.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'
import { AnswerPart } from './AnswerPart.tsx'
import styles from './Room.module.css'
import { RoomObjects } from './RoomObjects.tsx'

type RoomRead = OutputOf<typeof readRoom>

/** The address is no longer good, or never was; anything else may pass. */
const isGone = (error: Error): boolean => error instanceof CallError && [400, 404, 410].includes(error.status)

/** Where people outside a museum read what was agreed in a procedure, and write for it, without an account. It stands outside the shell. */
export const RoomPage = () => (
  <UiProvider>
    <QueryClientProvider client={queryClient}>
      <Room />
    </QueryClientProvider>
  </UiProvider>
)

function Room() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { token = '' } = useSearch({ from: '/room' })
  const {
    data: room,
    isPending,
    error,
    refetch,
  } = useQuery({
    ...localizedQuery(readRoom, { params: { token } }, language),
    placeholderData: keepPreviousData,
  })
  useStateTitle(room?.title)
  return (
    <PublicFrame museum={room?.museum}>
      {isPending && <LoadingOverlay label={t('common.loading')} />}
      {error && isGone(error) && (
        <EmptyState title={t('borrowerRoom.goneTitle')}>{t('borrowerRoom.goneText')}</EmptyState>
      )}
      {error && !isGone(error) && !room && <LoadFailed retry={() => void refetch()} />}
      {room && !(error && isGone(error)) && (
        <Inside token={token} room={room} onSent={() => void refetch()} />
      )}
    </PublicFrame>
  )
}

/** What is asked now: nobody is to agree to what was not written. What was sent stays. */
const asked = ({ answers }: OutsideRoom, { agreed, sent }: RoomRead) =>
  Object.entries(answers).filter(([name, { keeps }]) => !keeps || agreed[name] || sent[name])

interface InsideProps {
  readonly token: string
  readonly room: RoomRead
  readonly onSent: () => void
}

function Inside({ token, room, onSent }: InsideProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [open, setOpen] = useState<string>()
  const declared = procedureNamed(room.type)?.room
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' })
  const { museum, number, title, sections, objectsCount } = room
  return (
    <article className={styles.room}>
      <p className={styles.number}>
        {t('borrowerRoom.loanOf', { museum })} · {number}
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.welcome}>{t('borrowerRoom.welcome', { museum })}</p>
      <p className={styles.until}>
        {t('borrowerRoom.openUntil', { day: dates.format(new Date(room.expiresAt)) })}
      </p>
      {sections.length === 0 && <p className={styles.quiet}>{t('borrowerRoom.nothingAgreed')}</p>}
      <ReadSections sections={sections} />
      <RoomObjects token={token} count={objectsCount} />
      {declared &&
        asked(declared, room).map(([name, answer]) => (
          <AnswerPart
            key={name}
            token={token}
            room={declared}
            name={name}
            answer={answer}
            sent={room.sent[name]}
            handedIn={room.files[name] ?? []}
            agreed={room.agreed[name]}
            draftKey={`${museum}.${number}.${name}`}
            open={open === name}
            onOpen={isOpen => setOpen(isOpen ? name : undefined)}
            onSent={onSent}
            onChanged={onSent}
          />
        ))}
    </article>
  )
}
