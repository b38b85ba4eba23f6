import { z } from 'zod/mini'
import { cardTypes } from '../record-types.ts'
import { endpoint } from './endpoint.ts'

/** Schemas say how records look and hold nothing of any museum: they are open to everybody, and programs may keep them. */
const base = '/api/v1/schemas'

export const listSchemas = endpoint({
  name: 'schemas.list',
  method: 'GET',
  path: base,
  access: 'public',
  summary: 'The JSON Schemas of all types of records, and of the lines of those that have some',
  openInMaintenance: true,
  output: z.object({
    result: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        /** Types of the records it describes, or whose lines. */
        types: z.array(z.enum(Object.keys(cardTypes) as [string, ...string[]])),
        /** Where it is, and its `$id`. */
        url: z.string(),
      }),
    ),
  }),
})

export const readSchema = endpoint({
  name: 'schemas.read',
  method: 'GET',
  path: `${base}/:type`,
  access: 'public',
  summary: 'The JSON Schema (2020-12) of a type of records, derived from its declaration',
  openInMaintenance: true,
  params: z.object({ type: z.string().check(z.maxLength(60)) }),
  output: z.record(z.string(), z.unknown()),
})
