import { z } from 'zod/mini'
import { cardTypes } from '../record-types.ts'
import { endpoint } from './endpoint.ts'

/** Schemas describe records without containing any museum's data, so they are public and cacheable. */
const base = '/api/v1/schemas'

export const listSchemas = endpoint({
  name: 'schemas.list',
  method: 'GET',
  path: base,
  access: 'public',
  summary: 'JSON Schemas of all record types, and of the lines of types that have lines',
  openInMaintenance: true,
  output: z.object({
    result: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        /** Record types it describes, by their records or their lines. */
        types: z.array(z.enum(Object.keys(cardTypes) as [string, ...string[]])),
        /** Its address, and its `$id`. */
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
  summary: 'The JSON Schema (2020-12) of a record type, derived from its declaration',
  openInMaintenance: true,
  params: z.object({ type: z.string().check(z.maxLength(60)) }),
  output: z.record(z.string(), z.unknown()),
})
