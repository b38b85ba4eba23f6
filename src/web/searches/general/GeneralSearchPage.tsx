import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFailed } from '../../cards/list/ListFailed.tsx'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FoundSection } from './FoundSection.tsx'
import { Hints } from './Hints.tsx'
import { HowRead } from './HowRead.tsx'
import { NothingTyped } from './NothingTyped.tsx'
import styles from './Search.module.css'
import { SearchBox } from './SearchBox.tsx'
import { readSearchAddress, searchPath } from './search-address.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { fewestLetters, useGeneralSearch } from './use-general-search.ts'
import { useRecentSearches } from './use-recent-searches.ts'

/** How long one pauses in typing before the results follow. */
const pauseMs = 250

/** The search over everything one may read (acceptance row C-S06). What is searched for stands in the address. */
export function GeneralSearchPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const address = readSearchAddress(useSearch({ strict: false }))
  const q = address.q ?? ''
  const page = useRef<HTMLDivElement>(null)
  const keys = useArrowKeys(page)
  const recent = useRecentSearches()
  const [text, setText] = useState(q)
  const sent = useRef(q)
  useEffect(() => {
    // Changed from elsewhere: a recent search, the way back.
    if (q !== sent.current) setText(q)
    sent.current = q
  }, [q])
  const wanted = text.trim()
  const send = (replace: boolean) => {
    if (wanted === sent.current) return
    sent.current = wanted
    void navigate({ to: searchPath, search: wanted ? { q: wanted } : {}, replace })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed alone decides
  useEffect(() => {
    const timer = setTimeout(() => send(q !== '' && wanted !== ''), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, isError, isPlaceholderData, isLoading, refetch } = useGeneralSearch(q, address.ages)
  const groups = data?.groups ?? []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from link to link inside
    <div className={styles.page} ref={page} onKeyDown={keys.onKeyDown}>
      <h1 className={styles.name}>{t('generalSearch.title')}</h1>
      <SearchBox
        text={text}
        onText={setText}
        onEnter={() => {
          send(false)
          recent.keep(wanted)
        }}
        onDown={keys.toFirst}
      />
      <VisuallyHidden>
        <span role="status">
          {data &&
            !isPlaceholderData &&
            q !== '' &&
            (groups.length > 0
              ? t('generalSearch.groups', { count: groups.length })
              : t('generalSearch.none'))}
        </span>
      </VisuallyHidden>
      {q.length < fewestLetters ? (
        <NothingTyped recent={recent} />
      ) : isError ? (
        <ListFailed onRetry={() => void refetch()} />
      ) : isLoading || !data ? (
        <Waiting />
      ) : (
        <div className={classes(styles.results, isPlaceholderData && styles.old)}>
          <HowRead q={q} found={data} />
          {groups.map(group => (
            <FoundSection
              key={group.type}
              group={group}
              q={group.list.q ?? ''}
              onOpen={() => recent.keep(q)}
            />
          ))}
          {groups.length === 0 && <Hints title={t('generalSearch.nothing', { q: data.q })} />}
        </div>
      )}
    </div>
  )
}

/** The place of the first results. */
function Waiting() {
  return (
    <div className={styles.results} aria-busy="true">
      {[24, 32, 18, 28].map(width => (
        <span key={width} className={styles.row}>
          <span className={styles.blank} />
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  )
}
