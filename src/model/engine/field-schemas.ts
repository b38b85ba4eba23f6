import type { Field, Fields, List } from '../kinds/field.ts'
import type { JsonSchema, SchemaContext } from '../kinds/json-schema.ts'
import { kindOf } from '../kinds/registry.ts'
import { choiceSetsOf } from './choice-sets.ts'
import type { CardDeclaration } from './define-card.ts'
import { fieldsOf, isLeaf, isList } from './fields.ts'
import { defaultMaxRows, rowIdPattern } from './parse-card.ts'

/** Context of field schemas beside the declaration. */
export interface FieldWords extends Pick<SchemaContext, 'refer'> {
  /** Returns the English label of a type's field; undefined when there is none. */
  label(type: string, key: string): string | undefined
}

/** A sheet to describe; labels of its fields are in the texts of its type. */
type Described = Pick<CardDeclaration, 'type' | 'sections'> & Partial<Pick<CardDeclaration, 'withheld'>>

/** State of a walk through a sheet's fields. */
interface Walk {
  readonly context: SchemaContext
  readonly label: (key: string) => string | undefined
  readonly withheld: ReadonlySet<string>
}

/** Returns a record with every flag set, which withholds everything that can be withheld. */
function everyMark(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
      if (isLeaf(field)) return kindOf(field).isMark ? [[key, true]] : []
      const inside = everyMark(field.fields)
      return [[key, isList(field) ? [inside] : inside]]
    }),
  )
}

/** Returns the paths of fields that a record flagged as sensitive withholds outside the museum. */
const withheldPaths = (sheet: Described, fields: Fields) => new Set(sheet.withheld?.(everyMark(fields)) ?? [])

/** Returns the schema keywords for who writes and who sees a field; empty for most. */
const rightsOf = ({ derived, private: isPrivate }: Field, path: string, { withheld }: Walk): JsonSchema => ({
  ...(derived && { readOnly: true }),
  // Private values never leave the museum; withheld ones not while their record is flagged as sensitive.
  ...(isPrivate ? { 'x-visibility': 'private' } : withheld.has(path) && { 'x-visibility': 'withheld' }),
})

function rowsSchema(field: List, path: string, walk: Walk): JsonSchema {
  const { about, single, fields, maxRows = defaultMaxRows } = field
  const required = requiredOf(fields)
  const title = walk.label(`row/${path}`)
  return {
    type: 'array',
    minItems: 1,
    maxItems: maxRows,
    items: {
      ...(title && { title }),
      type: 'object',
      properties: {
        id: { type: 'string', pattern: rowIdPattern.source, description: 'Given once, and stays.' },
        ...propertiesOf(fields, `${path}/`, walk),
      },
      required: about === undefined ? required : [...new Set([...required, about])],
      additionalProperties: false,
    },
    ...(single && { contains: { required: [single] }, minContains: 0, maxContains: 1 }),
  }
}

function schemaOf(field: Field, path: string, walk: Walk): JsonSchema {
  const [title, description] = [walk.label(path), walk.label(`hint/${path}`)]
  const value = isLeaf(field)
    ? kindOf(field).schema(field, walk.context)
    : isList(field)
      ? rowsSchema(field, path, walk)
      : {
          type: 'object',
          properties: propertiesOf(field.fields, `${path}/`, walk),
          required: requiredOf(field.fields),
          minProperties: 1,
          additionalProperties: false,
        }
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...value,
    ...rightsOf(field, path, walk),
  }
}

/** Returns the keys of fields without which a group or a row is not accepted. */
export const requiredOf = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter(key => fields[key]?.required)

const propertiesOf = (fields: Fields, prefix: string, walk: Walk): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, schemaOf(field, prefix + key, walk)]))

/** Returns the schemas of a sheet's fields by key, with those of nested groups and lists. */
export function fieldSchemas(sheet: Described, { refer, label }: FieldWords): Record<string, JsonSchema> {
  const fields = fieldsOf(sheet)
  const own = (key: string) => label(sheet.type, key)
  const choice = (name: string, id: number): string => {
    const codes = Object.entries(choiceSetsOf(sheet).get(name) ?? {})
    const [code = ''] = codes.find(([, each]) => each === id) ?? []
    return own(`choice/${name}/${code}`) ?? code
  }
  return propertiesOf(fields, '', {
    context: { refer, choice },
    label: own,
    withheld: withheldPaths(sheet, fields),
  })
}

/** Requires the required fields once any other is filled in: an empty new record is valid. */
export function requiredWithOthers(sheet: Pick<CardDeclaration, 'sections'>): JsonSchema {
  const fields = fieldsOf(sheet)
  const required = requiredOf(fields)
  if (required.length === 0) return {}
  const written = Object.keys(fields).filter(key => !fields[key]?.derived && !required.includes(key))
  return { dependentRequired: Object.fromEntries(written.map(key => [key, required])) }
}
