import { memo, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { beginRow } from '#model/engine/begin-row.ts'
import { rowsOf, valuesOf } from '#model/engine/values.ts'
import type { Leaf, List } from '#model/kinds/field.ts'
import { inSentence } from '../../platform/i18n/in-sentence.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { museumToday } from '../../platform/session/museum-today.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { RepeatList } from '../../ui/form/RepeatList.tsx'
import { useHelp } from '../help/use-help.tsx'
import { useHint } from '../use-hint.ts'
import { useLabel } from '../use-label.ts'
import { CardFields } from './CardFields.tsx'
import styles from './Form.module.css'
import { useFormSurroundings } from './form-context.ts'
import { controlId, declaredPath, sectionOf, stepsOf } from './form-path.ts'
import { LeafField } from './LeafField.tsx'
import { byLevel, lineOf } from './levels.ts'
import { MoreFields } from './MoreFields.tsx'
import { newRowId } from './row-ids.ts'
import { savedRow } from './saved-row.ts'
import { useMessage } from './use-message.ts'

/** The rows of a list, by its path. The component renders again when rows come, go or move. */
function useList(field: List, path: string) {
  const { form } = useFormSurroundings()
  const steps = useMemo(() => stepsOf(path), [path])
  const rows = () => rowsOf(form.values.at(steps))
  const ids = useSyncExternalStore(form.values.subscribe, () =>
    rows()
      .map(({ id }) => id)
      .join(' '),
  )
  return {
    keys: useMemo(() => (ids === '' ? [] : ids.split(' ')), [ids]),
    add: () => {
      const begun = beginRow(field, form.values.all(), { today: museumToday() })
      form.set(path, [...rows(), { ...begun, id: newRowId() }])
    },
    remove: (index: number) => form.set(path, rows().toSpliced(index, 1)),
    move: (from: number, to: number) => {
      const moved = rows()[from]
      if (moved) form.set(path, rows().toSpliced(from, 1).toSpliced(to, 0, moved))
    },
  }
}

interface ListRowProps {
  readonly field: List
  /** Path of the row: 'materials#3'. */
  readonly path: string
  readonly inLine: boolean
}

/** One row of a repeatable group. */
const ListRow = memo((props: ListRowProps) => {
  const { hiddenFields } = useFormSurroundings()
  const { field, path, inLine } = props
  const prefix = `${path}/`
  const { main, advanced } = byLevel(field.fields)
  if (!inLine) {
    return hiddenFields[declaredPath(path)] ? (
      <RuledRow {...props} />
    ) : (
      <CardFields fields={field.fields} prefix={prefix} />
    )
  }
  return (
    <>
      {main.map(([key, inner]) => (
        <LeafField key={key} field={inner as Leaf} path={`${prefix}${key}`} inLine="row" />
      ))}
      {advanced.length > 0 && (
        <div className={styles.below}>
          <MoreFields entries={advanced} prefix={prefix} />
        </div>
      )}
    </>
  )
})

/** A row in which one field decides about others. */
function RuledRow({ field, path }: ListRowProps) {
  const { form, hiddenFields } = useFormSurroundings()
  const steps = useMemo(() => stepsOf(path), [path])
  const row = valuesOf(useSyncExternalStore(form.values.subscribe, () => form.values.at(steps)))
  const hidden = hiddenFields[declaredPath(path)]?.(row)
  return <CardFields fields={field.fields} prefix={`${path}/`} hidden={hidden} />
}

export interface ListFieldProps {
  readonly field: List
  readonly path: string
}

const defaultMaxRows = 200

/** A repeatable group: each row in one line if its fields fit, else stacked. */
export function ListField({ field, path }: ListFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { form, readOnly } = useFormSurroundings()
  const labelOf = useLabel(form.declaration.type)
  const { keys, add, remove, move } = useList(field, path)
  const problem = useMessage(path, false)
  const declared = declaredPath(path)
  const label = labelOf(declared)
  const row = labelOf(`row/${declared}`)
  const hint = useHint(form.declaration.type)(declared)
  const section = sectionOf(form.declaration, path)
  const { main } = byLevel(field.fields)
  const line = lineOf(main)
  // In a row of several lines each field explains itself.
  const explained = line ? main.map(([key]) => `${declared}/${key}`) : []
  const help = useHelp(form.declaration.type, declared, explained)
  const full = keys.length >= (field.maxRows ?? defaultMaxRows)
  return (
    <FormRow
      label={label}
      id={controlId(path)}
      hint={hint}
      help={help}
      problem={problem}
      group
      // The heading of the section shows it already.
      labelHidden={section !== undefined && labelOf(`section/${section}`) === label}
      // Wide fields take the full width as soon as they have content.
      broad={keys.length > 0 && line?.broad !== false}
    >
      <RepeatList
        label={label}
        keys={keys}
        layout={line ? 'compact' : 'roomy'}
        {...(line && { widths: line.widths, columns: main.map(([key]) => labelOf(`${declared}/${key}`)) })}
        {...(!readOnly && { onRemove: remove })}
        {...(!readOnly && !field.log && { onMove: move })}
        {...(field.log && { mayRemove: (key: string) => savedRow(form, `${path}#${key}`) === undefined })}
        {...(!readOnly && !full && { onAdd: add })}
        texts={{
          add: t('cards.form.rows.add', { row: inSentence(row, language) }),
          remove: position => t('cards.form.rows.remove', { row, position }),
          moveUp: position => t('cards.form.rows.moveUp', { row, position }),
          moveDown: position => t('cards.form.rows.moveDown', { row, position }),
          moved: (position, count) => t('cards.form.rows.moved', { position, total: count }),
          row: position => t('cards.form.rows.row', { row, position }),
        }}
      >
        {key => <ListRow field={field} path={`${path}#${key}`} inLine={line !== undefined} />}
      </RepeatList>
    </FormRow>
  )
}
