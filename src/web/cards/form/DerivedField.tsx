import { useSyncExternalStore } from 'react'
import { fieldKind } from '../../fields/registry.ts'
import { useLabel } from '../use-label.ts'
import styles from './Form.module.css'
import { useFormSurroundings } from './form-context.ts'
import { declaredPath, stepsOf } from './form-path.ts'
import { valueAt } from './form-values.ts'
import type { LeafFieldProps } from './leaf-field-props.ts'
import { useNamed } from './use-named.ts'

/** A field the product writes by itself, as it follows from what stands in the form now. Nothing is shown while there is none. */
export function DerivedField({ field, path, inLine }: LeafFieldProps) {
  const { form } = useFormSurroundings()
  const label = useLabel(form.declaration.type)(declaredPath(path))
  const settled = useSyncExternalStore(form.assessment.subscribe, () =>
    valueAt(form.assessment.get().values, stepsOf(path)),
  )
  const value = useNamed(field, settled)
  if (value === undefined || value === null) return null
  const { Display } = fieldKind(field)
  if (inLine) return <Display field={field} value={value} />
  return (
    <div className={styles.derived}>
      <span>{label}</span>
      <div>
        <Display field={field} value={value} />
      </div>
    </div>
  )
}
