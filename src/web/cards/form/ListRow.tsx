import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Leaf, List } from '#model/kinds/field.ts'
import { CardFields } from './CardFields.tsx'
import styles from './Form.module.css'
import { useFormSurroundings } from './form-context.ts'
import { LeafField } from './LeafField.tsx'
import { byLevel } from './levels.ts'
import { MoreFields } from './MoreFields.tsx'
import { pathOfPlace } from './places.ts'

export interface ListRowProps {
  readonly field: List
  /** Of the list. */
  readonly place: string
  readonly index: number
  readonly inLine: boolean
}

/** One row of a repeatable group. */
export const ListRow = memo((props: ListRowProps) => {
  const { hiddenFields } = useFormSurroundings()
  const { field, place, index, inLine } = props
  const prefix = `${place}.${index}.`
  const { main, advanced } = byLevel(field.fields)
  if (!inLine) {
    return hiddenFields[pathOfPlace(place)] ? (
      <RuledRow {...props} />
    ) : (
      <CardFields fields={field.fields} prefix={prefix} />
    )
  }
  return (
    <>
      {main.map(([key, inner]) => (
        <LeafField key={key} field={inner as Leaf} place={`${prefix}${key}`} inLine />
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
function RuledRow({ field, place, index }: ListRowProps) {
  const { form, hiddenFields } = useFormSurroundings()
  const row = useWatch({ control: form.control, name: `${place}.${index}` })
  const hidden = hiddenFields[pathOfPlace(place)]?.((row ?? {}) as Record<string, unknown>)
  return <CardFields fields={field.fields} prefix={`${place}.${index}.`} hidden={hidden} />
}
