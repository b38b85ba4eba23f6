import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matching } from '../../ui/matches-query.ts'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'
import styles from './Editor.module.css'
import { EditorContext, useFault, useFieldLabel } from './editor-context.ts'

interface FieldPickerProps {
  readonly label: string
  /** The one that is shown now. */
  readonly path?: string
  readonly onPick: (path: string) => void
  readonly problem?: string | undefined
}

/** Fields allowed here, by the sections of the record, found by typing. */
export function FieldPicker({ label, path, onPick, problem }: FieldPickerProps) {
  const { t } = useTranslation()
  const { groups, scope } = useContext(EditorContext)
  const labelOf = useFieldLabel()
  const [query, setQuery] = useState<string>()
  const offered = groups.flatMap(({ label: heading, fields }) =>
    fields
      .filter(({ scopes }) => scopes.includes(scope))
      .map(field => ({
        id: field.path,
        name: field.label,
        heading,
        ...(field.within.length > 0 && { path: field.within }),
        ...(field.private && { source: t('templates.editor.private') }),
      })),
  )
  const found = query
    ? matching(
        offered,
        ({ name, heading, path: within }) => `${(within ?? []).join(' ')} ${name} ${heading}`,
        query,
      )
    : offered
  const shown = path === undefined ? '' : (labelOf(path) ?? `${t('templates.editor.unknownField')}: ${path}`)
  return (
    <SuggestInput
      aria-label={label}
      placeholder={t(path === undefined ? 'templates.editor.findField' : 'templates.editor.chooseField')}
      typed={query}
      onTyped={setQuery}
      chosenName={shown}
      options={found}
      chosen={path}
      rows={Number.POSITIVE_INFINITY}
      onPick={({ id }) => onPick(id)}
      onFocus={({ target }) => target.select()}
      texts={{
        none: t('templates.editor.noField'),
        loading: t('common.loading'),
        count: count => t('cards.form.link.count', { count }),
      }}
      {...(problem && { 'aria-invalid': true })}
    />
  )
}

interface FieldRowProps {
  readonly path: string
  readonly place: string
  readonly onPick: (path: string) => void
}

/** The chosen field, under its name. */
export function FieldRow({ path, place, onPick }: FieldRowProps) {
  const { t } = useTranslation()
  const problem = useFault()(place)
  const label = t('templates.editor.field')
  return (
    <div className={styles.property} data-wide>
      <span aria-hidden="true">{label}</span>
      <FieldPicker label={label} path={path} onPick={onPick} problem={problem} />
      {problem && <p className={styles.problem}>{problem}</p>}
    </div>
  )
}
