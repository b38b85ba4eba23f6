import { z } from 'zod/mini'
import type { CardDeclaration } from '../../engine/define-card.ts'
import { type FieldWords, fieldSchemas, requiredWithOthers } from '../../engine/field-schemas.ts'
import { idSchema, type JsonSchema } from '../../kinds/json-schema.ts'
import type { CardType } from '../../record-types.ts'
import { type RecordPart, schemaName } from './record-parts.ts'
import { cardAnswer } from './shapes.ts'

/** Helpers that the schemas of a type are built with. */
export interface SchemaSurroundings {
  /** Returns a reference to a named schema: '#/$defs/Person'. */
  pointTo(name: string): string
  /** Returns an English text by key; undefined when there is none. */
  text(key: string): string | undefined
}

interface Properties {
  readonly properties: Readonly<Record<string, JsonSchema>>
  readonly required: readonly string[]
}

/** Returns the schema of the properties that every record's answer has beside its fields. */
function envelope(): JsonSchema {
  const { properties, required } = z.toJSONSchema(cardAnswer, {
    unrepresentable: 'any',
  }) as Partial<Properties>
  return {
    title: 'Record',
    description: 'Properties of a record beside its fields. Ignored when sent back.',
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties ?? {}).map(([key, property]) => [key, { ...property, readOnly: true }]),
    ),
    required: required ?? [],
  }
}

/** Returns the schema of the properties that only records of this type have beside their fields. */
function extrasSchema({ linkedFlags = {}, headingAliases = {}, extras = [] }: CardDeclaration): Properties {
  const [flags, names] = [Object.keys(linkedFlags), Object.keys(headingAliases)]
  return {
    properties: Object.fromEntries([
      ...flags.map(key => [key, { type: 'boolean', readOnly: true }] as const),
      ...names.map(key => [key, { type: 'string', readOnly: true }] as const),
      ...extras.map(key => [key, { readOnly: true }] as const),
    ]),
    required: [...flags, ...names],
  }
}

const versionSchema: JsonSchema = { type: 'integer', minimum: 1, description: 'The version it is based on.' }

/** Schemas by name. */
export type NamedSchemas = Readonly<Record<string, JsonSchema>>

const titleOf = ({ type }: Pick<CardDeclaration, 'type'>, { text }: SchemaSurroundings): string =>
  text(`${type}.words.plural`) ?? type

/** Adds the shared schemas that a schema refers to. */
function withShared(
  { pointTo, text }: SchemaSurroundings,
  make: (words: FieldWords) => NamedSchemas,
): NamedSchemas {
  const shared: Record<string, JsonSchema> = {}
  const made = make({
    refer(name, schema) {
      shared[name] = schema
      return { $ref: pointTo(name) }
    },
    label: (area, key) => text(`${area}.${key}`),
  })
  return { ...made, ...shared }
}

/**
 * Returns the schemas of a record type by name, with those they refer to: the record as it is read ('Person'), the body that creates it,
 * the body that saves it, and its fields. All follow from the declaration.
 */
export const recordSchemas = (declaration: CardDeclaration, surroundings: SchemaSurroundings): NamedSchemas =>
  withShared(surroundings, words => {
    const title = titleOf(declaration, surroundings)
    const name = (part: RecordPart) => schemaName(declaration.type, part)
    const fields = { $ref: surroundings.pointTo(name('Fields')) }
    const whole = { type: 'object', ...requiredWithOthers(declaration), unevaluatedProperties: false }
    return {
      [name('Record')]: {
        title,
        allOf: [fields, words.refer('RecordEnvelope', envelope())],
        ...extrasSchema(declaration),
        ...whole,
      },
      [name('Fields')]: {
        title: `${title}: fields`,
        type: 'object',
        properties: fieldSchemas(declaration, words),
      },
      ...(!(declaration.uploaded || declaration.begunElsewhere) && {
        [name('New')]: { title: `${title}: first values`, allOf: [fields], ...whole },
      }),
      [name('Save')]: {
        title: `${title}: saved`,
        description:
          'All fields of the record: one that is absent is cleared. Properties beside the fields may be sent back with them.',
        allOf: [fields],
        properties: { id: idSchema, version: versionSchema },
        required: ['version'],
        ...whole,
      },
    }
  })

/** Returns the schema of a type's lines by name, with those it refers to; empty for a type without lines. */
export function lineSchemas(declaration: CardDeclaration, surroundings: SchemaSurroundings): NamedSchemas {
  const { type, lines } = declaration
  if (!lines) return {}
  const sheet = { type, sections: { line: { fields: lines.fields } } }
  return withShared(surroundings, words => ({
    [schemaName(type, 'Line')]: {
      title: `${titleOf(declaration, surroundings)}: lines`,
      type: 'object',
      properties: fieldSchemas(sheet, words),
      ...requiredWithOthers(sheet),
      additionalProperties: false,
    },
  }))
}

/** A schema with its own address. */
export interface PublishedSchema {
  /** 'object', 'loanOutLine'. */
  readonly name: string
  /** The record types whose records or lines it describes. */
  readonly types: readonly CardType[]
  readonly title: string
  readonly schema: JsonSchema
}

/** Returns the schemas of a type that have their own addresses, each with every schema it refers to. */
export function publishedSchemas(
  declaration: CardDeclaration,
  { text, address }: Pick<SchemaSurroundings, 'text'> & { address(name: string): string },
): readonly PublishedSchema[] {
  const { type, types } = declaration
  const surroundings = { text, pointTo: (name: string) => `#/$defs/${name}` }
  const publish = (part: 'Record' | 'Line', name: string, schemas: NamedSchemas): PublishedSchema[] => {
    const { [schemaName(type, part)]: root, ...others } = schemas
    if (!root) return []
    const dialect = { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: address(name) }
    return [{ name, types, title: String(root.title), schema: { ...dialect, ...root, $defs: others } }]
  }
  return [
    ...publish('Record', type, recordSchemas(declaration, surroundings)),
    ...publish('Line', `${type}Line`, lineSchemas(declaration, surroundings)),
  ]
}
