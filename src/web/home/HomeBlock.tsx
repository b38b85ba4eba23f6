import { useQuery } from '@tanstack/react-query'
import { CatchBoundary, Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { readHome } from '#model/api/statistics.ts'
import { useNews } from '../platform/events/use-news.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './HomePage.module.css'

/** Returns the data of the home page; reloaded on every visit, and when a background task makes progress. */
export function useHome() {
  const query = useQuery({ ...localizedQuery(readHome, undefined as never, useLanguage()), staleTime: 0 })
  const refresh = () => void query.refetch()
  useNews('operation.changed', ({ state }) => state !== 'IN_PROGRESS' && refresh())
  useNews('museum.changed', refresh)
  return query
}

export type Home = ReturnType<typeof useHome>

interface Query {
  readonly data?: unknown
  readonly isError: boolean
  refetch(): unknown
}

interface HomeBlockProps {
  readonly title: string
  /** Page with the complete list. */
  readonly to?: string
  /** The search part of that page's address. */
  readonly search?: Readonly<Record<string, string>>
  readonly query?: Query
  /** Shown when it could not be loaded. */
  readonly failed?: string
  /** Shown in place of the content when there is none. */
  readonly empty?: string | false
  /** Number of placeholder lines while it loads, so that the layout does not jump. */
  readonly lines?: number
  readonly children: ReactNode
}

/** A block of the home page. An error in it does not affect the others. */
export function HomeBlock({
  title,
  to,
  search = {},
  query,
  failed,
  empty,
  lines = 3,
  children,
}: HomeBlockProps) {
  const { t } = useTranslation()
  const id = useId()
  const waits = query !== undefined && query.data === undefined && !query.isError
  const fails = query !== undefined && query.data === undefined && query.isError
  return (
    <section
      className={styles.block}
      aria-labelledby={id}
      aria-busy={waits || undefined}
      data-arriving={waits ? '' : undefined}
    >
      <header>
        <h2 id={id}>{title}</h2>
        {to !== undefined && (
          <Link to={to} search={search} aria-label={`${title}: ${t('home.more')}`}>
            {t('home.more')}
          </Link>
        )}
      </header>
      {waits && (
        <div className={styles.waiting} style={{ minHeight: lines * 44 }}>
          {Array.from({ length: lines }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty placeholder lines
            <Skeleton key={at} width={18} />
          ))}
        </div>
      )}
      {fails && (
        <p className={styles.quiet}>
          <LoadFailed inline {...(failed && { text: failed })} retry={() => query.refetch()} />
        </p>
      )}
      {!waits && !fails && (
        <CatchBoundary
          getResetKey={() => title}
          errorComponent={({ reset }) => (
            <p className={styles.quiet}>
              <LoadFailed inline {...(failed && { text: failed })} retry={reset} />
            </p>
          )}
        >
          {empty ? <p className={styles.quiet}>{empty}</p> : children}
        </CatchBoundary>
      )}
    </section>
  )
}
