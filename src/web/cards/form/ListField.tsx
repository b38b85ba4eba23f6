import { useTranslation } from 'react-i18next'
import type { List } from '#model/kinds/field.ts'
import { inSentence } from '../../platform/i18n/in-sentence.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { RepeatList } from '../../ui/form/RepeatList.tsx'
import { useHint } from '../use-hint.ts'
import { useLabel } from '../use-label.ts'
import { useFormSurroundings } from './form-context.ts'
import { controlId, declaredPath, sectionOf } from './form-path.ts'
import { ListRow } from './ListRow.tsx'
import { byLevel, lineOf } from './levels.ts'
import { useList } from './use-list.ts'
import { useMessage } from './use-message.ts'

export interface ListFieldProps {
  readonly field: List
  readonly path: string
}

const defaultMaxRows = 200

/** A repeatable group: its rows in one line each where their fields fit, else one below the other. */
export function ListField({ field, path }: ListFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { form, readOnly } = useFormSurroundings()
  const labelOf = useLabel(form.declaration.type)
  const { keys, add, remove, move } = useList(path)
  const problem = useMessage(path, false)
  const declared = declaredPath(path)
  const label = labelOf(declared)
  const row = labelOf(`row/${declared}`)
  const hint = useHint(form.declaration.type)(declared)
  const section = sectionOf(form.declaration, path)
  const { main } = byLevel(field.fields)
  const line = lineOf(main)
  const full = keys.length >= (field.maxRows ?? defaultMaxRows)
  return (
    <FormRow
      label={label}
      id={controlId(path)}
      hint={hint}
      problem={problem}
      group
      // The heading of the section says it already.
      labelHidden={section !== undefined && labelOf(`section/${section}`) === label}
      // What needs room takes the whole breadth as soon as there is something in it.
      broad={keys.length > 0 && line?.broad !== false}
    >
      <RepeatList
        label={label}
        keys={keys}
        layout={line ? 'compact' : 'roomy'}
        {...(line && { widths: line.widths, columns: main.map(([key]) => labelOf(`${declared}/${key}`)) })}
        {...(!readOnly && { onMove: move, onRemove: remove })}
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
