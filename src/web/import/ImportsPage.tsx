import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { deleteImport, type ImportAnswer, listImports } from '#model/api/imports.ts'
import { areaOf } from '../cards/linked-cards.ts'
import { call } from '../platform/client.ts'
import { useNews } from '../platform/events/use-news.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { genericOnFailure } from '../platform/request/notification-rules.ts'
import { useTimes } from '../platform/times.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import styles from './Import.module.css'
import { UndoImport } from './UndoImport.tsx'
import { isRunning, useImportArea, useStaleLists } from './use-import.ts'

const states = ['open', 'checking', 'checked', 'loading', 'loaded', 'stopped', 'failed', 'undone'] as const
type State = (typeof states)[number]

const tones: Partial<Record<State, Tone>> = {
  loaded: 'success',
  loading: 'info',
  checking: 'info',
  failed: 'danger',
  stopped: 'warning',
}

function stateOf({ load, check, undone }: ImportAnswer): State {
  if (undone) return 'undone'
  if (load) {
    if (isRunning(load)) return 'loading'
    if (load.state === 'FAIL') return 'failed'
    return load.stopRequested ? 'stopped' : 'loaded'
  }
  if (isRunning(check)) return 'checking'
  return check ? 'checked' : 'open'
}

const counted = ['created', 'updated', 'unchanged', 'skipped', 'refused'] as const

function Entry({ entry }: { readonly entry: ImportAnswer }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const numbers = new Intl.NumberFormat(language)
  const times = useTimes()
  const state = stateOf(entry)
  const drop = useMutation({
    mutationFn: () => call(deleteImport, { params: { id: entry.id } }, { notify: genericOnFailure }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listImports.name] }),
  })
  // What was undone is there no more.
  const results = (entry.undone ? [] : counted)
    .filter(outcome => entry.counts[outcome] > 0)
    .map(outcome => `${t(`import.check.${outcome}`)} ${numbers.format(entry.counts[outcome])}`)
  return (
    <li className={styles.entry}>
      <div>
        <Link to="/app/catalogue/import" search={{ id: entry.id }}>
          {entry.name}
        </Link>
        <p className={styles.meta}>
          {times.full(entry.loadedAt ?? entry.createdAt)} · {entry.createdBy.name}
        </p>
        {results.length > 0 && <p className={styles.meta}>{results.join(' · ')}</p>}
      </div>
      <Badge {...(tones[state] && { tone: tones[state] })}>{t(`import.list.states.${state}`)}</Badge>
      <div className={styles.tools}>
        {entry.load?.canUndo && !entry.undone && <UndoImport operationId={entry.load.id} />}
        {!entry.load && !isRunning(entry.check) && (
          <Button look="subtle" busy={drop.isPending} onClick={() => drop.mutate()}>
            {t('import.list.delete')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** All imports of the museum, newest first, with their results. */
export function ImportsPage() {
  const { t } = useTranslation()
  const search = useSearch({ from: '/app/catalogue/imports' })
  const ownArea = useImportArea()
  const area = areaOf(search.type) ?? ownArea
  const { type } = area
  useStaleLists()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, refetch, isLoading } = useInfiniteQuery({
    queryKey: [listImports.name, type],
    queryFn: ({ pageParam, signal }) =>
      call(listImports, { query: { type, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: page => (page.hasMore ? page.result.at(-1)?.id : undefined),
  })
  useNews('operation.changed', ({ operationName, state }) => {
    if (state !== 'IN_PROGRESS' || /import/.test(operationName)) void refetch()
  })
  const entries = data?.pages.flatMap(({ result }) => result) ?? []
  const create = (
    <Link to="/app/catalogue/import" search={{ type }}>
      {t('import.list.new')}
    </Link>
  )
  if (isLoading) return null
  if (entries.length === 0)
    return (
      <EmptyState title={t('import.list.empty')} actions={create}>
        {t('import.list.emptyText')}
      </EmptyState>
    )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('import.historyOf', { cards: t(`${type}.words.plural`) })}</h1>
        {create}
      </div>
      <ul className={styles.history}>
        {entries.map(entry => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.actions}>
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('import.list.more')}
          </Button>
        </div>
      )}
    </div>
  )
}
