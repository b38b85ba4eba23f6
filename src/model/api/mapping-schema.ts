import { z } from 'zod/mini'
import { importModes, matchKeys, readers } from '../exchange/mapping.ts'
import { language } from './shapes.ts'

const short = z.string().check(z.maxLength(300))
const path = z.string().check(z.maxLength(200))
const texts = z.record(short, z.string().check(z.maxLength(2000)))

const target = z.object({
  path,
  reader: z.optional(z.enum(readers)),
  empty: z.optional(z.array(short).check(z.maxLength(100))),
  values: z.optional(texts),
  replace: z.optional(z.array(z.tuple([short, short])).check(z.maxLength(20))),
  split: z.optional(z.array(short).check(z.maxLength(30))),
  take: z.optional(z.enum(['first', 'rest'])),
  prefix: z.optional(short),
  suffix: z.optional(short),
  join: z.optional(short),
  turn: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
  with: z.optional(texts),
  when: z.optional(z.record(short, z.array(short).check(z.maxLength(50)))),
  whenEmpty: z.optional(z.enum(['warn', 'refuse'])),
  missing: z.optional(z.enum(['refuse', 'create'])),
})

/** A mapping in the API's format. */
export const mappingSchema = z.object({
  mode: z.enum(importModes),
  match: z.enum(matchKeys),
  createTerms: z.boolean(),
  keepUnmatched: z.boolean(),
  emptyClears: z.boolean(),
  language,
  constants: texts,
  columns: z
    .array(
      z.object({
        column: z.string(),
        targets: z.array(target).check(z.maxLength(10)),
        unsure: z.optional(z.literal(true)),
      }),
    )
    .check(z.maxLength(1000)),
})
