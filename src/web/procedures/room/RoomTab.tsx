import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentAnswer } from '#model/api/procedures/room.ts'
import { closeRoom, type OpenRoom, type RoomDelivery, readRooms } from '#model/api/procedures/room.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { LinkList } from '../../cards/sharing/LinkList.tsx'
import { call } from '../../platform/client.ts'
import { useNews } from '../../platform/events/use-news.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { notices } from '../../platform/notices/notices.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { useTimes } from '../../platform/times.ts'
import { ReadSections, ReadValueView } from '../../shared/ReadSections.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { OpenRoomDialog } from './OpenRoomDialog.tsx'
import styles from './RoomTab.module.css'
import { useRoomWords } from './use-room-words.ts'

interface SentAnswersProps {
  readonly type: string
  readonly answers: readonly SentAnswer[]
}

/** Answers sent by people outside, the latest first. */
function SentAnswers({ type, answers }: SentAnswersProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const area = procedureNamed(type)?.rooms?.area ?? ''
  if (answers.length === 0) return <p className={styles.quiet}>{t('rooms.noAnswers')}</p>
  return answers.map(({ id, answer, recipient, at, sections, lines, kept }) => (
    <Disclosure
      key={id}
      heading="h3"
      title={t(`${area}.answer/${answer}` as TextKey) as string}
      end={
        <span className={styles.quiet}>{t('rooms.sentBy', { name: recipient, when: times.full(at) })}</span>
      }
    >
      <ReadSections sections={sections} />
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ objectId, number, title, entries }) => (
            <li key={objectId}>
              <b>
                {number} {title}
              </b>
              {entries.map(entry => (
                <div key={entry.path}>
                  <span className={styles.quiet}>{entry.label}: </span>
                  <ReadValueView value={entry.value} heading={entry.label} />
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
      {kept.length > 0 && (
        <div className={styles.kept}>
          <p className={styles.quiet}>{t('rooms.kept')}</p>
          <ReadSections sections={kept} />
        </div>
      )}
    </Disclosure>
  ))
}

/** Files that are handed out in the portals: how many are ready, and which are not. */
function Delivery({ type, delivery }: { readonly type: string; readonly delivery: RoomDelivery }) {
  const { t } = useTranslation()
  const declaration = procedureNamed(type)
  const from = `${declaration?.type}.choice/step/${declaration?.rooms?.delivers?.from}`
  const { open, ready, unagreed, otherwise } = delivery
  if (ready + unagreed.length + otherwise.length === 0) return null
  return (
    <div className={styles.delivery}>
      <p>
        {open
          ? t('rooms.filesOpen', { count: ready })
          : t('rooms.filesReady', { count: ready, step: t(from as TextKey) as string })}
      </p>
      {unagreed.length > 0 && <p>{t('rooms.filesUnagreed', { titles: unagreed.join(', ') })}</p>}
      {otherwise.length > 0 && <p>{t('rooms.filesOtherwise', { titles: otherwise.join(', ') })}</p>}
    </div>
  )
}

/** The portals of a procedure for people outside, and their answers. */
export function RoomTab({ procedure }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  const times = useTimes()
  const { id, may } = procedure
  const say = useRoomWords(procedure.type)
  const isClosed = procedure.status === 'CLOSED'
  const [opening, setOpening] = useState(false)
  const [closing, setClosing] = useState<OpenRoom>()
  const { data, isError, refetch } = useQuery(endpointQuery(readRooms, { params: { id } }))
  useNews('procedure.changed', ({ id: changed }) => {
    if (changed === id) void refetch()
  })
  const { mutate: close, isPending } = useMutation({
    mutationFn: (room: OpenRoom) => call(closeRoom, { params: { id, roomId: room.id } }),
    onSuccess: () => setClosing(undefined),
    onError: failure => notices.add('error', wordsForFailure(failure)),
    onSettled: () => void refetch(),
  })
  const usesOf = ({ files, firstDownloadedAt }: OpenRoom) =>
    firstDownloadedAt === null
      ? []
      : [t('rooms.filesFetched', { count: files, time: times.short(firstDownloadedAt) })]
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton width={40} />
  return (
    <div className={styles.tab}>
      <p className={styles.intro}>{say('intro')}</p>
      {data.delivery && !isClosed && <Delivery type={procedure.type} delivery={data.delivery} />}
      {isClosed && data.rooms.length > 0 && <p className={styles.quiet}>{t('rooms.asleep')}</p>}
      <LinkList
        headingLevel="h2"
        heading={t(isClosed ? 'rooms.allRooms' : 'rooms.rooms')}
        links={data.rooms.map(room => ({ ...room, lastUsedAt: room.lastOpenedAt }))}
        none={t('rooms.noRooms')}
        recipientOf={({ recipient }) => recipient}
        usesOf={usesOf}
        busy={isPending}
        revoke={t('rooms.close')}
        onRevoke={may.edit ? setClosing : undefined}
      />
      {may.edit && (
        <Button onClick={() => setOpening(true)}>
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {say('open')}
        </Button>
      )}
      <h2>{say('answers')}</h2>
      <SentAnswers type={procedure.type} answers={data.answers} />
      {opening && (
        <OpenRoomDialog
          procedure={procedure}
          onClose={() => setOpening(false)}
          onOpened={() => void refetch()}
        />
      )}
      {closing && (
        <Dialog
          title={t('rooms.close')}
          onClose={() => setClosing(undefined)}
          actions={
            <>
              <Button onClick={() => setClosing(undefined)}>{t('procedures.cancel')}</Button>
              <Button look="danger" busy={isPending} onClick={() => close(closing)}>
                {t('rooms.close')}
              </Button>
            </>
          }
        >
          {t('rooms.closeAsk', { recipient: closing.recipient })}
        </Dialog>
      )}
    </div>
  )
}
