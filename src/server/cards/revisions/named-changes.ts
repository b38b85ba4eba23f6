import type { Change } from '#model/engine/diff.ts'
import { fieldAt, isList } from '#model/engine/fields.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import type { Field } from '#model/kinds/field.ts'
import type { RefMapper } from '#model/kinds/kind.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { namesOf } from '../names/known-names.ts'
import { collecting, naming } from '../names/naming.ts'
import type { Reader } from '../sight.ts'
import { namedLinks } from './named-links.ts'

/** A value of a field, whole or one row of it, with its references as the mapper gives them. */
function mapValue(field: Field, path: string, value: unknown, mapper: RefMapper): unknown {
  if (value === null || value === undefined) return value
  const isRow = isList(field) && /#[^/#]*$/.test(path)
  if (isRow) return mapRefs(field.fields, value as Record<string, unknown>, mapper)
  return mapRefs({ value: field }, { value }, mapper).value ?? null
}

/** Changes whose values carry the names of the terms and cards they refer to. */
export async function namedChanges(
  tx: TenantTransaction,
  declaration: Pick<Sheet, 'sections'>,
  revisions: readonly (readonly Change[])[],
  reader: Reader,
): Promise<readonly (readonly Change[])[]> {
  const over =
    (mapper: RefMapper) =>
    (change: Change): Change => {
      const field = fieldAt(declaration, change.path)?.field
      if (!field || change.kind === 'moved') return change
      const map = (value: unknown) => mapValue(field, change.path, value, mapper)
      return { ...change, before: map(change.before), after: map(change.after) }
    }
  const found = collecting()
  for (const change of revisions.flat()) over(found)(change)
  const name = over(naming(await namesOf(tx, reader.actor, declaration, [], found.ids), reader.language))
  const nameLinks = await namedLinks(tx, revisions.flat(), reader)
  return revisions.map(changes => changes.flatMap(change => nameLinks(name(change)) ?? []))
}
