import { QueryClientProvider } from '@tanstack/react-query'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GuideChapter, guideChapters, isGuideChapter } from '#model/guide/chapters.ts'
import type { GuideEntry } from '#model/guide/guide-text.ts'
import { homePath, loginPath } from '#model/navigation/routes.ts'
import { LanguageButtons } from '../login/LanguageButtons.tsx'
import { productName } from '../platform/i18n/product-name.ts'
import { useStateTitle } from '../platform/page-title.ts'
import { queryClient } from '../platform/query/query-client.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { mainId, SkipLink } from '../ui/SkipLink.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { findInGuide, withNames } from './find-in-guide.ts'
import { GuideArticle } from './GuideArticle.tsx'
import { useGuideChapter, useGuideContents } from './guide-files.ts'
import styles from './HelpPage.module.css'
import { useLabels } from './use-labels.ts'

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Banner kind="danger" role="alert" actions={<Button onClick={onRetry}>{t('common.tryAgain')}</Button>}>
      {t('guide.failed')}
    </Banner>
  )
}

/** All chapters; below the one in view its headings. */
function Contents({
  entries,
  current,
  onOpen,
}: {
  readonly entries: readonly GuideEntry[]
  readonly current: GuideChapter | undefined
  readonly onOpen: () => void
}) {
  const { t } = useTranslation()
  const labels = useLabels()
  return (
    <nav aria-label={t('guide.contents')} className={styles.contents}>
      <ol>
        {entries.map(({ chapter, title, sections }) => (
          <li key={chapter}>
            <Link
              to="/help/{-$chapter}"
              params={{ chapter }}
              aria-current={chapter === current ? 'page' : undefined}
              onClick={onOpen}
            >
              {title}
            </Link>
            {chapter === current && sections.length > 1 && (
              <ol>
                {sections.slice(1).map(section => (
                  <li key={section.id}>
                    <Link
                      to="/help/{-$chapter}"
                      params={{ chapter }}
                      hash={section.id}
                      activeOptions={{ includeHash: true }}
                      onClick={onOpen}
                    >
                      {withNames(section.title, labels)}
                    </Link>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The chapters with the sentence each begins with. */
function Overview({ entries }: { readonly entries: readonly GuideEntry[] }) {
  const { t } = useTranslation()
  const labels = useLabels()
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {t('guide.title')}
      </h1>
      <p className={styles.intro}>{t('guide.intro')}</p>
      <ol className={styles.overview}>
        {entries.map(({ chapter, title, sections: [intro] }) => (
          <li key={chapter}>
            <Link to="/help/{-$chapter}" params={{ chapter }}>
              {title}
            </Link>
            <p>{withNames(intro?.text ?? '', labels)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

function Results({
  entries,
  query,
  onOpen,
}: {
  readonly entries: readonly GuideEntry[]
  readonly query: string
  readonly onOpen: () => void
}) {
  const { t } = useTranslation()
  const hits = findInGuide(entries, query, useLabels())
  return (
    <>
      <p role="status" className={styles.count}>
        {hits.length === 0 ? t('guide.none') : t('guide.results', { count: hits.length })}
      </p>
      <ul className={styles.results}>
        {hits.map(({ place, chapter, title, excerpt }) => {
          const [name, hash] = place.split('#')
          return (
            <li key={place}>
              <Link
                to="/help/{-$chapter}"
                params={{ chapter: name }}
                {...(hash && { hash })}
                onClick={onOpen}
              >
                {title}
              </Link>
              {chapter !== title && <span className={styles.of}>{chapter}</span>}
              <p>{excerpt}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The chapters before and after one. */
function Neighbours({
  entries,
  chapter,
}: {
  readonly entries: readonly GuideEntry[]
  readonly chapter: GuideChapter
}) {
  const { t } = useTranslation()
  const at = guideChapters.indexOf(chapter)
  const titled = (name: GuideChapter | undefined) => entries.find(entry => entry.chapter === name)
  const [before, after] = [titled(guideChapters[at - 1]), titled(guideChapters[at + 1])]
  return (
    <div className={styles.neighbours}>
      {before && (
        <Link to="/help/{-$chapter}" params={{ chapter: before.chapter }}>
          <ArrowLeft size={16} aria-hidden="true" />
          <span>
            <small>{t('guide.previous')}</small>
            {before.title}
          </span>
        </Link>
      )}
      {after && (
        <Link to="/help/{-$chapter}" params={{ chapter: after.chapter }} className={styles.after}>
          <span>
            <small>{t('guide.next')}</small>
            {after.title}
          </span>
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      )}
    </div>
  )
}

function Chapter({
  chapter,
  entries,
}: {
  readonly chapter: GuideChapter
  readonly entries: readonly GuideEntry[]
}) {
  const { t } = useTranslation()
  const hash = useLocation({ select: location => location.hash })
  const { data, error, refetch } = useGuideChapter(chapter)
  useStateTitle(data?.title)
  useEffect(() => {
    if (!data) return
    const heading = hash === '' ? null : document.getElementById(hash)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [data, hash])
  if (error && !data) return <Failed onRetry={() => void refetch()} />
  if (!data) return <div className={styles.waiting} aria-busy="true" />
  return (
    <>
      <GuideArticle text={data} />
      <div className={styles.end}>
        <Button look="subtle" onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          {t('guide.print')}
        </Button>
        <Neighbours entries={entries} chapter={chapter} />
      </div>
    </>
  )
}

/** The guide: contents and search beside a chapter. */
function Guide() {
  const { t } = useTranslation()
  const { chapter: asked } = useParams({ from: '/help/{-$chapter}' })
  const { isAuthenticated } = useSession()
  const isWide = useMediaQuery('(min-width: 900px)')
  const place = useLocation({ select: ({ pathname, hash }) => `${pathname}#${hash}` })
  const [query, setQuery] = useState('')
  const endSearch = () => setQuery('')
  const { data: entries = [], error, refetch } = useGuideContents()
  const chapter = isGuideChapter(asked) ? asked : undefined
  return (
    <div className={styles.page}>
      <SkipLink label={t('common.skipToContent')} />
      <header className={styles.head}>
        <Link to="/help/{-$chapter}" params={{ chapter: undefined }} className={styles.name}>
          {productName()} · {t('guide.title')}
        </Link>
        <div className={styles.tools}>
          <Link to={isAuthenticated ? homePath : loginPath} className={styles.app}>
            {t('guide.toApp')}
          </Link>
          <LanguageButtons />
        </div>
      </header>
      <div className={styles.body}>
        <aside className={styles.side}>
          <TextField
            type="search"
            label={t('guide.search')}
            value={query}
            onChange={event => setQuery(event.currentTarget.value)}
          />
          {isWide ? (
            <Contents entries={entries} current={chapter} onOpen={endSearch} />
          ) : (
            chapter && (
              <details key={place} className={styles.folded}>
                <summary>{t('guide.contents')}</summary>
                <Contents entries={entries} current={chapter} onOpen={endSearch} />
              </details>
            )
          )}
        </aside>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {error && entries.length === 0 ? (
            <Failed onRetry={() => void refetch()} />
          ) : query.trim() !== '' ? (
            <Results entries={entries} query={query} onOpen={endSearch} />
          ) : chapter ? (
            <Chapter key={chapter} chapter={chapter} entries={entries} />
          ) : (
            <Overview entries={entries} />
          )}
        </main>
      </div>
    </div>
  )
}

/** The guide to the product, open to all (`docs/guide`). */
export const HelpPage = () => (
  <QueryClientProvider client={queryClient}>
    <Guide />
  </QueryClientProvider>
)
