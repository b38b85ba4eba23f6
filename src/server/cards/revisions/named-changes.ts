import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Change } from '#model/engine/diff.ts'
import { fieldAt, isList } from '#model/engine/fields.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import type { Field } from '#model/kinds/field.ts'
import type { RefMapper } from '#model/kinds/kind.ts'
import type { Language } from '#model/languages.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { labelsOf } from '#server/vocabularies/index.ts'
import { titleIn } from '../names/title-in.ts'
import { cardsByIds } from '../store/cards.ts'

/** A value of a field, whole or one row of it, with its references as the mapper gives them. */
function mapValue(field: Field, path: string, value: unknown, mapper: RefMapper): unknown {
  if (value === null || value === undefined) return value
  const isRow = isList(field) && /#[^/]*$/.test(path)
  if (isRow) return mapRefs(field.fields, value as Record<string, unknown>, mapper)
  return mapRefs({ value: field }, { value }, mapper).value ?? null
}

/** Changes whose values carry the names of the terms and cards they refer to. */
export async function namedChanges(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  revisions: readonly (readonly Change[])[],
  language: Language,
): Promise<readonly (readonly Change[])[]> {
  const termIds = new Set<string>()
  const cardIds = new Set<string>()
  const over =
    (mapper: RefMapper) =>
    (change: Change): Change => {
      const field = fieldAt(declaration, change.path)?.field
      if (!field || change.kind === 'moved') return change
      const map = (value: unknown) => mapValue(field, change.path, value, mapper)
      return { ...change, before: map(change.before), after: map(change.after) }
    }
  const collect = over({
    term(_vocabulary, ref) {
      termIds.add(ref.id)
      return ref
    },
    link(_types, ref) {
      if (ref.id !== undefined) cardIds.add(ref.id)
      return ref
    },
  })
  for (const change of revisions.flat()) collect(change)
  const terms = await labelsOf(tx, termIds)
  const cards = new Map((await cardsByIds(tx, [...cardIds])).map(card => [card.id, card]))
  const name = over({
    term(_vocabulary, ref) {
      const term = terms.get(ref.id)
      return term ? { ...ref, name: nameOf(term, language) } : ref
    },
    link(_types, ref) {
      const card = ref.id === undefined ? undefined : cards.get(ref.id)
      return card ? { ...ref, name: titleIn(card.titles, language) || card.number } : ref
    },
  })
  return revisions.map(changes => changes.map(name))
}
