import { z } from 'zod/mini'
import { comparisons, sayableComparisons } from '../condition-reports/comparison.ts'
import { finishGuards, signerRoles } from '../condition-reports/report-states.ts'
import { frozenStates } from '../engine/aspects/freezes.ts'
import { rowIdPattern } from '../engine/parse-card.ts'
import { signature as anySignature, standing } from './cards/freeze-endpoints.ts'
import { values } from './procedures/shapes.ts'
import { earlierValues, id, moment } from './shapes.ts'

/* Shapes of condition reports (C-P08). */

export const state = z.enum(frozenStates)

/** An object as its record is shown. */
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

/** A picture of the examined object; sizes in pixels of the original, in which regions are measured. */
export const reportImage = z.object({
  fileId: id,
  title: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
})

/** The id of a row of a report: a damage, a region. */
export const rowId = z.string().check(z.regex(rowIdPattern))

export const damage = z.object({
  id: rowId,
  /** Counted from 1 within the report; continuing damage keeps the number of the previous report. */
  number: z.number(),
  values,
  colour: z.string(),
  comparison: z.enum(comparisons),
  /** The change since the previous report as the examiner judged it; null when it is derived from the values. */
  saidComparison: z.nullable(z.enum(sayableComparisons)),
  /** The same damage in the previous report; null for new damage. */
  previous: z.nullable(z.object({ id: rowId, values })),
  version: z.number(),
})
export type Damage = z.output<typeof damage>

/** A W3C Web Annotation: its source is a file id, its region is in pixels of the original. */
const annotation = z.object({
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

/** Region of a damage on a picture. `id` is also the id of the annotation. */
export const region = z.object({ id: rowId, damageId: rowId, fileId: id, version: z.number(), annotation })
export type DamageRegion = z.output<typeof region>

export const signature = z.extend(anySignature, { role: z.enum(signerRoles) })
export type Signature = z.output<typeof signature>

export const conditionReport = z.extend(reportRow, {
  version: z.number(),
  values,
  earlierValues,
  previous: z.nullable(z.object({ id, number: z.string(), date: z.nullable(z.string()) })),
  images: z.array(reportImage),
  damages: z.array(damage),
  regions: z.array(region),
  ...standing.shape,
  signatures: z.array(signature),
  /** Conditions that prevent finishing it now. */
  unmet: z.array(z.enum(finishGuards)),
  may: z.object({ edit: z.boolean(), finish: z.boolean(), annul: z.boolean(), delete: z.boolean() }),
  createdAt: moment,
  deletedAt: z.nullable(moment),
})
export type ConditionReport = z.output<typeof conditionReport>
