import type { Field, Fields, Leaf, List } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { sameValue } from './diff.ts'
import { isUndeclared } from './earlier-values.ts'
import { fieldsOf, isLeaf, isList } from './fields.ts'
import { sameContent } from './relink-values.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** Source of a merged field's value: the record kept, the other one, or both. */
export const mergeSides = ['kept', 'other', 'both'] as const
export type MergeSide = (typeof mergeSides)[number]

/** Chosen source by field key; fields left out take the proposed one. */
export type MergeChoices = Readonly<Record<string, MergeSide>>

/** A field that at least one of two records has. */
export interface MergeField {
  readonly key: string
  /** True when the values differ. */
  readonly differs: boolean
  readonly proposal: MergeSide
  /** The possible sources. */
  readonly sides: readonly MergeSide[]
}

const isSeveral = (field: Field): boolean =>
  isList(field) || (isLeaf(field) && kindOf(field).isSeveral === true)

function mergeField(key: string, field: Field, kept: unknown, other: unknown): MergeField[] {
  if (field.derived || (kept === undefined && other === undefined)) return []
  if (other === undefined || kept === undefined)
    return [{ key, differs: true, proposal: kept === undefined ? 'other' : 'kept', sides: ['kept', 'other'] }]
  if (sameContent(field, kept, other)) return [{ key, differs: false, proposal: 'kept', sides: ['kept'] }]
  const both = isSeveral(field)
  return [
    {
      key,
      differs: true,
      proposal: both ? 'both' : 'kept',
      sides: both ? ['kept', 'other', 'both'] : ['kept', 'other'],
    },
  ]
}

/** Combines the rows of both without duplicates. The 'preferred' flag stays with one row, and colliding ids are replaced. */
function bothRows(field: List, kept: readonly Values[], other: readonly Values[]): Values[] {
  const plain = (row: Values): Values => {
    if (field.single === undefined) return row
    const { [field.single]: _mark, ...rest } = row
    return rest
  }
  const ids = new Set(kept.map(({ id }) => id))
  const added = other.map(plain).filter(row => !kept.some(each => sameContent(field, [plain(each)], [row])))
  return [...kept, ...added.map(({ id, ...row }) => (ids.has(id) ? row : { id, ...row }))]
}

const bothValues = (kept: unknown, other: unknown): unknown[] => {
  const values = Array.isArray(kept) ? kept : []
  const more = Array.isArray(other) ? other : []
  return [...values, ...more.filter(value => !values.some(each => sameValue(each, value)))]
}

function refersTo(field: Leaf, value: unknown, ids: ReadonlySet<string>): boolean {
  let found = false
  kindOf(field).mapRefs?.(value, field, {
    term: (_vocabulary, ref) => ref,
    link(_types, ref) {
      found ||= ref.id !== undefined && ids.has(ref.id)
      return ref
    },
  })
  return found
}

const isAbout = ({ fields }: List, row: Values, ids: ReadonlySet<string>): boolean =>
  Object.entries(row).some(([key, value]) => {
    const field = fields[key]
    return field !== undefined && isLeaf(field) && refersTo(field, value, ids)
  })

/** Returns values without references to some records, and without the rows about them. */
function without(fields: Fields, values: Values, ids: ReadonlySet<string>): Values {
  const kept = Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
    const field = fields[key]
    if (!field || value === undefined || value === null) return [[key, value]]
    if (isLeaf(field)) return refersTo(field, value, ids) ? [] : [[key, value]]
    if (!isList(field)) {
      const inner = without(field.fields, valuesOf(value), ids)
      return Object.keys(inner).length === 0 ? [] : [[key, inner]]
    }
    const rows = rowsOf(value).filter(row => !isAbout(field, row, ids))
    return rows.length === 0
      ? []
      : [
          [
            key,
            rows.map(({ id, ...row }) => ({
              ...(id !== undefined && { id }),
              ...without(field.fields, row, ids),
            })),
          ],
        ]
  })
  return Object.fromEntries(kept)
}

/** Two records to merge: their values and ids. */
export interface TwoCards {
  readonly kept: CardValues
  readonly other: CardValues
  readonly ids: readonly string[]
}

/** Removes references between the two, since nothing is linked with itself. */
const apart = (declaration: CardDeclaration, { kept, other, ids }: TwoCards) => {
  const [fields, own] = [fieldsOf(declaration), new Set(ids)]
  return { kept: without(fields, kept, own), other: without(fields, other, own) }
}

/** Returns the fields of two records to merge with the proposed source of each: nothing that only one of them has is lost. */
export function mergeFields(declaration: CardDeclaration, two: TwoCards): MergeField[] {
  const { kept, other } = apart(declaration, two)
  return Object.entries(fieldsOf(declaration)).flatMap(([key, field]) =>
    mergeField(key, field, kept[key], other[key]),
  )
}

/** Returns the values of the merged record. */
export function mergeCards(
  declaration: CardDeclaration,
  two: TwoCards,
  choices: MergeChoices = {},
): CardValues {
  const fields = fieldsOf(declaration)
  const { kept, other } = apart(declaration, two)
  const merged: Record<string, unknown> = { ...kept }
  for (const { key, proposal, sides } of mergeFields(declaration, two)) {
    const chosen = choices[key]
    const side = chosen && sides.includes(chosen) ? chosen : proposal
    const field = fields[key]
    if (side === 'kept' || !field) continue
    if (side === 'other') merged[key] = other[key]
    else
      merged[key] = isList(field)
        ? bothRows(field, rowsOf(kept[key]), rowsOf(other[key]))
        : bothValues(kept[key], other[key])
  }
  // Undeclared values cannot be chosen by people: those that the kept record lacks are carried over.
  return {
    ...Object.fromEntries(Object.entries(other).filter(([key]) => isUndeclared(fields, key))),
    ...merged,
  }
}
