import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languageNames, languages } from '#model/languages.ts'
import { usePageActions } from '../../../platform/actions/page-actions.ts'
import { call } from '../../../platform/client.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { offerUndo } from '../../../platform/notices/offer-undo.ts'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useSections } from '../../form/FormSections.tsx'
import { useFormSurroundings } from '../../form/form-context.ts'
import { sectionId } from '../../form/form-path.ts'
import { shownTitle } from '../../shown-title.ts'
import { useLabel } from '../../use-label.ts'
import edit from '../edit/Edit.module.css'
import { EditorForm } from '../edit/EditorForm.tsx'
import { EditorNotices, EditorProblems } from '../edit/EditorNotices.tsx'
import { translationSearch } from '../edit/edit-view.ts'
import { type EditedCard, useCardEditing } from '../edit/use-card-editing.ts'
import { useFirstFocus } from '../edit/use-first-focus.ts'
import { useRecordPlace } from '../use-record-place.ts'
import styles from './Translation.module.css'
import { TranslationRow } from './TranslationRow.tsx'
import {
  type Direction,
  type TranslationSection,
  translationSections,
  usualDirection,
} from './translation-rows.ts'
import { useDirection } from './use-direction.ts'

/** The page on which the texts of a record are translated: a language beside the other, saved as its form is. */
export function TranslationEditor(edited: EditedCard) {
  const { area, card, current } = edited
  const { t } = useTranslation()
  const navigate = useNavigate()
  const editing = useCardEditing(edited, nextId => {
    if (nextId === undefined) void navigate({ to: area.recordPath(card.id) })
    else void navigate({ to: area.editPath(nextId), search: translationSearch })
  })
  useRecordPlace(area, current, { path: area.editPath(card.id), label: t('cards.translation.title') })
  const fields = useRef<HTMLDivElement>(null)
  useFirstFocus(fields, !editing.readOnly)
  return (
    <EditorForm edited={edited} editing={editing} label={t('cards.translation.title')}>
      <div className={styles.page} ref={fields}>
        <EditorNotices edited={edited} editing={editing} />
        <p className={styles.sign}>{t('cards.translation.title')}</p>
        <h1 className={edit.title} tabIndex={-1}>
          {shownTitle(current.heading)}
        </h1>
        <EditorProblems editing={editing} />
        <Translations edited={edited} />
      </div>
    </EditorForm>
  )
}

/** Returns the translations that are out of date in the record as it is now. */
function useOutdated({ area: { endpoints }, current }: EditedCard) {
  const { id, version } = current
  const { data } = useQuery({
    queryKey: [endpoints.outdated.name, id, version],
    queryFn: ({ signal }) =>
      call(endpoints.outdated, { params: { id } }, { signal, name: `translations ${id} ${version}` }),
    placeholderData: keepPreviousData,
  })
  return data?.result
}

const isOpen = ({ state }: { readonly state: string }): boolean => state === 'missing' || state === 'outdated'

const openPaths = (sections: readonly TranslationSection[]): ReadonlySet<string> =>
  new Set(sections.flatMap(({ rows }) => rows.filter(isOpen).map(({ path }) => path)))

/** The texts side by side, with the choice of languages and how many are translated. */
function Translations({ edited }: { readonly edited: EditedCard }) {
  const { area, current, put } = edited
  const { t } = useTranslation()
  const { form } = useFormSurroundings()
  const labelOf = useLabel(area.type)
  const own = useLanguage()
  const sections = useSections()
  const { changes } = useSyncExternalStore(form.assessment.subscribe, form.assessment.get)
  const typed = form.values.all()
  const outdated = useOutdated(edited)
  const [direction, choose] = useDirection(() => usualDirection({ sections, typed }, own))
  const [only, setOnly] = useState<ReadonlySet<string>>()
  const all = useMemo(
    () => translationSections({ sections, typed, saved: form.base(), outdated: outdated ?? [] }, direction),
    [sections, typed, form, outdated, direction],
  )
  const isDirty = changes.length > 0
  // Whoever translates goes on in the same languages in the next record.
  useEffect(() => {
    if (isDirty) choose(direction)
  }, [isDirty, choose, direction])
  const turn = (next: Direction) => {
    choose(next)
    setOnly(undefined)
  }
  const confirm = async (path: string, label: string) => {
    const send = (version: number, isRight: boolean) =>
      call(area.endpoints.confirmTranslation, {
        params: { id: current.id },
        body: { path, language: direction.to, from: direction.from, version, isRight },
      })
    const answer = await send(current.version, true)
    put(answer)
    offerUndo('cards.translation.confirmed', { field: label }, async () => {
      put(await send(answer.version, false))
      return 'undone'
    })
  }
  const rows = all.flatMap(section => section.rows)
  usePageActions(t('common.keys.form'), [
    { id: 'copy-source', label: t('cards.translation.copy'), keys: 'F2' },
    { id: 'still-right', label: t('cards.translation.stillRight'), keys: 'F4' },
  ])
  const shown = only
    ? all.flatMap(({ name, rows }) => {
        const left = rows.filter(({ path }) => only.has(path))
        return left.length === 0 ? [] : [{ name, rows: left }]
      })
    : all
  return (
    <>
      <Tools direction={direction} onTurn={turn}>
        <Counts rows={rows} />
        <Switch
          label={t('cards.translation.onlyOpen')}
          checked={only !== undefined}
          onChange={() => setOnly(only ? undefined : openPaths(all))}
        />
      </Tools>
      {shown.length === 0 && (
        <p className={styles.nothing}>
          {t(only ? 'cards.translation.nothingOpen' : 'cards.translation.nothing')}
        </p>
      )}
      {shown.map(({ name, rows }) => (
        <FormSection key={name} id={sectionId(name)} title={labelOf(`section/${name}`)}>
          {rows.map(row => (
            <TranslationRow
              key={`${row.path} ${direction.to}`}
              row={row}
              direction={direction}
              onConfirm={label => confirm(row.path, label)}
            />
          ))}
        </FormSection>
      ))}
    </>
  )
}

interface ToolsProps {
  readonly direction: Direction
  readonly onTurn: (next: Direction) => void
  readonly children: React.ReactNode
}

/** The choice of the two languages, and what is shown beside it. */
function Tools({ direction: { from, to }, onTurn, children }: ToolsProps) {
  const { t } = useTranslation()
  const options = languages.map(code => ({ value: code, label: languageNames[code] }))
  return (
    <div className={styles.tools}>
      <div className={styles.languages}>
        <Select
          aria-label={t('cards.translation.from')}
          options={options}
          value={from}
          onChange={({ target }) => {
            const next = target.value as Language
            onTurn({ from: next, to: next === to ? from : to })
          }}
        />
        <IconButton label={t('cards.translation.swap')} onClick={() => onTurn({ from: to, to: from })}>
          <ArrowLeftRight size={16} strokeWidth={1.7} />
        </IconButton>
        <Select
          aria-label={t('cards.translation.to')}
          options={options}
          value={to}
          onChange={({ target }) => {
            const next = target.value as Language
            onTurn({ from: next === from ? to : from, to: next })
          }}
        />
      </div>
      {children}
    </div>
  )
}

/** Numbers of the texts that are translated, and of those that are out of date. */
function Counts({ rows }: { readonly rows: TranslationSection['rows'] }) {
  const { t } = useTranslation()
  const count = rows.filter(({ state }) => state !== 'alone').length
  const done = rows.filter(({ state }) => state === 'translated' || state === 'outdated').length
  const outdated = rows.filter(({ state }) => state === 'outdated').length
  return (
    <p className={styles.counts}>
      {[
        t('cards.translation.done', { done, count }),
        ...(outdated > 0 ? [t('cards.translation.outdatedCount', { count: outdated })] : []),
      ].join(' · ')}
    </p>
  )
}
