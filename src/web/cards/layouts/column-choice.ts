import { allFields, isLeaf } from '#model/engine/fields.ts'
import { listColumns } from '#model/engine/list-columns.ts'
import type { Leaf } from '#model/kinds/field.ts'
import type { CardArea } from '../card-area.ts'

/** A column that can be chosen. */
export interface ColumnChoice {
  readonly path: string
  /** Sort key on the server; undefined for columns that cannot be sorted. */
  readonly sort: string | undefined
  /** The field it shows; undefined for columns every type has. */
  readonly field: Leaf | undefined
}

/** Columns that are not fields and cannot be sorted by. */
const further: readonly ColumnChoice[] = ['publishedOnWeb', 'links'].map(path => ({
  path,
  sort: undefined,
  field: undefined,
}))

const known = new WeakMap<CardArea, readonly ColumnChoice[]>()

/** All columns of an area's lists, each once: those every type has come before its fields. */
export function columnChoices(area: CardArea): readonly ColumnChoice[] {
  const before = known.get(area)
  if (before) return before
  const fields = allFields(area.declaration)
  const columns = new Map<string, ColumnChoice>()
  for (const { path, sort } of listColumns(area.declaration)) {
    if (columns.has(path)) continue
    const field = sort === path ? undefined : fields.get(path)?.field
    columns.set(path, { path, sort, field: field && isLeaf(field) ? field : undefined })
  }
  const { unpublished } = area.declaration
  const offered = further.filter(({ path }) => !(unpublished && path === 'publishedOnWeb'))
  const choices = [...columns.values(), ...offered]
  known.set(area, choices)
  return choices
}
