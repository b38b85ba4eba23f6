import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Check, Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { readRoom } from '#model/api/procedures/room.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import type { Rooms } from '#model/engine/aspects/rooms.ts'
import { localeOf } from '#model/languages.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { useStateTitle } from '../platform/page-title.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { queryClient } from '../platform/query/query-client.ts'
import { useTimes } from '../platform/times.ts'
import { LinkPage, useLinkGrant } from '../shared/LinkPage.tsx'
import { ReadSections, ReadValueView } from '../shared/ReadSections.tsx'
import shared from '../shared/SharedPage.module.css'
import { Button } from '../ui/Button.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'
import { AnswerFiles } from './AnswerFiles.tsx'
import { AnswerForm, type AnswerPartProps } from './AnswerForm.tsx'
import styles from './Room.module.css'
import { RoomLinkContext, useRoomObjects } from './room-link.ts'

interface RoomObjectsProps {
  readonly count: number
  readonly of: string | undefined
  /** Number of files that can be downloaded, and the address of all of them. */
  readonly files: number
  readonly filesUrl: string | null
}

/** The objects, or files, with the terms for each, and their downloads. */
function RoomObjects({ count, of, files, filesUrl }: RoomObjectsProps) {
  const { t } = useTranslation()
  const { objects, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRoomObjects()
  if (count === 0) return null
  return (
    <section className={shared.section} aria-labelledby="room-objects">
      <h2 id="room-objects">{t('rooms.objects', { count, ...(of && { context: of }) })}</h2>
      {filesUrl && (
        <div className={styles.delivery}>
          <p>{t('rooms.delivered', { count: files })}</p>
          <a className={styles.all} href={filesUrl} download>
            <Download size={17} strokeWidth={1.8} aria-hidden="true" />
            {t('rooms.downloadAll')}
          </a>
        </div>
      )}
      {isError && objects.length === 0 && <LoadFailed inline retry={() => void refetch()} />}
      <ul className={styles.objects}>
        {objects.map(({ id, number, title, pictureUrl, fileUrl, entries }) => (
          <li key={id} className={styles.object}>
            <div className={styles.picture}>
              {pictureUrl && <img src={pictureUrl} alt="" loading="lazy" />}
            </div>
            <div>
              <p className={styles.name}>{title}</p>
              <p className={styles.quiet}>{number}</p>
              {entries.map(entry => (
                <div key={entry.path} className={styles.entry}>
                  <span className={styles.quiet}>{entry.label}: </span>
                  <ReadValueView value={entry.value} heading={entry.label} />
                </div>
              ))}
              {fileUrl && (
                <a
                  className={styles.download}
                  href={fileUrl}
                  download
                  aria-label={t('rooms.downloadOne', { title })}
                >
                  <Download size={15} strokeWidth={1.8} aria-hidden="true" />
                  {t('rooms.download')}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('rooms.more')}
        </Button>
      )}
    </section>
  )
}

/** One item that the museum requests: answered here, or already answered and answered again if it changed. */
function AnswerPart(props: AnswerPartProps) {
  const { rooms, name, answer, sent, handedIn, open, onOpen, onSent } = props
  const { t } = useTranslation()
  const times = useTimes()
  const [anew, setAnew] = useState(false)
  return (
    <section className={styles.answer}>
      <Disclosure
        heading="h3"
        title={t(`${rooms.area}.answer/${name}` as TextKey) as string}
        open={open}
        onOpenChange={onOpen}
      >
        {answer.files && (
          <AnswerFiles name={name} asked={answer.files} handedIn={handedIn} onHandedIn={onSent} />
        )}
        {sent && !anew ? (
          <Button onClick={() => setAnew(true)}>{t('rooms.change')}</Button>
        ) : (
          <AnswerForm
            {...props}
            onSent={() => {
              setAnew(false)
              onSent()
            }}
          />
        )}
      </Disclosure>
      {sent && (
        <p className={styles.sent}>
          <Check size={15} strokeWidth={2} aria-hidden="true" />
          {t('rooms.sentAt', { name: sent.name, when: times.full(sent.at) })}
        </p>
      )}
    </section>
  )
}

type RoomRead = OutputOf<typeof readRoom>

/** The portal in which people outside a museum read a procedure and send answers, without an account. It has no shell. */
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
      gone={{ title: t('rooms.goneTitle'), text: t('rooms.goneText') }}
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

/** Returns the answers requested now: the borrower must not agree to text that is not written. Answers already sent stay. */
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
  const declaration = procedureNamed(room.type)
  const declared = declaration?.rooms
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' })
  const { museum, number, title, sections, objectsCount } = room
  return (
    <article className={styles.room}>
      <p className={styles.number}>
        {declared && (t(`${declared.area}.from` as TextKey, { museum }) as string)} · {number}
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.welcome}>{t('rooms.welcome', { museum })}</p>
      <p className={styles.until}>{t('rooms.openUntil', { day: dates.format(new Date(room.expiresAt)) })}</p>
      {sections.length === 0 && <p className={styles.quiet}>{t('rooms.nothingAgreed')}</p>}
      <ReadSections sections={sections} />
      <RoomObjects
        count={objectsCount}
        of={declaration && recordsOfLines(declaration.lines).type}
        files={room.filesCount}
        filesUrl={room.filesUrl}
      />
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
