import { z } from 'zod/mini'
import { endpoint, type OutputOf } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { mayReadSome, procedureParams as params } from './shapes.ts'

/* Sums of the amounts of a procedure's lines, for types that declare them. Different currencies are never added. */

/** Sums are by the place where an object is, by the topmost place above it, and by open procedure that has it. */
export const sumGroups = ['place', 'building', 'procedure'] as const

export type SumGroup = (typeof sumGroups)[number]

const sums = z.object({
  /** Objects, whether they have an amount or not. */
  objects: z.number(),
  /** One for each currency, as exact as the amounts are. */
  amounts: z.array(z.object({ amount: z.string(), currency: z.string() })),
})

export type Sums = z.output<typeof sums>

export const procedureSums = endpoint({
  name: 'procedures.sums',
  method: 'GET',
  path: '/api/v1/procedures/:id/sums',
  access: mayReadSome,
  summary:
    'Sums of the amounts of a procedure’s lines by location, building and open loan, each currency by itself',
  params,
  output: z.object({
    total: sums,
    groups: z.array(
      z.object({
        by: z.enum(sumGroups),
        /** Groups; of procedures those that the caller may read. An object may be in several. The place without a name is that of objects without one. */
        rows: z.array(z.object({ id: z.nullable(id), name: z.string(), ...sums.shape })),
      }),
    ),
  }),
})

export type ProcedureSums = OutputOf<typeof procedureSums>
