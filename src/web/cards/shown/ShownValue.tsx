import { isLeaf, isList } from '#model/engine/fields.ts'
import { rowsOf, valuesOf } from '#model/engine/values.ts'
import type { Field, Fields } from '#model/kinds/field.ts'
import type { TermRef } from '#model/kinds/values.ts'
import { fieldKind } from '../../fields/registry.ts'
import { useLabel } from '../use-label.ts'
import { entriesOf, says } from './entries.ts'
import { Gathered } from './Gathered.tsx'
import styles from './Shown.module.css'

export interface ShownValueProps {
  readonly type: string
  readonly field: Field
  readonly value: unknown
  readonly path: string
}

/** One value, whatever it is made of: of a list its rows, of a group its parts. */
export function ShownValue({ type, field, value, path }: ShownValueProps) {
  if (isLeaf(field)) {
    if (!says(field, value)) return field.shownEmpty
    const { Display } = fieldKind(field)
    const shown = <Display field={field} value={value} />
    return field.gathers ? (
      <Gathered type={type} path={path} id={(value as TermRef).id}>
        {shown}
      </Gathered>
    ) : (
      shown
    )
  }
  if (!isList(field))
    return <ShownParts type={type} fields={field.fields} values={valuesOf(value)} path={path} />
  const rows = rowsOf(value).filter(row => entriesOf(field.fields, row).length > 0)
  return (
    <ul className={styles.rows}>
      {rows.map((row, index) => (
        <li
          key={typeof row.id === 'string' ? row.id : index}
          data-struck={(field.log && row[field.log.struck] === true) || undefined}
        >
          <ShownParts type={type} fields={field.fields} values={row} path={path} />
        </li>
      ))}
    </ul>
  )
}

interface ShownPartsProps {
  readonly type: string
  readonly fields: Fields
  readonly values: Readonly<Record<string, unknown>>
  readonly path: string
}

/** Maximum number of values that are readable at a glance without labels. */
const atAGlance = 3

const brief: ReadonlySet<string> = new Set([
  'text',
  'identifier',
  'authority',
  'term',
  'choice',
  'link',
  'measure',
  'money',
  'day',
  'date',
  'number',
])

/** The values of a group or a row: a few short ones in one line, otherwise stacked with their labels. */
function ShownParts({ type, fields, values, path }: ShownPartsProps) {
  const labelOf = useLabel(type)
  const entries = entriesOf(fields, values)
  const inLine =
    entries.length <= atAGlance &&
    entries.every(({ field: { kind } }) => brief.has(kind) || kind === 'boolean')
  if (!inLine && entries.length > 1)
    return (
      <dl className={styles.inner}>
        {entries.map(({ key, field, value }) => (
          <div key={key}>
            <dt>{labelOf(`${path}/${key}`)}</dt>
            <dd>
              <ShownValue type={type} field={field} value={value} path={`${path}/${key}`} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return (
    <span className={styles.line}>
      {entries.map(({ key, field, value }) => (
        <span
          key={key}
          title={labelOf(`${path}/${key}`)}
          className={styles.part}
          data-ends={(field.ends !== undefined && values[field.ends] !== undefined) || undefined}
        >
          {field.kind === 'boolean' ? (
            labelOf(`${path}/${key}`)
          ) : (
            <ShownValue type={type} field={field} value={value} path={`${path}/${key}`} />
          )}
        </span>
      ))}
    </span>
  )
}
