import { z } from 'zod/mini'
import { comparisons, sayableComparisons } from '../condition-reports/comparison.ts'
import { finishGuards, reportStates, signerRoles } from '../condition-reports/report-states.ts'
import { values } from './procedures/shapes.ts'
import { earlierValues, id, moment } from './shapes.ts'

/* What is told of condition reports (acceptance row C-P08). */

export const state = z.enum(reportStates)

/** An object, as its card is shown. */
const shownObject = z.object({
  id,
  number: z.string(),
  title: z.string(),
  thumbnailUrl: z.nullable(z.string()),
})

const shownProcedure = z.object({ id, type: z.string(), number: z.string(), title: z.string() })

/** A report in a list. */
export const reportRow = z.object({
  id,
  number: z.string(),
  state,
  object: shownObject,
  procedure: z.nullable(shownProcedure),
  /** Ids of choices: `checkReasons`, `conditionGrades`. */
  reason: z.nullable(z.number()),
  grade: z.nullable(z.number()),
  date: z.nullable(z.string()),
  nextCheck: z.nullable(z.string()),
  damagesCount: z.number(),
  updatedAt: moment,
  finishedAt: z.nullable(moment),
})
export type ReportRow = z.output<typeof reportRow>

/** A picture of the object that is looked at; sizes in pixels of the original, which regions are told in. */
export const reportImage = z.object({
  fileId: id,
  title: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
})

export const damage = z.object({
  id,
  /** Counted from 1 within the report; of a damage that goes on, as in the report before. */
  number: z.number(),
  values,
  colour: z.string(),
  comparison: z.enum(comparisons),
  /** What a person said of it; null: as the values say. */
  saidComparison: z.nullable(z.enum(sayableComparisons)),
  /** What the report before said; null for a new one. */
  previous: z.nullable(z.object({ id, values })),
  version: z.number(),
})
export type Damage = z.output<typeof damage>

/** A W3C Web Annotation: its source is the id of a file, its region is in pixels of the original. */
export const annotation = z.object({
  '@context': z.literal('http://www.w3.org/ns/anno.jsonld'),
  id: z.string(),
  type: z.literal('Annotation'),
  motivation: z.literal('describing'),
  body: z.array(z.never()),
  target: z.object({
    source: z.string(),
    selector: z.object({
      type: z.enum(['FragmentSelector', 'SvgSelector']),
      conformsTo: z.optional(z.string()),
      value: z.string(),
    }),
  }),
})

/** Where on a picture a damage is. `id` is that of the annotation, too. */
export const region = z.object({ id, damageId: id, fileId: id, version: z.number(), annotation })
export type DamageRegion = z.output<typeof region>

export const signature = z.object({
  id,
  name: z.string(),
  role: z.enum(signerRoles),
  place: z.string(),
  date: z.string(),
  /** Strokes, each x and y in turn, in a field of 1000 by 400. */
  strokes: z.array(z.array(z.number())),
  /** Of what was signed. */
  sha256: z.string(),
  signedAt: moment,
})
export type Signature = z.output<typeof signature>

export const conditionReport = z.extend(reportRow, {
  version: z.number(),
  values,
  earlierValues,
  previous: z.nullable(z.object({ id, number: z.string(), date: z.nullable(z.string()) })),
  images: z.array(reportImage),
  damages: z.array(damage),
  regions: z.array(region),
  signatures: z.array(signature),
  /** What speaks against finishing it now. */
  unmet: z.array(z.enum(finishGuards)),
  /** Of a finished one: who finished it, the hash of what was frozen, and whether that is still what was hashed. */
  frozen: z.nullable(z.object({ by: z.string(), at: moment, sha256: z.string(), intact: z.boolean() })),
  annulled: z.nullable(z.object({ by: z.string(), at: moment, reason: z.string() })),
  may: z.object({ edit: z.boolean(), finish: z.boolean(), annul: z.boolean(), delete: z.boolean() }),
  createdAt: moment,
  deletedAt: z.nullable(moment),
})
export type ConditionReport = z.output<typeof conditionReport>
