import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listBatches, type UploadBatch } from '#model/api/files/uploads.ts'
import { useNews } from '../../../platform/events/use-news.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { useTimes } from '../../../platform/times.ts'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { undoUploads } from '../queue/batches.ts'
import { batchesOpen } from '../upload-state.ts'
import { useSizes } from '../use-sizes.ts'
import styles from './Batches.module.css'

interface BatchEntryProps {
  readonly batch: UploadBatch
  readonly isUndoing: boolean
  readonly onUndo: () => void
}

/** One batch: date, user, number of files, target; and undo, confirmed in place. */
function BatchEntry({ batch, isUndoing, onUndo }: BatchEntryProps) {
  const { t } = useTranslation()
  const sizes = useSizes()
  const times = useTimes()
  const [isAsking, setAsking] = useState(false)
  const { total, ready, failed, attachTo, undoneAt } = batch
  const facts = [
    t('uploads.batches.count', { count: total, shown: sizes.count(total) }),
    undoneAt === null && ready < total && t('uploads.batches.ready', { shown: sizes.count(ready) }),
    failed > 0 && t('uploads.batches.failed', { shown: sizes.count(failed) }),
    attachTo && t('uploads.batches.attachedTo', { title: attachTo.title }),
  ]
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <p className={styles.foot}>
        <time className="numbers" dateTime={batch.startedAt}>
          {times.short(batch.startedAt)}
        </time>
        <span>{batch.by}</span>
      </p>
      {undoneAt !== null && (
        <p className={styles.foot}>{t('uploads.batches.undone', { moment: times.short(undoneAt) })}</p>
      )}
      {undoneAt === null && !isAsking && (
        <Button look="subtle" className={styles.undo} onClick={() => setAsking(true)}>
          {t('uploads.batches.undo')}
        </Button>
      )}
      {undoneAt === null && isAsking && (
        <div className={styles.asking}>
          <p>{t('uploads.batches.undoText')}</p>
          <div className={styles.buttons}>
            <Button onClick={() => setAsking(false)}>{t('uploads.batches.keep')}</Button>
            <Button look="danger" busy={isUndoing} onClick={onUndo}>
              {t('uploads.batches.undo')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

/** The last batches of uploads, each of which can be undone as a whole. */
export function BatchesDrawer() {
  const { t } = useTranslation()
  const query = endpointQuery(listBatches, undefined as never)
  const { data } = useQuery({ ...query, staleTime: 0 })
  useNews('upload.changed', () => void queryClient.invalidateQueries({ queryKey: query.queryKey }))
  const { mutate, variables, isPending } = useMutation({ mutationFn: undoUploads })
  return (
    <Drawer
      title={t('uploads.batches.title')}
      closeLabel={t('common.close')}
      onClose={() => batchesOpen.set(() => false)}
    >
      {data?.result.length === 0 && <p className={styles.none}>{t('uploads.batches.none')}</p>}
      <ul>
        {data?.result.map(batch => (
          <BatchEntry
            key={batch.id}
            batch={batch}
            isUndoing={isPending && variables === batch.id}
            onUndo={() => mutate(batch.id)}
          />
        ))}
      </ul>
    </Drawer>
  )
}
