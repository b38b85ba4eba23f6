import { z } from 'zod/mini'
import { decisions, nameOutcomes } from '../exchange/decisions.ts'
import { importing } from '../exchange/importing.ts'
import { endpoint } from './endpoint.ts'
import { id, moment, text } from './shapes.ts'

const params = z.object({ id })
const path = text(200)
const key = text(200)

/** Names that are read, or decided, at once. */
export const namesAtOnce = { read: 25, decided: 500 } as const

/** A term or record, as people tell it from others. */
const meant = z.object({
  id,
  name: z.string(),
  /** Number, place in the tree or second line, where there is one. */
  about: z.string(),
})

/** A term or record that is called alike. */
const proposal = z.extend(meant, {
  /** True when both differ in nothing but case, accents, signs, order of words, or singular and plural. */
  near: z.boolean(),
})

export type Proposal = z.output<typeof proposal>

const decided = z.object({
  decision: z.enum(decisions),
  /** The term or record that is taken; null when it is gone, and for the other decisions. */
  target: z.nullable(meant),
  by: z.string(),
  at: moment,
  /** To be sent along when the decision is changed or taken back. */
  version: z.number(),
})

const nameLine = z.object({
  key: z.string(),
  name: z.string(),
  times: z.number(),
  firstRow: z.number(),
  outcomes: z.array(z.enum(nameOutcomes)),
  decided: z.nullable(decided),
  /** The likeliest first; for names that are open. */
  proposals: z.array(proposal),
})

export type NameLine = z.output<typeof nameLine>

/** Names of one field. */
const fieldNames = z.object({
  path: z.string(),
  vocabulary: z.nullable(z.string()),
  types: z.array(z.string()),
  /** Different names and cells by what was found. */
  outcomes: z.array(z.object({ outcome: z.enum(nameOutcomes), names: z.number(), times: z.number() })),
  open: z.number(),
  decided: z.number(),
  /** Decisions that the person may make. */
  decisions: z.array(z.enum(decisions)),
})

export type FieldNames = z.output<typeof fieldNames>

const nameCounts = z.object({
  fields: z.array(fieldNames),
  /** New names that nobody has decided, and how many of them the import makes without being asked. */
  unseen: z.object({ count: z.number(), limit: z.number(), confirmed: z.number() }),
  /** True when something was decided since the check. */
  changed: z.boolean(),
})

export type NameCounts = z.output<typeof nameCounts>

export const countNames = endpoint({
  name: 'imports.nameCounts',
  method: 'GET',
  path: '/api/v1/imports/:id/names/counts',
  access: importing,
  summary: 'Numbers of names of terms and records that the check met, by field and by what was found',
  params,
  output: nameCounts,
})

export const listNames = endpoint({
  name: 'imports.names',
  method: 'GET',
  path: '/api/v1/imports/:id/names',
  access: importing,
  summary:
    'Names of terms and records in a field of the table, the most frequent first, with decisions and proposals',
  params,
  query: z.object({
    path,
    outcome: z.optional(z.enum(nameOutcomes)),
    state: z.optional(z.enum(['open', 'decided'])),
    q: z.optional(z.string().check(z.maxLength(200))),
    /** Number of times and key of the last name of the page before. */
    afterTimes: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
    afterKey: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({ result: z.array(nameLine), hasMore: z.boolean() }),
})

export const decideNames = endpoint({
  name: 'imports.decide',
  method: 'POST',
  path: '/api/v1/imports/:id/names/decisions',
  access: importing,
  summary:
    'Decide what becomes of names, for this import and the next ones of the museum, or take decisions back',
  params,
  body: z.object({
    decisions: z
      .array(
        z.object({
          path,
          key,
          /** Null takes the decision back. */
          decision: z.nullable(z.enum(decisions)),
          targetId: z.optional(id),
          /** Version of the decision that was seen; 0 for none. */
          seen: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(namesAtOnce.decided)),
  }),
  bodyLimit: 1_000_000,
  output: z.object({
    decided: z.number(),
    /** Names that somebody else has decided since they were seen: nothing was changed there. */
    conflicts: z.number(),
  }),
})

export const acceptProposals = endpoint({
  name: 'imports.acceptProposals',
  method: 'POST',
  path: '/api/v1/imports/:id/names/proposals',
  access: importing,
  summary: 'Take the proposals for names of a field that are nearly the same, a part of the names at once',
  params,
  body: z.object({
    path,
    /** End of the part before. */
    after: z.optional(z.object({ times: z.number().check(z.int()), key })),
  }),
  output: z.object({
    accepted: z.number(),
    next: z.nullable(z.object({ times: z.number(), key: z.string() })),
  }),
})

export const confirmNewNames = endpoint({
  name: 'imports.confirmNew',
  method: 'POST',
  path: '/api/v1/imports/:id/names/confirm',
  access: importing,
  summary: 'Let the import make terms and records for this many new names that nobody has decided one by one',
  params,
  body: z.object({ count: z.number().check(z.int(), z.minimum(0), z.maximum(100_000_000)) }),
  status: 204,
})
