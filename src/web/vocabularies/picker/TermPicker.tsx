import { useQueryClient } from '@tanstack/react-query'
import { ListTree, Plus, Search } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTerm } from '#model/api/vocabularies/editing.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import type { Requirement } from '#model/permissions/access.ts'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import type { TermPickerProps } from '../../fields/term/term-picker.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { notices } from '../../platform/notices/notices.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { ControlRow } from '../../ui/form/control.ts'
import { PillBox } from '../../ui/suggest/PillBox.tsx'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'
import type { LastRow, Suggestion } from '../../ui/suggest/Suggestion.ts'
import type { TermDialogProps } from '../dialog/TermDialog.tsx'
import { refreshTerms, shownName } from '../terms.ts'
import styles from './TermPicker.module.css'
import { useOutsideTerms } from './use-outside-terms.ts'
import { type Sought, suggestionRows, useTermSuggestions } from './use-term-suggestions.ts'

interface SuggestedTexts {
  readonly showInVocabulary: string
  /** True for terms of an authority file, which show their source. */
  readonly withSource: boolean
  readonly withGroups: boolean
}

/** A term as a row of suggestions. */
const suggestionOf = (
  term: Term,
  { showInVocabulary, withSource, withGroups }: SuggestedTexts,
  show: (id: string) => void,
): Suggestion => ({
  id: term.id,
  name: shownName(term),
  path: term.path.map(({ name }) => name),
  source: withSource ? (term.source ?? undefined) : undefined,
  disabled: !term.assignable && !withGroups,
  action: {
    label: showInVocabulary,
    icon: <ListTree size={16} strokeWidth={1.7} aria-hidden="true" />,
    run: () => show(term.id),
  },
})

/** Initial state of the dialog: words to search for, or a term to show in the tree. */
interface DialogStart {
  readonly q?: string
  readonly termId?: string
}

interface Shown {
  readonly Dialog: ComponentType<TermDialogProps>
  readonly start: DialogStart
}

/** The dialog of a vocabulary. Its code is loaded with the first one; if that fails, the form is not affected. */
function useTermDialog() {
  const [shown, setShown] = useState<Shown>()
  const open = async (start: DialogStart): Promise<void> => {
    try {
      const { TermDialog } = await import('../dialog/TermDialog.tsx')
      setShown({ Dialog: TermDialog, start })
    } catch {
      notices.add('error', 'common.unreachable')
    }
  }
  return { shown, open, close: () => setShown(undefined) }
}

const messages: NotificationRules = {
  success: { message: 'vocabularyPicker.add.added' },
  error: { message: 'common.somethingWentWrong' },
}

/**
 * Adds the typed text to its vocabulary and picks it. Undefined if the vocabulary is closed, needs more than a name, or the person may not
 * add terms.
 */
function useTermAddition(
  { code, categoryId, below }: Sought,
  name: string,
  onAdded: (term: { readonly id: string; readonly name: string }) => void,
): (() => void) | undefined {
  const client = useQueryClient()
  const mayAdd = useCan(addTerm.access as Requirement)
  const [busy, setBusy] = useState(false)
  const { open, authorities } = vocabularies[code]
  // Terms picked while the answer was pending are kept.
  const add = useRef(onAdded)
  add.current = onAdded
  if (busy || !mayAdd || !open || authorities.length > 0 || name === '') return undefined
  const body = {
    name,
    assignable: true,
    ...(below !== undefined && { parentTermId: below }),
    ...(categoryId !== undefined && { filteredBy: 'CATEGORY' as const, filteringValue: categoryId }),
  }
  return async () => {
    setBusy(true)
    try {
      const { id } = await call(addTerm, { params: { code }, body }, { notify: messages })
      add.current({ id, name })
      await refreshTerms(client, code)
    } catch {
      // The error is shown; the text stays.
    } finally {
      setBusy(false)
    }
  }
}

/**
 * Picks one or more terms of a vocabulary: by typing, or in the dialog of the whole vocabulary.
 * @param props `withGroups`: terms that only group others can be picked as well, as a branch.
 */
export function TermPicker(props: TermPickerProps & { readonly withGroups?: boolean }) {
  const {
    vocabulary,
    value,
    onChange,
    typing,
    label,
    multiple,
    categoryId,
    branch,
    withGroups = false,
    control,
  } = props
  const { t } = useTranslation()
  const [ownText, setOwnText] = useState<string>()
  const text = typing ? typing.text : ownText
  const setText = typing ? typing.onText : setOwnText
  const [open, setOpen] = useState(false)
  const [all, setAll] = useState(false)
  const dialog = useTermDialog()
  const definition = vocabularies[vocabulary]
  const sought = {
    code: vocabulary,
    categoryId: definition.byCategory ? categoryId : undefined,
    below: all ? undefined : branch?.below.id,
    language: useLanguage(),
  }
  const typed = text?.trim() ?? ''
  const { terms, loading, more, remember } = useTermSuggestions(sought, typed, open)
  const chosen = new Set(value.map(({ id }) => id))
  const outside = useOutsideTerms(value, branch, sought.language)

  const isOpenBranch = branch?.exit === 'open' && !all
  const take = ({ id, name }: { readonly id: string; readonly name: string }) => {
    remember(id)
    setAll(false)
    if (!multiple) onChange([{ id, name }])
    else if (!chosen.has(id)) onChange([...value, { id, name }])
  }
  const addition = useTermAddition(sought, typed, added => {
    if (added.name === typed) setText(undefined)
    take(added)
  })
  const texts = {
    showInVocabulary: t('vocabularyPicker.showInVocabulary'),
    withSource: definition.authorities.length > 0,
    withGroups,
  }
  const offered = terms.filter(({ id }) => !chosen.has(id))
  const openDialog = () => void dialog.open({ ...(typed && { q: typed }) })
  const isEmpty = typed !== '' && !loading && terms.length === 0
  const isThere = terms.some(({ name }) => name.toLocaleLowerCase() === typed.toLocaleLowerCase())
  const foot: LastRow[] = []
  if (addition && !loading && !isThere && !more)
    foot.push({
      label: t('vocabularyPicker.addTyped', { term: typed }),
      icon: <Plus size={15} strokeWidth={1.7} aria-hidden="true" />,
      run: addition,
    })
  if (isOpenBranch && typed !== '' && !loading)
    foot.push({
      label: t('vocabularyPicker.searchAll'),
      leads: 'on',
      icon: <Search size={15} strokeWidth={1.7} aria-hidden="true" />,
      run: () => setAll(true),
    })
  if (more || isEmpty)
    foot.push({
      label: t(more ? 'vocabularyPicker.seeAll' : 'vocabularyPicker.openDialog'),
      icon: <Search size={15} strokeWidth={1.7} aria-hidden="true" />,
      run: openDialog,
    })
  const { 'aria-label': ownLabel, ...attributes } = control
  return (
    <div className={styles.picker}>
      <PillBox
        label={t('vocabularyPicker.chosen', { field: label })}
        values={value.map(({ id, name }) => ({
          id,
          label: name ?? id,
          ...(!control.disabled && { onPress: () => void dialog.open({ termId: id }) }),
        }))}
        {...(!control.disabled && {
          onRemove: (id: string) => onChange(value.filter(term => term.id !== id)),
        })}
        removeLabel={term => t('vocabularyPicker.remove', { term })}
        invalid={control['aria-invalid']}
        disabled={control.disabled}
        full={!multiple && value.length > 0 && !text}
        end={
          !control.disabled && (
            <Button
              look="subtle"
              aria-label={t('vocabularyPicker.browseOf', { field: label })}
              title={t('vocabularyPicker.browse')}
              onClick={openDialog}
            >
              <ListTree size={15} strokeWidth={1.7} aria-hidden="true" />
              <span className={styles.words}>{t('vocabularyPicker.browse')}</span>
            </Button>
          )
        }
      >
        <SuggestInput
          {...attributes}
          {...(ownLabel !== undefined && { 'aria-label': ownLabel })}
          bare
          typed={text}
          onTyped={setText}
          held={typing !== undefined}
          takesOnLeave={definition.flat}
          inDialog={dialog.shown !== undefined}
          maxLength={definition.termMaxLength}
          onOpenChange={setOpen}
          ready={typed !== '' || offered.length > 0}
          options={offered.map(term => suggestionOf(term, texts, termId => void dialog.open({ termId })))}
          loading={loading}
          rows={suggestionRows}
          onPick={({ id }) => {
            const term = offered.find(one => one.id === id)
            if (term) take(term)
          }}
          foot={foot}
          texts={{
            none: t('vocabularyPicker.none'),
            loading: t('vocabularyPicker.loading'),
            count: count => t('vocabularyPicker.count', { count }),
          }}
        />
      </PillBox>
      {outside.length > 0 && (
        <p className={styles.outside}>
          {t('vocabularyPicker.outside', {
            count: outside.length,
            terms: outside.join(', '),
            list: branch?.below.name,
          })}
        </p>
      )}
      {dialog.shown && (
        // The dialog's controls do not belong to the row.
        <ControlRow value={null}>
          <dialog.shown.Dialog
            vocabulary={vocabulary}
            title={label}
            value={value}
            multiple={multiple}
            categoryId={sought.categoryId}
            branch={branch}
            withGroups={withGroups}
            start={dialog.shown.start}
            onClose={dialog.close}
            onSubmit={picked => {
              for (const { id } of picked) if (!chosen.has(id)) remember(id)
              setText(undefined)
              dialog.close()
              onChange(picked)
            }}
          />
        </ControlRow>
      )}
    </div>
  )
}
