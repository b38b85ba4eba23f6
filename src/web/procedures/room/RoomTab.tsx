import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeRoom, type OpenRoom, readRooms } from '#model/api/procedures/room.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { LinkList } from '../../cards/sharing/LinkList.tsx'
import { call } from '../../platform/client.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { notices } from '../../platform/notices/notices.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { OpenRoomDialog } from './OpenRoomDialog.tsx'
import styles from './RoomTab.module.css'
import { SentAnswers } from './SentAnswers.tsx'

/** The rooms of a procedure for people outside, and what they sent. */
export function RoomTab({ procedure }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  const { id, may } = procedure
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
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton width={40} />
  return (
    <div className={styles.tab}>
      <p className={styles.intro}>{t('borrowerRoom.intro')}</p>
      {isClosed && data.rooms.length > 0 && <p className={styles.quiet}>{t('borrowerRoom.asleep')}</p>}
      <LinkList
        headingLevel="h2"
        heading={t(isClosed ? 'borrowerRoom.allRooms' : 'borrowerRoom.rooms')}
        links={data.rooms.map(room => ({ ...room, lastUsedAt: room.lastOpenedAt }))}
        none={t('borrowerRoom.noRooms')}
        recipientOf={({ recipient }) => recipient}
        busy={isPending}
        revoke={t('borrowerRoom.close')}
        onRevoke={may.edit ? setClosing : undefined}
      />
      {may.edit && (
        <Button onClick={() => setOpening(true)}>
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {t('borrowerRoom.open')}
        </Button>
      )}
      <h2>{t('borrowerRoom.answers')}</h2>
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
          title={t('borrowerRoom.close')}
          onClose={() => setClosing(undefined)}
          actions={
            <>
              <Button onClick={() => setClosing(undefined)}>{t('procedures.cancel')}</Button>
              <Button look="danger" busy={isPending} onClick={() => close(closing)}>
                {t('borrowerRoom.close')}
              </Button>
            </>
          }
        >
          {t('borrowerRoom.closeAsk', { recipient: closing.recipient })}
        </Dialog>
      )}
    </div>
  )
}
