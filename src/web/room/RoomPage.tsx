import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { readRoom } from '#model/api/procedures/room.ts'
import type { Rooms } from '#model/engine/aspects/rooms.ts'
import { localeOf } from '#model/languages.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { useStateTitle } from '../platform/page-title.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'
import { queryClient } from '../platform/query/query-client.ts'
import { LinkPage, useLinkGrant } from '../shared/LinkPage.tsx'
import { ReadSections } from '../shared/ReadSections.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'
import { AnswerPart } from './AnswerPart.tsx'
import styles from './Room.module.css'
import { RoomObjects } from './RoomObjects.tsx'
import { RoomLinkContext } from './room-link.ts'

type RoomRead = OutputOf<typeof readRoom>

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
  const lock = useLinkGrant(token)
  const { grant } = lock
  const link = useMemo(() => ({ token, grant }), [token, grant])
  const query = useQuery({
    ...localizedQuery(readRoom, { params: { token }, query: { grant } }, language),
    placeholderData: keepPreviousData,
  })
  const { data: room } = query
  useStateTitle(room?.title)
  return (
    <LinkPage
      museum={room?.museum}
      query={query}
      gone={{ title: t('borrowerRoom.goneTitle'), text: t('borrowerRoom.goneText') }}
      failedTitle={t('common.somethingWentWrong')}
      lock={lock}
    >
      {room && (
        <RoomLinkContext value={link}>
          <Inside room={room} onSent={() => void query.refetch()} />
        </RoomLinkContext>
      )}
    </LinkPage>
  )
}

/** Answers that are asked for now: nobody is to agree to what was not written. Those that were sent stay. */
const asked = ({ answers }: Rooms, { agreed, sent }: RoomRead) =>
  Object.entries(answers).filter(([name, { keeps }]) => !keeps || agreed[name] || sent[name])

interface InsideProps {
  readonly room: RoomRead
  readonly onSent: () => void
}

function Inside({ room, onSent }: InsideProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [open, setOpen] = useState<string>()
  const declared = procedureNamed(room.type)?.rooms
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
      <RoomObjects count={objectsCount} />
      {declared &&
        asked(declared, room).map(([name, answer]) => (
          <AnswerPart
            key={name}
            rooms={declared}
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
