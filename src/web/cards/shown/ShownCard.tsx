import type { CardValues } from '#model/engine/define-card.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { useLabel } from '../use-label.ts'
import { entriesOf } from './entries.ts'
import { ShownFields } from './ShownFields.tsx'

export interface ShownCardProps {
  readonly declaration: Pick<NamedSheet, 'type' | 'sections'>
  readonly values: CardValues
}

/**
 * All that a card says, section by section; sections without anything are not there, nor what the product only derived of other fields.
 * Values of fields of another category are shown as well: no stored value is hidden from a reader.
 */
export function ShownCard({ declaration, values }: ShownCardProps) {
  const labelOf = useLabel(declaration.type)
  return (
    <>
      {Object.entries(declaration.sections).map(([name, { fields }]) => {
        const typed = Object.fromEntries(Object.entries(fields).filter(([, { derived }]) => !derived))
        return entriesOf(typed, values).length === 0 ? null : (
          <ShownFields
            key={name}
            type={declaration.type}
            fields={typed}
            values={values}
            title={labelOf(`section/${name}`)}
          />
        )
      })}
    </>
  )
}
