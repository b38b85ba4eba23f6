import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { procedureEvents } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { useTimes } from '../../cards/record/times.ts'
import { call } from '../../platform/client.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Procedure.module.css'

type Happened = OutputOf<typeof procedureEvents>['result'][number]

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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function Event({ event, type }: { readonly event: Happened; readonly type: string }) {
  const { t, i18n } = useTranslation()
  const times = useTimes()
  const area = procedureNamed(type)?.type ?? ''
  const { kind, by, at, details } = event
  const key = `procedures.events.${kind}`
  const stepName = (step: unknown) => (step ? (t(`${area}.step/${textOf(step)}` as TextKey) as string) : '')
  const params = {
    ...details,
    from: stepName(details.from),
    to: stepName(details.to),
    count: Number(details.count ?? 0),
  }
  const unmet = Array.isArray(details.unmet) ? details.unmet.map(textOf) : []
  return (
    <li className={styles.event}>
      <p>
        <b>{by}</b> · <time dateTime={at}>{times.full(at)}</time>
      </p>
      <p>{i18n.exists(key, { count: params.count }) ? (t(key as TextKey, params) as string) : kind}</p>
      {unmet.length > 0 && (
        <ul className={styles.guards}>
          {unmet.map(name => (
            <li key={name}>{t(`${area}.guard/${name}` as TextKey)}</li>
          ))}
        </ul>
      )}
      {textOf(details.reason) !== '' && (
        <blockquote className={styles.words}>{textOf(details.reason)}</blockquote>
      )}
    </li>
  )
}
