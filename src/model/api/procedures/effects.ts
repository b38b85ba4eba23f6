import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { mayEditSome, mayReadSome, procedureParams as params } from './shapes.ts'

/* Effects of procedures: what they write into the records of their lines. */

/** An effect that could not be written into a record, or taken back. */
const failedEffect = z.object({
  recordId: id,
  number: z.string(),
  title: z.string(),
  /** Address of its page; null when it has none. */
  address: z.nullable(z.string()),
  /** Its name is the text `effect/<name>` of the type. */
  effect: z.string(),
  /** True when it still stands in the record, though the procedure no longer says so. */
  remains: z.boolean(),
  message: z.string(),
  fields: z.record(z.string(), z.string()),
})

/** An object to which that has happened which the procedure is yet to do, and which happens once. */
const repeatedObject = z.object({
  recordId: id,
  number: z.string(),
  title: z.string(),
  address: z.nullable(z.string()),
  /** The procedure by which it happened; null where the record alone says so. */
  procedure: z.nullable(z.object({ id, number: z.string() })),
})

const effects = z.object({
  /** Effects of the type in their order, and the number of records that each was written into. */
  result: z.array(z.object({ effect: z.string(), written: z.number() })),
  failed: z.array(failedEffect),
  failedCount: z.number(),
  /** The first hundred that are not refused, before the step. */
  repeated: z.array(repeatedObject),
  repeatedCount: z.number(),
})

export type ProcedureEffects = z.output<typeof effects>

export const procedureEffects = endpoint({
  name: 'procedures.effects',
  method: 'GET',
  path: '/api/v1/procedures/:id/effects',
  access: mayReadSome,
  summary:
    'Changes that a procedure made in the records of its lines, the first hundred that failed, and what has been done already',
  params,
  output: effects,
})

export const retryEffects = endpoint({
  name: 'procedures.retryEffects',
  method: 'POST',
  path: '/api/v1/procedures/:id/effects',
  access: mayEditSome,
  summary:
    'Tries again what could not be written into records; a long list is worked through in the background',
  params,
  output: effects,
})
