import { memo, useContext } from 'react'
import type { Fields } from '#model/kinds/field.ts'
import { FieldNodeContext } from './field-node-context.ts'
import { byLevel } from './levels.ts'
import { MoreFields } from './MoreFields.tsx'

export interface CardFieldsProps {
  readonly fields: Fields
  /** Path of the enclosing group or row, with its slash; empty for the record itself. */
  readonly prefix: string
  readonly hidden?: ReadonlySet<string> | undefined
}

/** The fields of a section, a group or a row; the advanced ones folded away until they are used. */
export const CardFields = memo(({ fields, prefix, hidden }: CardFieldsProps) => {
  const FieldNode = useContext(FieldNodeContext)
  const { main, advanced } = byLevel(fields)
  return (
    <>
      {main.map(([key, field]) =>
        hidden?.has(key) ? null : <FieldNode key={key} field={field} path={`${prefix}${key}`} />,
      )}
      <MoreFields entries={advanced.filter(([key]) => !hidden?.has(key))} prefix={prefix} />
    </>
  )
})
