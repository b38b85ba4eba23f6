import { isLeaf, isList } from '#model/engine/fields.ts'
import type { FieldNodeProps } from './field-node-context.ts'
import { GroupField } from './GroupField.tsx'
import { LeafField } from './LeafField.tsx'
import { ListField } from './ListField.tsx'

/** A field of whatever kind, as the declaration has it. */
export function FieldNode({ field, path }: FieldNodeProps) {
  if (isLeaf(field)) return <LeafField field={field} path={path} />
  return isList(field) ? <ListField field={field} path={path} /> : <GroupField field={field} path={path} />
}
