import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import { ListPager } from '../../platform/query/ListPager.tsx'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Tree } from '../../ui/tree/Tree.tsx'
import type { TreeProps } from '../../ui/tree/TreeNode.ts'
import styles from './Browse.module.css'
import type { Browsed, TermBrowser } from './use-term-browser.ts'

/** A to Z without Q. */
const letters = [...'ABCDEFGHIJKLMNOPRSTUVWXYZ']

interface LetterFilterProps {
  readonly value: string | undefined
  /** Chooses a letter, or clears the chosen one. */
  readonly onToggle: (letter: string) => void
}

/** The first letters of a flat vocabulary's terms. */
export function LetterFilter({ value, onToggle }: LetterFilterProps) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout along
    <div role="group" className={styles.letters} aria-label={t('vocabularyPicker.letters')}>
      {letters.map(letter => (
        <button
          key={letter}
          type="button"
          className={styles.letter}
          aria-pressed={letter === value}
          onClick={() => onToggle(letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  )
}

interface TermPagerProps {
  readonly browser: TermBrowser
  /** Label of the pager, if there are several on the page. */
  readonly label?: string
}

/** Pages through a vocabulary's terms, 10, 25, 50 or 100 at a time (C-V06). */
export function TermPager({ browser, label }: TermPagerProps) {
  const { t } = useTranslation()
  const { page, size, count, hasMore, setPage, setSize } = browser
  return (
    <ListPager
      label={label ?? t('vocabularyPicker.pager.label')}
      page={page}
      size={size}
      count={count}
      hasMore={hasMore}
      onPage={setPage}
      onSize={setSize}
    />
  )
}

interface TermSearchProps {
  readonly browser: TermBrowser
  readonly maxLength: number
  /** Gets the initial focus in the dialog. */
  readonly first?: boolean
}

/** The search bar of a vocabulary; Escape closes the surrounding dialog, Enter does nothing: the search runs while typing. */
export function TermSearch({ browser, maxLength, first = false }: TermSearchProps) {
  const { t } = useTranslation()
  return (
    <TextInput
      type="search"
      aria-label={t('vocabularyPicker.search')}
      placeholder={t('vocabularyPicker.search')}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      value={browser.text}
      onChange={({ target }) => browser.search(target.value)}
      // Inside the form of a new term it would submit the form.
      onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      start={<Search size={16} strokeWidth={1.7} aria-hidden="true" />}
      {...(first && { 'data-autofocus': true })}
    />
  )
}

interface TermTreeProps
  extends Pick<TreeProps, 'label' | 'selection' | 'selected' | 'onSelected' | 'onOpen'> {
  readonly browser: TermBrowser
}

/** The terms of a vocabulary, as a tree, or as a list if it is flat or searched. */
export function TermTree({ browser, ...tree }: TermTreeProps) {
  const { t } = useTranslation()
  if (browser.isError) return <LoadFailed text={t('common.unreachable')} retry={browser.retry} />
  if (browser.isPending)
    return (
      <p className={styles.waiting} role="status">
        {t('vocabularyPicker.loading')}
      </p>
    )
  return (
    <Tree
      {...tree}
      nodes={browser.nodes}
      expanded={browser.opened}
      onExpanded={browser.setOpened}
      onMore={parent => parent !== undefined && browser.bringMore(parent)}
      {...(browser.q !== undefined && { mark: browser.q })}
      texts={{
        loading: t('vocabularyPicker.loading'),
        empty: t('vocabularyPicker.none'),
        expand: t('vocabularyPicker.expand'),
        select: t('vocabularyPicker.select'),
      }}
    />
  )
}

interface TermChooserProps {
  readonly label: string
  readonly code: Browsed['code']
  readonly browser: TermBrowser
  readonly chosenId: string | undefined
  readonly onChosen: (id: string | undefined) => void
}

/** Search, tree and pages of a vocabulary, to choose one term: a parent, or one to merge into. */
export function TermChooser({ label, code, browser, chosenId, onChosen }: TermChooserProps) {
  return (
    <>
      <TermSearch browser={browser} maxLength={vocabularies[code].termMaxLength} />
      <div className={styles.tree}>
        <TermTree
          label={label}
          browser={browser}
          selection="single"
          selected={new Set(chosenId === undefined ? [] : [chosenId])}
          onSelected={ids => onChosen([...ids][0])}
        />
      </div>
      <TermPager browser={browser} label={label} />
    </>
  )
}
