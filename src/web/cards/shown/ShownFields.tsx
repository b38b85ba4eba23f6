import type { CardType } from '#model/cards/card-types.ts'
import type { Fields } from '#model/kinds/field.ts'
import { DefinitionList } from '../../ui/read/DefinitionList.tsx'
import { useLabel } from '../use-label.ts'
import { entriesOf } from './entries.ts'
import { ShownValue } from './ShownValue.tsx'

export interface ShownFieldsProps {
  readonly type: CardType
  readonly fields: Fields
  readonly values: Readonly<Record<string, unknown>>
  readonly title: string
}

/** The fields of a section as a reader sees them: names at the left, values at the right, nothing where there is nothing. */
export function ShownFields({ type, fields, values, title }: ShownFieldsProps) {
  const labelOf = useLabel(type)
  const rows = entriesOf(fields, values).map(({ key, field, value }) => ({
    id: key,
    label: labelOf(key),
    value: <ShownValue type={type} field={field} value={value} path={key} />,
  }))
  return <DefinitionList title={title} rows={rows} />
}
