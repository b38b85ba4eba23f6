import { isLeaf, isList } from '#model/engine/fields.ts'
import type { FieldNodeProps } from './field-node-context.ts'
import { GroupField } from './GroupField.tsx'
import { LeafField } from './LeafField.tsx'
import { ListField } from './ListField.tsx'
import { MeasuredField } from './MeasuredField.tsx'

/** A field of whatever kind, as the declaration has it. */
export function FieldNode({ field, path }: FieldNodeProps) {
  // At the top alone: within what is measured everything is.
  if (field.derived === 'measured') return <MeasuredField field={field} path={path} />
  if (isLeaf(field)) return <LeafField field={field} path={path} />
  return isList(field) ? <ListField field={field} path={path} /> : <GroupField field={field} path={path} />
}
