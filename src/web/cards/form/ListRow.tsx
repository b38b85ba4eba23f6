import { memo, useMemo, useSyncExternalStore } from 'react'
import { valuesOf } from '#model/engine/values.ts'
import type { Leaf, List } from '#model/kinds/field.ts'
import { CardFields } from './CardFields.tsx'
import styles from './Form.module.css'
import { useFormSurroundings } from './form-context.ts'
import { declaredPath, stepsOf } from './form-path.ts'
import { LeafField } from './LeafField.tsx'
import { byLevel } from './levels.ts'
import { MoreFields } from './MoreFields.tsx'

export interface ListRowProps {
  readonly field: List
  /** Of the row: 'materials#3'. */
  readonly path: string
  readonly inLine: boolean
}

/** One row of a repeatable group. */
export const ListRow = memo((props: ListRowProps) => {
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
