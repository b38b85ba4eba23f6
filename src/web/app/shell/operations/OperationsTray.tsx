import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ListTodo } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { listOperations, type Operation, stopOperation, undoOperation } from '#model/api/operations.ts'
import { call } from '../../../platform/client.ts'
import { useNews } from '../../../platform/events/use-news.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../../../platform/request/notification-rules.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import styles from './Operations.module.css'

const lookAgainMs = 5000

interface Answer {
  readonly result: readonly Operation[]
}

/** Returns the user's background operations, newest first, kept in sync with the server, and the actions on them. */
function useOperations() {
  const client = useQueryClient()
  const { currentMuseumId } = useSession()
  const query = endpointQuery(listOperations, undefined as never)
  const { data } = useQuery({
    ...query,
    enabled: currentMuseumId !== undefined,
    // Events may be lost with the connection, so running work is polled as well.
    refetchInterval: ({ state }) =>
      state.data?.result.some(({ state: one }) => one === 'IN_PROGRESS') ? lookAgainMs : false,
  })
  const readAnew = () => client.invalidateQueries({ queryKey: query.queryKey })
  useNews('operation.changed', news => {
    const known = client.getQueryData<Answer>(query.queryKey)?.result.some(({ id }) => id === news.id)
    // News of an end do not carry what could not be done.
    if (!known || news.state !== 'IN_PROGRESS') void readAnew()
    if (!known) return
    client.setQueryData<Answer>(
      query.queryKey,
      answer =>
        answer && {
          result: answer.result.map(one => (one.id === news.id ? { ...one, ...news } : one)),
        },
    )
  })
  const stop = useMutation({
    mutationFn: (id: string) => call(stopOperation, { params: { id } }, { notify: genericOnFailure }),
    onSuccess: readAnew,
  })
  const undo = useMutation({
    mutationFn: (id: string) => call(undoOperation, { params: { id } }, { notify: genericOnFailure }),
    onSuccess: readAnew,
  })
  return { operations: data?.result ?? [], stop: stop.mutate, undo: undo.mutate }
}

const OperationsPanel = lazy(async () => ({
  default: (await import('./OperationsPanel.tsx')).OperationsPanel,
}))

/** The tray of background tasks, running and recent (P-E10). It appears once a user has started any, and survives a reload. */
export function OperationsTray() {
  const { t } = useTranslation()
  const { operations, stop, undo } = useOperations()
  const running = operations.filter(({ state }) => state === 'IN_PROGRESS').length
  if (operations.length === 0) return null
  return (
    <Popover
      label={t('operations.title')}
      width={380}
      target={
        <IconButton label={running > 0 ? t('operations.running', { count: running }) : t('operations.title')}>
          <ListTodo size={19} strokeWidth={1.6} />
          {running > 0 && <span className={styles.turning} />}
        </IconButton>
      }
    >
      <Suspense>
        <OperationsPanel operations={operations} onStop={stop} onUndo={undo} />
      </Suspense>
    </Popover>
  )
}
