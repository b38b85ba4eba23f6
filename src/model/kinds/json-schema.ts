/** A JSON Schema of the dialect 2020-12, as plain data. The product's own annotations start with 'x-'. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/** Names and places that the schema of a value needs from outside its field. */
export interface SchemaContext {
  /** Returns a reference to a named schema shared by many fields. */
  refer(name: string, schema: JsonSchema): JsonSchema
  /** Returns the English name of a choice. */
  choice(name: string, id: number): string
}

/** An object with these parts and no others; all are there, unless some are named as required. */
export const closedObject = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({ type: 'object', properties, required, additionalProperties: false })

/** The id of a record or a term: a number of 64 bits as text, which JSON numbers do not hold. */
export const idSchema: JsonSchema = { type: 'string', pattern: '^[1-9][0-9]{0,18}$' }
