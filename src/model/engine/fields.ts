import type { Field, Fields, Group, Leaf, List } from '../kinds/field.ts'
import type { CardDeclaration } from './define-card.ts'

type Declared = Pick<CardDeclaration, 'sections'>

const merged = new WeakMap<object, Fields>()

/** Returns all fields of a record type by key, in the order of its sections. */
export function fieldsOf({ sections }: Declared): Fields {
  const known = merged.get(sections)
  if (known) return known
  const fields: Fields = Object.assign({}, ...Object.values(sections).map(({ fields }) => fields))
  merged.set(sections, fields)
  return fields
}

const orders = new WeakMap<Fields, ReadonlyMap<string, number>>()

/** Returns the place of each key in its declaration, to sort by: a record fills few of the declared fields. */
export function orderOf(fields: Fields): ReadonlyMap<string, number> {
  const known = orders.get(fields)
  if (known) return known
  const order = new Map(Object.keys(fields).map((key, at) => [key, at]))
  orders.set(fields, order)
  return order
}

export const isLeaf = (field: Field): field is Leaf => field.kind !== 'group' && field.kind !== 'list'

export const isList = (field: Field): field is List => field.kind === 'list'

/** Returns true for fields that contain fields. */
export const isStructure = (field: Field): field is Group | List => !isLeaf(field)

/** A field with its path: keys joined by '/', without rows ('materials/technique'). */
export interface Placed {
  readonly path: string
  readonly field: Field
  /** Enclosing structures, outermost first. */
  readonly within: readonly (Group | List)[]
}

function* placed(fields: Fields, prefix: string, within: Placed['within']): Generator<Placed> {
  for (const [key, field] of Object.entries(fields)) {
    const path = prefix + key
    yield { path, field, within }
    if (isStructure(field)) yield* placed(field.fields, `${path}/`, [...within, field])
  }
}

const listed = new WeakMap<object, ReadonlyMap<string, Placed>>()

/** Returns every field of a record type by path, structures included. */
export function allFields(declaration: Declared): ReadonlyMap<string, Placed> {
  const known = listed.get(declaration.sections)
  if (known) return known
  const all = new Map([...placed(fieldsOf(declaration), '', [])].map(entry => [entry.path, entry]))
  listed.set(declaration.sections, all)
  return all
}

/** Returns the field at a path, which may name rows ('materials#3/technique'; 'materials/0/technique' is invalid). */
export const fieldAt = (declaration: Declared, path: string): Placed | undefined =>
  allFields(declaration).get(path.replace(/#[^/]*/g, ''))
