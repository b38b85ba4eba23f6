import { isLeaf } from '#model/engine/fields.ts'
import type { Field } from '#model/kinds/field.ts'
import { says } from '../shown/entries.ts'
import { ShownValue } from '../shown/ShownValue.tsx'
import { useLabel } from '../use-label.ts'
import styles from './Form.module.css'
import { useFormSurroundings } from './form-context.ts'

/** What was found in the content: shown quietly, long texts folded. Nothing is shown while there is none. */
export function MeasuredField({ field, path }: { readonly field: Field; readonly path: string }) {
  const { form } = useFormSurroundings()
  const { type } = form.declaration
  const label = useLabel(type)(path)
  const value = form.base()[path]
  if (!says(field, value)) return null
  const shown = <ShownValue type={type} field={field} value={value} path={path} />
  return (
    <div className={styles.derived} data-measured>
      <span>{label}</span>
      <div>
        {isLeaf(field) && field.kind === 'longText' ? (
          <details className={styles.folded}>
            <summary>{String(value).slice(0, 90)} …</summary>
            {shown}
          </details>
        ) : (
          shown
        )}
      </div>
    </div>
  )
}
