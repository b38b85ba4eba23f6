import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isVocabularyCode, type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { useOwnCrumbs } from '../platform/crumbs.ts'
import { useNews } from '../platform/events/use-news.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { useStateTitle } from '../platform/page-title.ts'
import { Badge } from '../ui/Badge.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { narrow, useMediaQuery } from '../ui/use-media-query.ts'
import { LetterFilter, TermPager, TermSearch, TermTree } from '../vocabularies/browse/TermBrowser.tsx'
import { useTermBrowser } from '../vocabularies/browse/use-term-browser.ts'
import { refreshTerms } from '../vocabularies/terms.ts'
import { EditorTools } from './EditorTools.tsx'
import { TermPanel } from './terms/TermPanel.tsx'
import { stepsOf, useMoveTerm } from './terms/use-move-term.ts'
import styles from './VocabularyEditor.module.css'

/** Shows changes to the vocabulary by others at once. */
function useVocabularyNews(code: string): void {
  const client = useQueryClient()
  useNews('vocabulary.changed', news => {
    if (news.code === code) void refreshTerms(client, code)
  })
}

interface VocabularyEditorProps {
  readonly code: VocabularyCode
  readonly name: string
  /** The open term. */
  readonly termId: string | undefined
  readonly onTerm: (id: string | undefined) => void
}

/** An empty vocabulary: the ways in which terms come. */
function NoTermsYet({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.empty}>
      <h2>{t('vocabularyEditor.empty.title')}</h2>
      {isOpen && <p>{t('vocabularyEditor.empty.open')}</p>}
      <p>{t('vocabularyEditor.empty.import')}</p>
    </div>
  )
}

/** The terms of a vocabulary next to the open one (C-V09). */
function VocabularyEditor({ code, name, termId, onTerm }: VocabularyEditorProps) {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery(narrow)
  const { open, flat, termMaxLength } = vocabularies[code]
  const browsed = { code, language: useLanguage(), withDeprecated: true }
  const [start] = useState(() => (termId === undefined ? undefined : { termId }))
  const browser = useTermBrowser(browsed, { start, alwaysClickable: true })
  const move = useMoveTerm(code)
  useVocabularyNews(code)

  /** Alt with an arrow key moves the open term before or after its sibling. */
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 'up', ArrowDown: 'down' }[event.key] as 'up' | 'down' | undefined
    const term = termId === undefined ? undefined : browser.termOf(termId)
    if (!event.altKey || !direction || !term) return
    event.preventDefault()
    event.stopPropagation()
    const place = stepsOf(term, browser)[direction]
    if (place) move.mutate({ id: term.id, ...place })
  }
  const isEmpty =
    !browser.isPending &&
    !browser.isError &&
    browser.count === 0 &&
    browser.text === '' &&
    browser.letter === undefined
  const panel = termId !== undefined && (
    <TermPanel
      key={termId}
      code={code}
      id={termId}
      steps={term => stepsOf(term, browser)}
      onTerm={onTerm}
      onMove={place => move.mutate({ id: termId, ...place })}
    />
  )
  return (
    <div className={styles.page} data-fills="">
      <header className={styles.head}>
        <h1 tabIndex={-1}>{name}</h1>
        <Badge>{code}</Badge>
        {!open && <Badge>{t('vocabularyEditor.closed')}</Badge>}
        <EditorTools browsed={browsed} name={name} onTerm={onTerm} />
      </header>
      {isEmpty ? (
        <NoTermsYet isOpen={open} />
      ) : (
        <div className={styles.columns}>
          <section className={styles.terms} aria-label={t('vocabularyEditor.terms')}>
            <div className={styles.search}>
              <TermSearch browser={browser} maxLength={termMaxLength} />
              {flat && <LetterFilter value={browser.letter} onToggle={browser.toggleLetter} />}
            </div>
            <div className={styles.tree} onKeyDownCapture={onKeyDown}>
              <TermTree
                label={name}
                browser={browser}
                selection="single"
                selected={new Set(termId === undefined ? [] : [termId])}
                onSelected={ids => {
                  const [id] = ids
                  if (id !== undefined) onTerm(id)
                }}
              />
            </div>
            <div className={styles.pager}>
              <TermPager browser={browser} />
            </div>
          </section>
          {!isNarrow && (
            <section className={styles.panel} aria-label={t('vocabularyEditor.term')}>
              {panel || <p className={styles.nothing}>{t('vocabularyEditor.choose')}</p>}
            </section>
          )}
        </div>
      )}
      {isNarrow && panel && (
        <Drawer
          title={t('vocabularyEditor.term')}
          closeLabel={t('common.close')}
          onClose={() => onTerm(undefined)}
        >
          {panel}
        </Drawer>
      )}
    </div>
  )
}

/** The editor of one vocabulary; the address contains the vocabulary and the open term. */
export function VocabularyPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { code, term } = useParams({ from: '/app/vocabularies/$code/{-$term}' })
  const known = isVocabularyCode(code) ? code : undefined
  const name = known ? t(`vocabularies.names.${known}`) : t('vocabularyEditor.unknown.title')
  useStateTitle(name)
  useOwnCrumbs([
    { path: '/app', label: t('home.title') },
    { path: '/app/vocabularies', label: t('vocabularyEditor.title') },
    { path: `/app/vocabularies/${code}`, label: name },
  ])
  if (!known)
    return (
      <EmptyState title={t('vocabularyEditor.unknown.title')}>
        {t('vocabularyEditor.unknown.text')}
      </EmptyState>
    )
  const open = (id: string | undefined, of: VocabularyCode = known) =>
    void navigate({
      to: '/app/vocabularies/$code/{-$term}',
      // Params are merged with those of the address: the open term has to be removed explicitly.
      params: { code: of, term: id },
    })
  return <VocabularyEditor key={known} code={known} name={name} termId={term} onTerm={open} />
}
