import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { cardTypes } from '#model/cards/card-types.ts'
import { searchPath } from '#model/navigation/search-paths.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { cardLinks } from '../../cards/card-links.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { LinkContext } from '../../fields/link/link-services.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { unsaved } from '../../platform/unsaved/unsaved.ts'
import { useSaveShortcut } from '../../profile/use-save-shortcut.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { SaveBar } from '../../ui/form/SaveBar.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSentence } from '../sentence/use-sentence.ts'
import { Blocks } from './Blocks.tsx'
import { askedOf } from './draft/asked-of.ts'
import { filterProblem } from './draft/filter-problem.ts'
import { filledBlocks, givenBlocks } from './draft/given-of.ts'
import { filtersOf, newDraft, type SearchDraft } from './draft/search-draft.ts'
import styles from './Editor.module.css'
import { Found } from './Found.tsx'
import { useReadable } from './fields/use-readable.ts'
import { refusedLines, useCount } from './use-count.ts'
import { useDraft } from './use-draft.ts'
import { useSaving } from './use-saving.ts'

export interface SearchEditorProps {
  /** Under which the draft is kept: the id of the search, or 'new'. */
  readonly draftKey: string
  readonly area: CardArea
  readonly initial: SearchDraft
  /** The search that is changed; absent for a new one. */
  readonly saved?: SavedSearch
  /** Fetches what is saved anew. */
  readonly onReload: () => void
  /** Another class is searched: the editor begins anew with it. */
  readonly areaOf: (classId: number) => CardArea | undefined
}

const longestName = 200

/** The editor of searches: what is searched, its lines in blocks, and what they find (acceptance row C-Q01). */
export function SearchEditor({
  draftKey,
  area: firstArea,
  initial,
  saved,
  onReload,
  areaOf,
}: SearchEditorProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const sentence = useSentence()
  const readable = useReadable()
  const edited = useDraft(draftKey, initial, saved?.version)
  const { draft, change } = edited
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
        blocks: givenBlocks(declaration, filled),
        ...(!asCopy && !overwrites && version !== undefined && { version }),
      },
    })
  }
  useSaveShortcut(async () => {
    if (mayChange && edited.isDirty) save(false)
  })
  const discard = () => {
    edited.forget()
    unsaved.giveUp()
    onReload()
  }
  const nameProblem = saving.taken
    ? t('searches.editor.nameTaken')
    : tried && isNameless
      ? t('searches.editor.nameNeeded')
      : undefined
  const words = sentence(askedOf(draft.classId, found.blocks))

  return (
    <LinkContext value={cardLinks}>
      <div className={styles.page}>
        <div className={styles.main} data-has-errors={saving.hasErrors || undefined}>
          <h1 tabIndex={-1} className={styles.title}>
            {saved ? t('searches.editor.editTitle') : t('searches.editor.newTitle')}
          </h1>
          {saving.hasErrors && (
            <Banner kind="danger" role="alert" inset>
              {t('searches.editor.failed')}
            </Banner>
          )}
          {saving.isOutdated && saved && (
            <Banner
              kind="warning"
              role="alert"
              inset
              actions={
                <>
                  <Button onClick={discard}>{t('searches.editor.takeTheirs')}</Button>
                  <Button onClick={() => save(false, true)}>{t('searches.editor.saveMine')}</Button>
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
          {edited.isRestored && (
            <Banner
              kind="info"
              inset
              actions={<Button onClick={discard}>{t('searches.editor.discard')}</Button>}
            >
              {t('searches.editor.restored')}
            </Banner>
          )}
          <div className={styles.head}>
            <SelectField
              label={t('searches.editor.searched')}
              options={readable.map(({ type }) => ({
                value: String(cardTypes[type]),
                label: t(cardWordKey(type, 'list')),
              }))}
              value={String(draft.classId)}
              onChange={({ target }) => change(now => newDraft(Number(target.value), now.name, now.shared))}
            />
            <TextField
              label={t('searches.editor.name')}
              maxLength={longestName}
              value={draft.name}
              problem={nameProblem}
              hint={
                saving.taken?.id ? (
                  <Link to={searchPath(saving.taken.id)}>
                    {t('searches.editor.openOther', { name: saving.taken.name })}
                  </Link>
                ) : undefined
              }
              onChange={({ target }) => {
                saving.forgetTaken()
                change(now => ({ ...now, name: target.value }))
              }}
            />
            <Switch
              label={t('searches.editor.shared')}
              checked={draft.shared}
              onChange={({ target }) => change(now => ({ ...now, shared: target.checked }))}
            />
          </div>
          <p className={styles.sentence}>{words}</p>
          <Blocks declaration={declaration} draft={draft} onChange={change} refused={refused} tried={tried} />
          <p className={styles.note}>{t('searches.editor.precedence')}</p>
        </div>
        <Found found={{ ...found, area }} leftOut={incomplete} />
        <div className={styles.bar}>
          <SaveBar
            label={t('searches.editor.actions')}
            changed={edited.isDirty}
            status={
              tried && incomplete > 0
                ? t('searches.editor.mendLines')
                : t(edited.isDirty ? 'searches.editor.unsavedState' : 'searches.editor.savedState')
            }
          >
            <Button
              disabled={!found.isAsked}
              onClick={() => leave(area.listPath, { criteria: found.criteria })}
            >
              {t('searches.editor.showList')}
            </Button>
            {saved && (
              <Button
                look={mayChange ? 'default' : 'primary'}
                busy={saving.isSaving}
                onClick={() => save(true)}
              >
                {t('searches.editor.saveCopy')}
              </Button>
            )}
            {mayChange && (
              <Button
                look="primary"
                busy={saving.isSaving}
                disabled={!edited.isDirty || filled.length === 0}
                onClick={() => save(false)}
              >
                {t('searches.editor.save')}
              </Button>
            )}
          </SaveBar>
        </div>
      </div>
    </LinkContext>
  )
}
