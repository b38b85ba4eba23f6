import { valuesOf } from '#model/engine/values.ts'
import type { Fields } from '#model/kinds/field.ts'
import { type Definition, DefinitionList } from '../../ui/read/DefinitionList.tsx'
import { useLabel } from '../use-label.ts'
import { entriesOf, type ShownEntry } from './entries.ts'
import { ShownValue } from './ShownValue.tsx'

export interface ShownFieldsProps {
  readonly type: string
  readonly fields: Fields
  readonly values: Readonly<Record<string, unknown>>
  readonly title: string
}

/** The fields of a section as a reader sees them: names at the left, values at the right, no empty fields. */
export function ShownFields({ type, fields, values, title }: ShownFieldsProps) {
  const labelOf = useLabel(type)
  const rowsOf = (entries: readonly ShownEntry[], prefix: string): readonly Definition[] =>
    entries.flatMap(({ key, field, value }) => {
      const path = prefix + key
      const label = labelOf(path)
      // The parts of a group that gives the section its name are shown directly in the section.
      if (label === title && prefix === '' && field.kind === 'group')
        return rowsOf(entriesOf(field.fields, valuesOf(value)), `${path}/`)
      return { id: path, label, value: <ShownValue type={type} field={field} value={value} path={path} /> }
    })
  return <DefinitionList title={title} rows={rowsOf(entriesOf(fields, values), '')} />
}
