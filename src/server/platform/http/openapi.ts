import { z } from 'zod/mini'
import { declaredShapes } from '#model/api/cards/record-parts.ts'
import { lineSchemas, recordSchemas } from '#model/api/cards/record-schemas.ts'
import type { Access, Endpoint } from '#model/api/endpoint.ts'
import { errorStatus } from '#model/api/errors.ts'
import { declarations } from '#model/cards/declarations.ts'

type Json = Record<string, unknown>

const pointTo = (name: string): string => `#/components/schemas/${name}`

/** Puts references in the place of what the contract leaves to a declaration: records, their fields, their lines. */
function referToDeclared({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  const { schemas = [] } = declaredShapes.get(zodSchema) ?? {}
  const [first, ...others] = schemas.map(name => ({ $ref: pointTo(name) }))
  if (!first) return
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
  Object.assign(jsonSchema, others.length === 0 ? first : { anyOf: [first, ...others] })
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: referToDeclared,
  })
  return json
}

const accessText = (access: Access): string => {
  if (access === 'public') return 'Open to everybody.'
  if (access === 'signedIn') return 'Any signed-in person.'
  if (access === 'operator') return 'An operator of the platform.'
  const { roles = [], permissions = [], mode = 'some' } = access
  const parts = [
    roles.length > 0 ? `role ${roles.join(' or ')}` : '',
    permissions.length > 0
      ? `${mode === 'every' ? 'all' : 'one'} of the permissions ${permissions.join(', ')}`
      : '',
  ]
  return `Needs ${parts.filter(Boolean).join(' and ')}.`
}

const parametersOf = (schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  binary: 'application/octet-stream',
  multipart: 'multipart/form-data',
  piece: 'application/offset+octet-stream',
} as const

const operationOf = (endpoint: Endpoint): Json => {
  const status = String(endpoint.status ?? (endpoint.output ? 200 : 204))
  const mediaType = mediaTypes[endpoint.encoding ?? 'json']
  const placeholders = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  return {
    operationId: endpoint.name,
    tags: [endpoint.name.split('.')[0]],
    summary: endpoint.summary,
    description: accessText(endpoint.access),
    security: endpoint.access === 'public' ? [] : [{ token: [] }],
    parameters: [
      // Calls that take an id in the address or in the body declare it for both.
      ...parametersOf(endpoint.params, 'path').filter(({ name }) => placeholders.includes(String(name))),
      ...parametersOf(endpoint.query, 'query'),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { [mediaType]: { schema: schemaOf(endpoint.body, 'input') } } },
    }),
    responses: {
      [status]: {
        description: 'Success',
        ...(endpoint.output && {
          content: { 'application/json': { schema: schemaOf(endpoint.output, 'output') } },
        }),
      },
      default: {
        description: 'What went wrong',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

const errorSchema: Json = {
  type: 'object',
  required: ['status', 'error', 'message'],
  properties: {
    status: { type: 'integer' },
    error: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string', description: 'In the language asked for by Accept-Language.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Field path to message.',
    },
  },
}

/**
 * The OpenAPI 3.1 document of a set of endpoints: derived, never written by hand.
 * @param text an English text by its key.
 */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { productName, text }: { readonly productName: string; text(key: string): string | undefined },
): Json {
  const records = declarations.flatMap(declaration => [
    recordSchemas(declaration, { pointTo, text }),
    lineSchemas(declaration, { pointTo, text }),
  ])
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version: '1' },
    paths,
    components: {
      schemas: Object.assign({ Error: errorSchema }, ...records),
      securitySchemes: {
        token: {
          type: 'oauth2',
          flows: { password: { tokenUrl: '/oauth/token', scopes: { 'read write': 'Everything' } } },
        },
      },
    },
  }
}
