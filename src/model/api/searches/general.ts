import { z } from 'zod/mini'
import { museumRoles } from '../../permissions/roles.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'

/** From a character to the one behind the last. */
const range = z.tuple([z.number(), z.number()])

const result = z.object({
  id,
  type: z.object({ id: z.number(), name: z.string() }),
  number: z.string(),
  title: z.string(),
  subtitle: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  /** Where it fits, if number, title and second line do not say it: the field and what stands there, with what was looked for in it. */
  match: z.nullable(z.object({ label: z.string(), text: z.string(), ranges: z.array(range) })),
})
export type FoundCard = z.output<typeof result>

const group = z.object({
  /** Name of the group: OBJECTS, FILES … */
  type: z.string(),
  /** The type of the list in which all of them stand. */
  listType: z.object({ id: z.number(), name: z.string() }),
  totalSize: z.number(),
  totalIsAtLeast: z.boolean(),
  /** What that list has to be asked for to show them all. */
  list: z.object({
    q: z.optional(z.string()),
    filters: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
  result: z.array(result),
})
export type FoundGroup = z.output<typeof group>

/** An age that was typed, and how it was read: astronomical years, null is open. */
const age = z.object({
  text: z.string(),
  rest: z.string(),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  /** Whether the results are those of the age; else it was searched for as words. */
  applied: z.boolean(),
})

/** The general search (specification 001, section 7; acceptance row C-S06). */
export const searchEverywhere = endpoint({
  name: 'search.everywhere',
  method: 'GET',
  path: '/api/v1/search',
  access: { roles: museumRoles },
  summary: 'Finds cards of all types that one may read: the first of each, the likeliest before the others',
  query: z.object({
    q: z._default(z.string().check(z.maxLength(300)), ''),
    /** Whether ages are read as such; without it, where they are told from words and numbers. */
    ages: z.optional(z.enum(['read', 'asWords'])),
  }),
  output: z.object({
    /** What was searched for: as it was typed, or, where nothing was found, corrected. */
    q: z.string(),
    groups: z.array(group),
    age: z.nullable(age),
    /** What may have been meant; where it is what was searched for, `q` says the same. */
    didYouMean: z.nullable(z.string()),
  }),
})
