import { z } from 'zod/mini'
import { type ProcedureStatus, statusNames } from '../engine/aspects/statuses.ts'
import { listedTypes } from '../navigation/card-paths.ts'
import type { Requirement } from '../permissions/access.ts'
import { museumRoles } from '../permissions/roles.ts'
import { firstSteps } from '../statistics/first-steps.ts'
import { longestPeriod } from '../statistics/periods.ts'
import { facet } from './cards/shapes.ts'
import { wholeNumber } from './cards/whole-number.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { id, moment } from './shapes.ts'

/* Statistics of a museum (C-S07), limited to what the caller may read. */

const access: Requirement = { roles: museumRoles }

const type = z.enum(listedTypes as [(typeof listedTypes)[number]])

const touched = z.object({
  id,
  type: z.string(),
  number: z.string(),
  title: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  at: moment,
  /** True when the caller has an unsaved draft. */
  draft: z.boolean(),
})

export type Touched = z.output<typeof touched>

export const readHome = endpoint({
  name: 'statistics.home',
  method: 'GET',
  path: '/api/v1/statistics/home',
  access,
  summary: 'Number of records by type, the records you edited last, and a museum’s first steps',
  output: z.object({
    cards: z.array(z.object({ type, total: z.number() })),
    /** The latest first; drafts before all others. */
    mine: z.array(touched),
    /** The steps the person may take. */
    steps: z.array(z.object({ name: z.enum(firstSteps), done: z.boolean() })),
  }),
})

export const readCardFigures = endpoint({
  name: 'statistics.cards',
  method: 'GET',
  path: '/api/v1/statistics/cards',
  access,
  summary:
    'Statistics of a record type: facet values, completeness, records added per month. For large museums as of some minutes ago',
  query: z.object({ type }),
  output: z.object({
    type,
    total: z.number(),
    /** Percentage, over all records. */
    completeness: z.number(),
    /** In the shape of the list's facets, so that each value links to what it counts. */
    facets: z.array(facet),
    /** Months with new records, oldest first: '2026-11'. Records in the trash do not count. */
    growth: z.array(z.object({ month: z.string(), count: z.number() })),
    countedAt: moment,
  }),
})

export type CardFigures = OutputOf<typeof readCardFigures>

export const readWork = endpoint({
  name: 'statistics.work',
  method: 'GET',
  path: '/api/v1/statistics/work',
  access,
  summary: 'Record changes per week, and procedures by type and status; by person for administrators',
  query: z.object({ weeks: z.optional(wholeNumber(1, longestPeriod)) }),
  output: z.object({
    /** Every week of the period by its Monday, oldest first. */
    weeks: z.array(z.object({ week: z.string(), edits: z.number() })),
    /** The most active first; null unless the caller is an administrator. */
    people: z.nullable(z.array(z.object({ id, name: z.string(), edits: z.number() }))),
    procedures: z.array(
      z.object({ type: z.string(), status: z.enum(statusNames as [ProcedureStatus]), count: z.number() }),
    ),
    countedAt: moment,
  }),
})

export type WorkFigures = OutputOf<typeof readWork>

export type HomeFigures = OutputOf<typeof readHome>
