import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type ProcedureEvent, procedureEvents } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { useTimes } from '../../cards/record/times.ts'
import { call } from '../../platform/client.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EventChanges } from './EventChanges.tsx'
import styles from './Procedure.module.css'
import { useEventWords } from './use-event-words.ts'

/** What happened to a procedure, the latest first: who, when, and why. */
export function ProcedureEvents({ procedure }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  const { id } = procedure
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [procedureEvents.name, id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        procedureEvents,
        { params: { id }, query: pageParam === undefined ? {} : { before: pageParam } },
        { signal, name: `events ${id}` },
      ),
    getNextPageParam: ({ result, more }) => (more ? result.at(-1)?.id : undefined),
  })
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton width={40} />
  return (
    <>
      <ol className={styles.events}>
        {data.pages.flatMap(({ result }) =>
          result.map(event => <Event key={event.id} event={event} type={procedure.type} />),
        )}
      </ol>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('procedures.events.more')}
        </Button>
      )}
    </>
  )
}

function Event({ event, type }: { readonly event: ProcedureEvent; readonly type: string }) {
  const times = useTimes()
  const declaration = procedureNamed(type)
  const { who, what, unmet, reason } = useEventWords(declaration)(event)
  return (
    <li className={styles.event}>
      <p>
        <b>{who}</b> · <time dateTime={event.at}>{times.full(event.at)}</time>
      </p>
      <p>{what}</p>
      {declaration && <EventChanges declaration={declaration} event={event} />}
      {unmet.length > 0 && (
        <ul className={styles.guards}>
          {unmet.map(words => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {reason !== '' && <blockquote className={styles.words}>{reason}</blockquote>}
    </li>
  )
}
