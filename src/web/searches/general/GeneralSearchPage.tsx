import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { History, Search, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { searchEverywhere } from '#model/api/searches/general.ts'
import { showYears } from '#model/dates/show-years.ts'
import { ListFailed } from '../../cards/ListFailed.tsx'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FoundSection } from './FoundSection.tsx'
import styles from './Search.module.css'
import { readSearchAddress, searchPath } from './search-address.ts'
import {
  fewestLetters,
  type RecentSearches,
  useGeneralSearch,
  useRecentSearches,
} from './use-general-search.ts'

const found = '[data-found]'

/** Arrow keys move from the field through the results, and back to it. */
function useArrowKeys(page: RefObject<HTMLElement | null>) {
  const links = () => [...(page.current?.querySelectorAll<HTMLElement>(found) ?? [])]
  return {
    toFirst: () => links()[0]?.focus(),
    onKeyDown(event: KeyboardEvent) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const all = links()
      const at = all.indexOf(event.target as HTMLElement)
      if (!step || at < 0) return
      event.preventDefault()
      const next = all[at + step] ?? (step < 0 ? page.current?.querySelector('input') : undefined)
      next?.focus()
    },
  }
}

const hints = ['parts', 'phrases', 'numbers', 'ages', 'rights'] as const

/** Examples of searches. */
function Hints({ title }: { readonly title: string }) {
  const { t } = useTranslation()
  return (
    <section className={styles.hints}>
      <h2>{title}</h2>
      <ul>
        {hints.map(hint => (
          <li key={hint}>{t(`generalSearch.hints.${hint}`)}</li>
        ))}
      </ul>
    </section>
  )
}

interface InterpretationProps {
  /** The text as typed. */
  readonly q: string
  readonly found: OutputOf<typeof searchEverywhere>
}

/** The interpretation of the search text where there are several: ages, and corrected words. */
function Interpretation({ q, found: { age, didYouMean, q: searched } }: InterpretationProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const corrected = didYouMean !== null && searched === didYouMean
  const years = age && showYears(age, language)
  return (
    <>
      {corrected && <p className={styles.note}>{t('generalSearch.mended', { q, near: didYouMean })}</p>}
      {didYouMean !== null && !corrected && (
        <p className={styles.note}>
          {t('generalSearch.didYouMean')}{' '}
          <Link to={searchPath} search={{ q: didYouMean }}>
            {didYouMean}
          </Link>
        </p>
      )}
      {age && (
        <p className={styles.note}>
          {t(age.applied ? 'generalSearch.age.read' : 'generalSearch.age.offer', { text: age.text, years })}{' '}
          <Link to={searchPath} search={{ q: searched, ages: age.applied ? 'asWords' : 'read' }}>
            {t(age.applied ? 'generalSearch.age.asWords' : 'generalSearch.age.asAge')}
          </Link>
        </p>
      )}
    </>
  )
}

/** Searches for some of the words, where all of them find nothing. */
function SomeWords({ found: { someWords } }: Pick<InterpretationProps, 'found'>) {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  if (someWords.length === 0) return null
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h2>{t('generalSearch.someWords')}</h2>
      </div>
      <ul className={styles.rows}>
        {someWords.map(({ q, totalSize, totalIsAtLeast }) => (
          <li key={q}>
            <Link to={searchPath} search={{ q }} className={styles.again} data-found="">
              <Search size={17} strokeWidth={1.6} aria-hidden="true" />
              <span>{q}</span>
              <span className="numbers">
                {number.format(totalSize)}
                {totalIsAtLeast && '+'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shown before typing: recent searches, or examples. */
function EmptySearch({ recent }: { readonly recent: RecentSearches }) {
  const { t } = useTranslation()
  return (
    <>
      {recent.list.length > 0 && (
        <section className={styles.group}>
          <div className={styles.groupHead}>
            <h2>{t('generalSearch.recent.title')}</h2>
            <Button look="subtle" onClick={recent.clear}>
              {t('generalSearch.recent.clear')}
            </Button>
          </div>
          <ul className={styles.rows}>
            {recent.list.map(q => (
              <li key={q}>
                <Link to={searchPath} search={{ q }} className={styles.again} data-found="">
                  <History size={17} strokeWidth={1.6} aria-hidden="true" />
                  <span>{q}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Hints title={t('generalSearch.begin')} />
    </>
  )
}

interface SearchBoxProps {
  readonly text: string
  readonly onText: (text: string) => void
  /** Enter: search now. */
  readonly onEnter: () => void
  /** Arrow down: on to the results. */
  readonly onDown: () => void
}

/** The field on top of the page, with the place for typing in it from the beginning. */
function SearchBox({ text, onText, onEnter, onDown }: SearchBoxProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const act = { Enter: onEnter, ArrowDown: onDown, Escape: text === '' ? undefined : () => onText('') }[
      event.key
    ]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <search className={styles.box}>
      <Search size={20} strokeWidth={1.7} aria-hidden="true" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        aria-label={t('generalSearch.label')}
        placeholder={t('generalSearch.placeholder')}
        value={text}
        onChange={event => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <IconButton
          label={t('generalSearch.clear')}
          onClick={() => {
            onText('')
            input.current?.focus()
          }}
        >
          <X size={18} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      )}
    </search>
  )
}

/** Milliseconds without typing after which results are fetched. */
const pauseMs = 250

/** The search over everything the user may read (C-S06). The query is part of the address. */
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
        <EmptySearch recent={recent} />
      ) : isError ? (
        <ListFailed onRetry={() => void refetch()} />
      ) : isLoading || !data ? (
        <Waiting />
      ) : (
        <div className={classes(styles.results, isPlaceholderData && styles.old)}>
          <Interpretation q={q} found={data} />
          {groups.map(group => (
            <FoundSection key={group.type} group={group} onOpen={() => recent.keep(q)} />
          ))}
          <SomeWords found={data} />
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
