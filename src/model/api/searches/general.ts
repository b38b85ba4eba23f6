import { z } from 'zod/mini'
import { museumRoles } from '../../permissions/roles.ts'
import { apart, italics } from '../cards/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'

/** Characters from a start index to an exclusive end. */
const range = z.tuple([z.number(), z.number()])

const result = z.object({
  id,
  type: z.object({ id: z.number(), name: z.string() }),
  number: z.string(),
  title: z.string(),
  subtitle: z.string(),
  italics,
  thumbnailUrl: z.nullable(z.string()),
  apart,
  /** The matching field and its text with the matched characters, unless number, title or second line match. */
  match: z.nullable(z.object({ label: z.string(), text: z.string(), ranges: z.array(range) })),
})
export type FoundCard = z.output<typeof result>

const total = { totalSize: z.number(), totalIsAtLeast: z.boolean() }

/** A list with results. */
const list = z.object({
  type: z.object({ id: z.number(), name: z.string() }),
  ...total,
  /** Parameters with which it shows all of them. */
  asked: z.object({
    q: z.optional(z.string()),
    filters: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
})
export type FoundList = z.output<typeof list>

const group = z.object({
  /** Name of the group: PROCEDURES, OBJECTS … */
  type: z.string(),
  /** The lists that contain all of them, those with the best results first. */
  lists: z.array(list),
  ...total,
  /** The first of all lists together. */
  result: z.array(result),
})
export type FoundGroup = z.output<typeof group>

/** A period that was typed and how it was read: astronomical years, null for an open end. */
const age = z.object({
  text: z.string(),
  rest: z.string(),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  /** True when the results are those of the period; otherwise it was searched for as words. */
  applied: z.boolean(),
})

/** The general search (C-S06). */
export const searchEverywhere = endpoint({
  name: 'search.everywhere',
  method: 'GET',
  path: '/api/v1/search',
  access: { roles: museumRoles },
  summary: 'Search records of all types you may read: the first results of each, the most relevant first',
  query: z.object({
    q: z._default(z.string().check(z.maxLength(300)), ''),
    /** Reads periods as dates, or as words; by default decided by context. */
    ages: z.optional(z.enum(['read', 'asWords'])),
  }),
  output: z.object({
    /** The text searched for: as typed, or corrected when that found nothing. */
    q: z.string(),
    groups: z.array(group),
    age: z.nullable(age),
    /** A suggested correction; when it was applied, `q` is the same. */
    didYouMean: z.nullable(z.string()),
    /** Searches for some of the words, where all of them find nothing. */
    someWords: z.array(z.object({ q: z.string(), ...total })),
  }),
})
