import type { Group, Leaf } from '#model/kinds/field.ts'
import { FieldGroup } from '../../ui/form/FieldGroup.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { useLabel } from '../use-label.ts'
import { CardFields } from './CardFields.tsx'
import styles from './Form.module.css'
import { useFormSurroundings } from './form-context.ts'
import { controlId, declaredPath, sectionOf } from './form-path.ts'
import { LeafField } from './LeafField.tsx'
import { byLevel, lineOf } from './levels.ts'
import { MoreFields } from './MoreFields.tsx'
import { useMessage } from './use-message.ts'

export interface GroupFieldProps {
  readonly field: Group
  readonly path: string
}

/** Fields that belong together: in one line where they fit, else under a heading of their own. */
export function GroupField({ field, path }: GroupFieldProps) {
  const { form } = useFormSurroundings()
  const labelOf = useLabel(form.declaration.type)
  const problem = useMessage(path, false)
  const declared = declaredPath(path)
  const { main, advanced } = byLevel(field.fields)
  const typed = main.filter(([, { derived }]) => !derived)
  const title = labelOf(declared)
  const line = typed.length === main.length ? lineOf(main) : undefined
  if (!line) {
    const fields = <CardFields fields={field.fields} prefix={`${path}/`} />
    const section = sectionOf(form.declaration, path)
    // The heading of the section says it already.
    if (section !== undefined && labelOf(`section/${section}`) === title) return fields
    return <FieldGroup title={title}>{fields}</FieldGroup>
  }
  return (
    <FormRow label={title} id={controlId(path)} problem={problem} group>
      <div className={styles.line} style={{ gridTemplateColumns: line.widths }}>
        {main.map(([key, inner]) => {
          const caption = labelOf(`${declared}/${key}`)
          return (
            <div key={key} className={styles.captioned}>
              {(main.length > 1 || caption !== title) && (
                <span className={styles.caption} aria-hidden="true">
                  {caption !== title && caption}
                </span>
              )}
              <LeafField field={inner as Leaf} path={`${path}/${key}`} inLine="group" />
            </div>
          )
        })}
      </div>
      <MoreFields entries={advanced} prefix={`${path}/`} />
    </FormRow>
  )
}
