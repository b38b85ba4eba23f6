import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { searchPath } from '#model/navigation/search-paths.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { cardLinks } from '../../cards/card-links.ts'
import { LinkContext } from '../../fields/link/link-services.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { unsaved } from '../../platform/unsaved/unsaved.ts'
import { useSaveShortcut } from '../../profile/use-save-shortcut.ts'
import { useSentence } from '../sentence/use-sentence.ts'
import { Blocks } from './Blocks.tsx'
import { askedOf } from './draft/asked-of.ts'
import { filterProblem } from './draft/filter-problem.ts'
import { filledBlocks, givenBlocks } from './draft/given-of.ts'
import { filtersOf, type SearchDraft } from './draft/search-draft.ts'
import styles from './Editor.module.css'
import { EditorBanners } from './EditorBanners.tsx'
import { EditorBar } from './EditorBar.tsx'
import { EditorHead } from './EditorHead.tsx'
import { Found } from './Found.tsx'
import { refusedLines, useCount } from './use-count.ts'
import { useDraft } from './use-draft.ts'
import { useSaving } from './use-saving.ts'
import { type EditorStart, useSecondThoughts } from './use-second-thoughts.ts'

export interface SearchEditorProps extends EditorStart {
  readonly area: CardArea
  readonly initial: SearchDraft
  /** The search that is changed; absent for a new one. */
  readonly saved?: SavedSearch
  /** Another class is searched: the editor begins anew with it. */
  readonly areaOf: (classId: number) => CardArea | undefined
}

/** The editor of searches: what is searched, its lines in blocks, and what they find (acceptance row C-Q01). */
export function SearchEditor({ area: firstArea, initial, saved, areaOf, ...start }: SearchEditorProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const sentence = useSentence()
  const edited = useDraft(start.draftKey, initial, saved?.version)
  const { draft, change } = edited
  const { discard, searchClass } = useSecondThoughts(edited, start)
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
  const words = sentence(askedOf(draft.classId, found.blocks))

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
        <Found found={{ ...found, area }} leftOut={incomplete} />
        <EditorBar
          isSaved={saved !== undefined}
          mayChange={mayChange}
          isDirty={edited.isDirty}
          isSaving={saving.isSaving}
          mustMend={tried && incomplete > 0}
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
