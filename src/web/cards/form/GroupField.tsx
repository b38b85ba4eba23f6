import type { Group, Leaf } from '#model/kinds/field.ts'
import { FieldGroup } from '../../ui/form/FieldGroup.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { useLabel } from '../use-label.ts'
import { CardFields } from './CardFields.tsx'
import styles from './Form.module.css'
import { useFormSurroundings } from './form-context.ts'
import { controlId, declaredPath } from './form-path.ts'
import { LeafField } from './LeafField.tsx'
import { byLevel, columnsOf } from './levels.ts'
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
  const widths = typed.length === main.length ? columnsOf(main) : undefined
  if (!widths) {
    return (
      <FieldGroup title={labelOf(declared)}>
        <CardFields fields={field.fields} prefix={`${path}/`} />
      </FieldGroup>
    )
  }
  return (
    <FormRow label={labelOf(declared)} id={controlId(path)} problem={problem} group>
      <div className={styles.line} style={{ gridTemplateColumns: widths }}>
        {main.map(([key, inner]) => (
          <div key={key} className={styles.captioned}>
            <span className={styles.caption} aria-hidden="true">
              {labelOf(`${declared}/${key}`)}
            </span>
            <LeafField field={inner as Leaf} path={`${path}/${key}`} inLine />
          </div>
        ))}
      </div>
      <MoreFields entries={advanced} prefix={`${path}/`} />
    </FormRow>
  )
}
