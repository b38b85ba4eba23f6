import { isLeaf, isList } from '#model/engine/fields.ts'
import type { Field, Group, Leaf } from '#model/kinds/field.ts'
import { FieldGroup } from '../../ui/form/FieldGroup.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { useHelp } from '../help/use-help.tsx'
import { says } from '../shown/entries.ts'
import { ShownValue } from '../shown/ShownValue.tsx'
import { useLabel } from '../use-label.ts'
import { CardFields } from './CardFields.tsx'
import { useEmptyChoices } from './dependent-choices.ts'
import styles from './Form.module.css'
import type { FieldNodeProps } from './field-node-context.ts'
import { useFormSurroundings } from './form-context.ts'
import { controlId, declaredPath, sectionOf } from './form-path.ts'
import { LeafField } from './LeafField.tsx'
import { ListField } from './ListField.tsx'
import { byLevel, lineOf } from './levels.ts'
import { MoreFields } from './MoreFields.tsx'
import { useMessage } from './use-message.ts'

/** A value read from the file's content: shown unobtrusively, long texts collapsed. Hidden while there is none. */
function MeasuredField({ field, path }: { readonly field: Field; readonly path: string }) {
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

interface GroupFieldProps {
  readonly field: Group
  readonly path: string
}

/** A group of fields: in one line if they fit, else under a heading. */
function GroupField({ field, path }: GroupFieldProps) {
  const { form } = useFormSurroundings()
  const labelOf = useLabel(form.declaration.type)
  const problem = useMessage(path, false)
  const declared = declaredPath(path)
  const empty = useEmptyChoices(field.fields, path)
  const { main: all, advanced } = byLevel(field.fields)
  const main = all.filter(([key]) => !empty.has(key))
  const typed = main.filter(([, { derived }]) => !derived)
  const title = labelOf(declared)
  const line = typed.length === main.length ? lineOf(main) : undefined
  const explained = main.map(([key]) => `${declared}/${key}`)
  const help = useHelp(form.declaration.type, declared, explained)
  if (!line) {
    const fields = <CardFields fields={field.fields} prefix={`${path}/`} hidden={empty} />
    const section = sectionOf(form.declaration, path)
    // The heading of the section shows it already.
    if (section !== undefined && labelOf(`section/${section}`) === title) return fields
    return <FieldGroup title={title}>{fields}</FieldGroup>
  }
  const captions = main.map(([key]) => labelOf(`${declared}/${key}`))
  const isCaptioned = captions.some(caption => caption !== title)
  return (
    <FormRow label={title} id={controlId(path)} help={help} problem={problem} group captioned={isCaptioned}>
      <div className={styles.line} style={{ gridTemplateColumns: line.widths }}>
        {main.map(([key, inner], at) => {
          const caption = captions[at]
          return (
            <div key={key} className={styles.captioned}>
              {isCaptioned && (
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

/** A field of any kind, as declared. */
export function FieldNode({ field, path }: FieldNodeProps) {
  // Only at the top level: inside a measured section everything is rendered.
  if (field.derived === 'measured') return <MeasuredField field={field} path={path} />
  if (isLeaf(field)) return <LeafField field={field} path={path} />
  return isList(field) ? <ListField field={field} path={path} /> : <GroupField field={field} path={path} />
}
