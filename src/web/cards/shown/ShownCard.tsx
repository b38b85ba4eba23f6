import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { useLabel } from '../use-label.ts'
import { entriesOf } from './entries.ts'
import { ShownFields } from './ShownFields.tsx'

export interface ShownCardProps {
  readonly declaration: CardDeclaration
  readonly values: CardValues
  /** Keys that are shown elsewhere. */
  readonly without?: ReadonlySet<string>
}

/**
 * All that a card says, section by section; sections without anything are not there. What was written for another category is shown as
 * well: nothing that is kept is hidden from a reader.
 */
export function ShownCard({ declaration, values, without }: ShownCardProps) {
  const labelOf = useLabel(declaration.type)
  return (
    <>
      {Object.entries(declaration.sections).map(([name, { fields }]) => {
        const shown = without
          ? Object.fromEntries(Object.entries(fields).filter(([key]) => !without.has(key)))
          : fields
        return entriesOf(shown, values).length === 0 ? null : (
          <ShownFields
            key={name}
            type={declaration.type}
            fields={shown}
            values={values}
            title={labelOf(`section/${name}`)}
          />
        )
      })}
    </>
  )
}
