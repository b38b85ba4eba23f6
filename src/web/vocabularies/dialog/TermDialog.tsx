import { Check, Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTerm } from '#model/api/vocabularies/editing.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import type { TermRule } from '#model/engine/form-rules.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { Requirement } from '#model/permissions/access.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { phone, useMediaQuery } from '../../ui/use-media-query.ts'
import { AddTermForm } from '../add/AddTermForm.tsx'
import { useAddTerm } from '../add/use-add-term.ts'
import { LetterFilter, TermPager, TermSearch, TermTree } from '../browse/TermBrowser.tsx'
import { type TermBrowser, useTermBrowser } from '../browse/use-term-browser.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import styles from './TermDialog.module.css'

/** Two clicks on the same term within this time choose it and close the dialog. */
const doubleClickMs = 500

interface ChoiceOptions {
  readonly initial: readonly TermRef[]
  readonly multiple: boolean
  readonly termOf: (id: string) => Term | undefined
  readonly onSubmit: (terms: readonly TermRef[]) => void
}

/** The terms ticked in the dialog. */
function useTermChoice({ initial, multiple, termOf, onSubmit }: ChoiceOptions) {
  const [chosen, setChosen] = useState(initial)
  const lastPress = useRef<{ readonly id: string; readonly at: number }>(undefined)
  const ids: ReadonlySet<string> = new Set(chosen.map(({ id }) => id))

  const withTerm = (id: string): readonly TermRef[] => {
    const term = termOf(id)
    if (!term || ids.has(id)) return chosen
    const ref = { id, name: term.name }
    return multiple ? [...chosen, ref] : [ref]
  }
  return {
    chosen,
    ids,
    /** From the tree: all that are selected in it now. */
    select: (selected: ReadonlySet<string>) => {
      const pressed = [...selected].find(id => !ids.has(id)) ?? chosen.find(({ id }) => !selected.has(id))?.id
      if (pressed === undefined) return
      const before = lastPress.current
      const at = Date.now()
      lastPress.current = { id: pressed, at }
      if (before?.id === pressed && at - before.at < doubleClickMs) {
        // The second click would have taken the first one back.
        const terms = withTerm(pressed)
        setChosen(terms)
        return onSubmit(terms)
      }
      setChosen(ids.has(pressed) ? chosen.filter(({ id }) => id !== pressed) : withTerm(pressed))
    },
    add: ({ id, name }: TermRef) =>
      setChosen(terms =>
        multiple
          ? [...terms.filter(term => term.id !== id), { id, ...(name && { name }) }]
          : [{ id, ...(name && { name }) }],
      ),
    remove: (id: string) => setChosen(terms => terms.filter(term => term.id !== id)),
    reset: () => setChosen(initial),
  }
}

/** dd.m.yyyy. */
const added = (moment: string): string => {
  const date = new Date(moment)
  return `${String(date.getDate()).padStart(2, '0')}.${date.getMonth() + 1}.${date.getFullYear()}`
}

/** The place of a term, with its date and source. */
function AboutTerm({ term }: { readonly term: Term | undefined }) {
  const { t } = useTranslation()
  if (!term) return null
  const { path, source, creationDate, properties } = term
  return (
    <p className={styles.about}>
      {[
        path.map(({ name }) => name).join(' > '),
        properties.prefix && t('vocabularyPicker.termPrefix', { prefix: properties.prefix }),
        source
          ? t('vocabularyPicker.addedFrom', { date: added(creationDate), source })
          : t('vocabularyPicker.added', { date: added(creationDate) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

interface ChosenTermsProps {
  readonly terms: readonly TermRef[]
  readonly onRemove: (id: string) => void
}

/** Ticked terms, from anywhere in the vocabulary. */
function ChosenTerms({ terms, onRemove }: ChosenTermsProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by the keyboard
    <section className={styles.chosen} aria-labelledby={id} tabIndex={0}>
      <h3 id={id}>{t('vocabularyPicker.selected', { count: terms.length })}</h3>
      {terms.length === 0 && <p className={styles.none}>{t('vocabularyPicker.noneSelected')}</p>}
      <ul>
        {terms.map(({ id: term, name = term }) => (
          <li key={term}>
            <span>{name}</span>
            <IconButton label={t('vocabularyPicker.remove', { term: name })} onClick={() => onRemove(term)}>
              <X size={14} strokeWidth={1.8} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ChooseTermsProps {
  readonly vocabulary: VocabularyCode
  readonly multiple: boolean
  readonly browser: TermBrowser
  readonly choice: ReturnType<typeof useTermChoice>
}

/** The terms to choose from, and beside them, where there may be several, those that are chosen. */
function ChooseTerms({ vocabulary, multiple, browser, choice }: ChooseTermsProps) {
  const { t } = useTranslation()
  const { flat, termMaxLength } = vocabularies[vocabulary]
  const last = choice.chosen.at(-1)
  const part = useRef<HTMLDivElement>(null)
  useFirstFocus(part)
  return (
    <div className={styles.dialog} ref={part}>
      <TermSearch browser={browser} maxLength={termMaxLength} first />
      {flat && <LetterFilter value={browser.letter} onToggle={browser.toggleLetter} />}
      <div className={classes(styles.box, multiple && styles.withChosen)}>
        <TermTree
          label={t(`vocabularies.names.${vocabulary}`)}
          browser={browser}
          selection={multiple ? 'multiple' : 'single'}
          selected={choice.ids}
          onSelected={choice.select}
        />
        {multiple && <ChosenTerms terms={choice.chosen} onRemove={choice.remove} />}
      </div>
      <div className={styles.foot}>
        <AboutTerm term={last && browser.termOf(last.id)} />
        <TermPager browser={browser} />
      </div>
    </div>
  )
}

export interface TermDialogProps {
  readonly vocabulary: VocabularyCode
  /** The name of the field. */
  readonly title: string
  readonly value: readonly TermRef[]
  readonly multiple: boolean
  readonly categoryId: number | undefined
  /** The only terms that are offered. */
  readonly branch?: TermRule | undefined
  /** Terms that only group others can be chosen, too. */
  readonly withGroups?: boolean
  /** Words to search for, or a term to show in its place. */
  readonly start: { readonly q?: string; readonly termId?: string }
  readonly onClose: () => void
  readonly onSubmit: (terms: readonly TermRef[]) => void
}

/** A vocabulary as a whole, to choose from and, where it is open, to add to (C-V06 and C-V07). */
export function TermDialog(props: TermDialogProps) {
  const {
    vocabulary,
    title,
    value,
    multiple,
    categoryId,
    branch,
    withGroups = false,
    start,
    onClose,
    onSubmit,
  } = props
  const { t } = useTranslation()
  const onPhone = useMediaQuery(phone)
  const mayAdd = useCan(addTerm.access as Requirement) && vocabularies[vocabulary].open
  const [all, setAll] = useState(false)
  const browsed = {
    code: vocabulary,
    language: useLanguage(),
    categoryId,
    below: all ? undefined : branch?.below.id,
  }
  const wanted = start.termId ?? (start.q ? undefined : value.at(-1)?.id)
  const browser = useTermBrowser(browsed, {
    start: { ...start, ...(wanted !== undefined && { termId: wanted }) },
    alwaysClickable: withGroups,
    // Several ticked terms stay in the list beside, as each was added on purpose.
    onTooShort: () => !multiple && choice.reset(),
  })
  const choice = useTermChoice({ initial: value, multiple, termOf: browser.termOf, onSubmit })
  const adding = useAddTerm({ ...browsed, list: branch, onAdded: choice.add })

  const chooseActions = (
    <>
      {mayAdd && (
        <Button look="subtle" className={styles.start} onClick={() => adding.begin(browser.text)}>
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {t('vocabularyPicker.add.open')}
        </Button>
      )}
      {branch?.exit === 'open' && !all && (
        <Button look="subtle" onClick={() => setAll(true)}>
          {t('vocabularyPicker.showAll')}
        </Button>
      )}
      <Button onClick={onClose}>{t('vocabularyPicker.cancel')}</Button>
      <Button
        look="primary"
        disabled={!multiple && choice.chosen.length === 0}
        onClick={() => onSubmit(choice.chosen)}
      >
        {t(multiple ? 'vocabularyPicker.useTerms' : 'vocabularyPicker.useTerm')}
      </Button>
    </>
  )
  const addActions =
    adding.phase === 'done' ? (
      <Button look="primary" data-autofocus onClick={adding.end}>
        <Check size={16} strokeWidth={2} aria-hidden="true" />
        {t('vocabularyPicker.add.done')}
      </Button>
    ) : (
      <>
        <Button onClick={adding.end}>{t('vocabularyPicker.add.back')}</Button>
        <Button
          look="primary"
          disabled={!adding.canSubmit}
          busy={adding.phase === 'sending'}
          onClick={() => void adding.submit()}
        >
          {t('vocabularyPicker.add.submit')}
        </Button>
      </>
    )
  return (
    <Dialog
      title={title}
      size={onPhone ? '100%' : 'min(80%, 816px)'}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={adding.phase === 'closed' ? chooseActions : addActions}
    >
      {adding.phase === 'closed' ? (
        <ChooseTerms vocabulary={vocabulary} multiple={multiple} browser={browser} choice={choice} />
      ) : (
        <AddTermForm adding={adding} browsed={browsed} list={branch} />
      )}
    </Dialog>
  )
}
