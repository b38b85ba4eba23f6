import { z } from 'zod/mini'
import { registerNames } from '../../engine/aspects/registers.ts'
import { endpoint } from '../endpoint.ts'
import { tableFormats } from '../exports.ts'
import { id, language } from '../shapes.ts'
import { mayReadSome } from './shapes.ts'

/*
 * Registers: accessions, exits, loans and movements by year. Entries are numbered without gaps, frozen and never removed. A register is read by those
 * who may read procedures that enter into it.
 */

const register = z.enum(registerNames)

const entry = z.object({
  number: z.number(),
  /** The day in the museum. */
  day: z.string(),
  objectId: id,
  objectNumber: z.string(),
  title: z.string(),
  procedure: z.object({ id, type: z.string(), number: z.string() }),
  by: z.string(),
  /** Texts in the requested language by the name of the column. */
  columns: z.record(z.string(), z.string()),
  /** The entry that this one cancels; null for all others. */
  cancels: z.nullable(z.object({ year: z.number(), number: z.number() })),
  /** The later entry that cancels this one. */
  cancelledBy: z.nullable(z.object({ year: z.number(), number: z.number() })),
})

export type RegisterEntry = z.output<typeof entry>

export const listRegisters = endpoint({
  name: 'registers.list',
  method: 'GET',
  path: '/api/v1/registers',
  access: mayReadSome,
  summary: 'Registers that the caller may read, with their years, the latest first',
  output: z.object({
    result: z.array(
      z.object({ register, years: z.array(z.object({ year: z.number(), entries: z.number() })) }),
    ),
  }),
})

const year = z.coerce.number().check(z.int(), z.gte(1900), z.lte(9999))

const params = z.object({ register, year })

export const readRegister = endpoint({
  name: 'registers.read',
  method: 'GET',
  path: '/api/v1/registers/:register/:year',
  access: mayReadSome,
  summary: 'Entries of a register in a year in their order, from after a number',
  params,
  query: z.object({
    after: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(2_000_000_000))),
    size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(500))),
  }),
  output: z.object({
    result: z.array(entry),
    total: z.number(),
    /** False when an entry was changed or is missing: the chain of hashes is checked as far as it was read. */
    isIntact: z.boolean(),
  }),
})

export const registerPdf = endpoint({
  name: 'registers.pdf',
  method: 'GET',
  path: '/api/v1/registers/:register/:year/pdf',
  access: mayReadSome,
  byCookie: true,
  summary: 'A register of a year as PDF, with the hash of its last entry',
  params,
  query: z.object({ lang: z.optional(language) }),
})

export const registerTable = endpoint({
  name: 'registers.table',
  method: 'GET',
  path: '/api/v1/registers/:register/:year/table',
  access: mayReadSome,
  byCookie: true,
  summary: 'A register of a year as a table',
  params,
  query: z.object({ format: z.enum(tableFormats), lang: z.optional(language) }),
})
