import type { CardDeclaration } from '#model/engine/define-card.ts'
import { allFields, fieldsOf, isLeaf, isList } from '#model/engine/fields.ts'
import type { Field, Fields, Leaf } from '#model/kinds/field.ts'

/** Makes the value of a field that holds one. Undefined leaves it out. */
type MakeLeaf = (field: Leaf, path: string) => unknown

function sampleOf(field: Field, path: string, make: MakeLeaf): unknown {
  if (isLeaf(field)) return make(field, path)
  const inside = documentOf(field.fields, make, `${path}/`)
  return isList(field) ? [inside] : inside
}

/** A document with a value in every field, one row in every list. */
export const documentOf = (fields: Fields, make: MakeLeaf, prefix = ''): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const value = sampleOf(field, prefix + key, make)
      return value === undefined ? [] : [[key, value]]
    }),
  )

/** The value at a path, in the first row of each list. */
export const valueAt = (document: unknown, path: string): unknown =>
  path.split('/').reduce<unknown>((value, key) => {
    const from = Array.isArray(value) ? value[0] : value
    return (from as Record<string, unknown> | undefined)?.[key]
  }, document)

export interface LeafPlace {
  readonly path: string
  readonly field: Leaf
  /** The groups and lists it stands in, from the outside. */
  readonly within: readonly Field[]
  /** As problems name it, in the first row of each list: 'materials.0.technique'. */
  readonly place: string
  /** Written by the product alone. */
  readonly derived: boolean
  /** Found by the product in the content of a file: what is sent of it is passed over. */
  readonly measured: boolean
}

/** Every field of a type that holds a value. */
export const leavesOf = (declaration: CardDeclaration): readonly LeafPlace[] =>
  [...allFields(declaration).values()].flatMap(({ path, field, within }) => {
    if (!isLeaf(field)) return []
    const keys = path.split('/')
    const place = keys.map((key, at) => (within[at] && isList(within[at]) ? `${key}.0` : key)).join('.')
    const nodes = [field, ...within]
    const measured = nodes.some(({ derived }) => derived === 'measured')
    return [{ path, field, within, place, derived: nodes.some(({ derived }) => derived), measured }]
  })

export const documentFor = (declaration: CardDeclaration, make: MakeLeaf) =>
  documentOf(fieldsOf(declaration), make)
