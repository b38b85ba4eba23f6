import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listBatches } from '#model/api/files/uploads.ts'
import { useNews } from '../../../platform/events/use-news.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { Drawer } from '../../../ui/Drawer.tsx'
import { BatchEntry } from './BatchEntry.tsx'
import styles from './Batches.module.css'
import { batchesOpen } from './batches-open.ts'
import { undoUploads } from './undo-batch.ts'

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
