import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { searchPath } from '#model/navigation/search-paths.ts'
import { cardTypes } from '#model/record-types.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { cardLinks } from '../../cards/card-links.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { LinkContext } from '../../fields/link/link-services.ts'
import { useReadable } from '../../platform/access/use-readable.ts'
import { usePageActions } from '../../platform/actions/page-actions.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { unsaved } from '../../platform/unsaved/unsaved.ts'
import { useSentence } from '../../search-descriptions/sentence.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { SaveBar } from '../../ui/form/SaveBar.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Blocks } from './Blocks.tsx'
import { filterProblem } from './draft/filter-conditions.ts'
import { describeDraft, filledBlocks, filtersOf, type SearchDraft, sentBlocks } from './draft/search-draft.ts'
import styles from './Editor.module.css'
import { ResultPreview, refusedLines, useCount } from './ResultPreview.tsx'
import { type EditorStart, useDraft, useUndoableChanges } from './use-draft.ts'
import { type NameTaken, useSaving } from './use-saving.ts'

interface EditorBannersProps {
  readonly saved: SavedSearch | undefined
  readonly mayChange: boolean
  readonly hasFailed: boolean
  /** True when another person has saved it since. */
  readonly isOutdated: boolean
  /** True when text typed before a reload was restored. */
  readonly isRestored: boolean
  readonly onDiscard: () => void
  readonly onOverwrite: () => void
}

/** Notices to read before going on with the search. */
function EditorBanners({
  saved,
  mayChange,
  hasFailed,
  isOutdated,
  isRestored,
  onDiscard,
  onOverwrite,
}: EditorBannersProps) {
  const { t } = useTranslation()
  return (
    <>
      {hasFailed && (
        <Banner kind="danger" role="alert" inset>
          {t('searches.editor.failed')}
        </Banner>
      )}
      {isOutdated && saved && (
        <Banner
          kind="warning"
          role="alert"
          inset
          actions={
            <>
              <Button onClick={onDiscard}>{t('searches.editor.takeTheirs')}</Button>
              <Button onClick={onOverwrite}>{t('searches.editor.saveMine')}</Button>
            </>
          }
        >
          {t('searches.editor.changedMeanwhile')}
        </Banner>
      )}
      {!mayChange && saved && (
        <Banner kind="info" inset>
          {t('searches.editor.mayNotChange', { owner: saved.owner })}
        </Banner>
      )}
      {isRestored && (
        <Banner
          kind="info"
          inset
          actions={<Button onClick={onDiscard}>{t('searches.editor.discard')}</Button>}
        >
          {t('searches.editor.restored')}
        </Banner>
      )}
    </>
  )
}

interface EditorBarProps {
  /** There is a saved search behind it. */
  readonly isSaved: boolean
  readonly mayChange: boolean
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** True when lines must be corrected before it can be saved. */
  readonly mustCorrect: boolean
  readonly isFilled: boolean
  readonly isAsked: boolean
  readonly onShow: () => void
  readonly onCopy: () => void
  readonly onSave: () => void
}

/** The state of saving, and the actions on the search. */
function EditorBar({
  isSaved,
  mayChange,
  isDirty,
  isSaving,
  mustCorrect,
  isFilled,
  isAsked,
  onShow,
  onCopy,
  onSave,
}: EditorBarProps) {
  const { t } = useTranslation()
  const state = isDirty ? 'unsavedState' : isSaved ? 'savedState' : 'newState'
  return (
    <div className={styles.bar}>
      <SaveBar
        label={t('searches.editor.actions')}
        changed={isDirty}
        status={t(`searches.editor.${mustCorrect ? 'mendLines' : state}`)}
      >
        <Button disabled={!isAsked} onClick={onShow}>
          {t('searches.editor.showList')}
        </Button>
        {isSaved && (
          <Button look={mayChange ? 'default' : 'primary'} busy={isSaving} onClick={onCopy}>
            {t('searches.editor.saveCopy')}
          </Button>
        )}
        {mayChange && (
          <Button look="primary" busy={isSaving} disabled={!isDirty || !isFilled} onClick={onSave}>
            {t('common.keys.save')}
          </Button>
        )}
      </SaveBar>
    </div>
  )
}

const longestName = 200

interface EditorHeadProps {
  readonly draft: SearchDraft
  /** Another search that has the name. */
  readonly taken: NameTaken | undefined
  /** It cannot be saved without a name. */
  readonly needsName: boolean
  readonly onClass: (classId: number) => void
  readonly onChange: (part: Partial<Pick<SearchDraft, 'name' | 'shared'>>) => void
}

/** The record type, the name and the audience of the search. */
function EditorHead({ draft, taken, needsName, onClass, onChange }: EditorHeadProps) {
  const { t } = useTranslation()
  const readable = useReadable()
  const nameProblem = taken
    ? t('searches.editor.nameTaken')
    : needsName
      ? t('searches.editor.nameNeeded')
      : undefined
  return (
    <div className={styles.head}>
      <SelectField
        label={t('searches.editor.searched')}
        options={readable.map(({ type }) => ({
          value: String(cardTypes[type]),
          label: t(cardWordKey(type, 'list')),
        }))}
        value={String(draft.classId)}
        onChange={({ target }) => onClass(Number(target.value))}
      />
      <TextField
        label={t('searches.editor.name')}
        maxLength={longestName}
        value={draft.name}
        problem={nameProblem}
        hint={
          taken?.id ? (
            <Link to={searchPath(taken.id)}>{t('searches.editor.openOther', { name: taken.name })}</Link>
          ) : undefined
        }
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Switch
        label={t('searches.editor.shared')}
        checked={draft.shared}
        onChange={({ target }) => onChange({ shared: target.checked })}
      />
    </div>
  )
}

interface SearchEditorProps extends EditorStart {
  readonly area: CardArea
  readonly initial: SearchDraft
  /** The search that is changed; absent for a new one. */
  readonly saved?: SavedSearch
  /** Restarts the editor with another class. */
  readonly areaOf: (classId: number) => CardArea | undefined
}

/** The editor of searches: the record type, lines in blocks, and the number of results (C-Q01). */
export function SearchEditor({ area: firstArea, initial, saved, areaOf, ...start }: SearchEditorProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const sentence = useSentence()
  const edited = useDraft(start.draftKey, initial, saved?.version)
  const { draft, change } = edited
  const { discard, searchClass } = useUndoableChanges(edited, start)
  const area = areaOf(draft.classId) ?? firstArea
  const { declaration } = area
  const [tried, setTried] = useState(false)
  const leave = (to: string, search: Record<string, string> = {}) => {
    unsaved.giveUp()
    void navigate({ to, search })
  }
  const saving = useSaving(search => {
    edited.forget()
    leave(searchPath(search.id))
  })
  const found = useCount(draft, declaration, language)

  const filled = filledBlocks(draft)
  const incomplete = filtersOf({ ...draft, blocks: filled }).filter(filter =>
    filterProblem(declaration, filter, language),
  ).length
  const refused = new Map([...found.refused, ...refusedLines(saving.failure, filled)])
  const isNameless = draft.name.trim() === ''
  const mayChange = saved === undefined || saved.mayChange

  const save = (asCopy: boolean, overwrites = false) => {
    const { version } = edited
    setTried(true)
    if (saving.isSaving || incomplete > 0 || filled.length === 0 || isNameless) return
    const name = draft.name.trim()
    const isSameName = asCopy && saved !== undefined && name === saved.name
    saving.save({
      id: asCopy ? undefined : saved?.id,
      given: {
        classId: draft.classId,
        name: isSameName ? t('searches.editor.copyOf', { name }) : name,
        shared: draft.shared,
        blocks: sentBlocks(declaration, filled),
        ...(!asCopy && !overwrites && version !== undefined && { version }),
      },
    })
  }
  usePageActions(t('common.keys.form'), [
    {
      id: 'save',
      label: t('searches.editor.save'),
      keys: 'mod+s',
      run: () => mayChange && edited.isDirty && save(false),
    },
  ])
  const words = sentence(describeDraft(draft.classId, found.blocks))

  return (
    <LinkContext value={cardLinks}>
      <div className={styles.page}>
        <div className={styles.main} data-has-errors={saving.hasErrors || undefined}>
          <h1 tabIndex={-1} className={styles.title}>
            {saved ? t('searches.editor.editTitle') : t('searches.editor.newTitle')}
          </h1>
          <EditorBanners
            saved={saved}
            mayChange={mayChange}
            hasFailed={saving.hasErrors}
            isOutdated={saving.isOutdated}
            isRestored={edited.isRestored}
            onDiscard={discard}
            onOverwrite={() => save(false, true)}
          />
          <EditorHead
            draft={draft}
            taken={saving.taken}
            needsName={tried && isNameless}
            onClass={searchClass}
            onChange={part => {
              if ('name' in part) saving.forgetTaken()
              change(now => ({ ...now, ...part }))
            }}
          />
          <p className={styles.sentence}>{words}</p>
          <Blocks declaration={declaration} draft={draft} onChange={change} refused={refused} tried={tried} />
          <p className={styles.note}>{t('searches.editor.precedence')}</p>
        </div>
        <ResultPreview found={{ ...found, area }} leftOut={incomplete} />
        <EditorBar
          isSaved={saved !== undefined}
          mayChange={mayChange}
          isDirty={edited.isDirty}
          isSaving={saving.isSaving}
          mustCorrect={tried && incomplete > 0}
          isFilled={filled.length > 0}
          isAsked={found.isAsked}
          onShow={() => leave(area.listPath, { criteria: found.criteria })}
          onCopy={() => save(true)}
          onSave={() => save(false)}
        />
      </div>
    </LinkContext>
  )
}
