import { z } from 'zod/mini'
import { id } from '../shapes.ts'

const year = z.nullable(z.number())

/** Records of a list on a timeline. Years are astronomical: 1 BC is 0. */
export const timeline = z.object({
  /** First and last year of all records in the list; null when none is dated. */
  span: z.nullable(z.object({ from: z.number(), to: z.number() })),
  /** The visible years. */
  from: z.number(),
  to: z.number(),
  /** Years per bar. */
  step: z.number(),
  /** Number of records per step of years, from `from` on; empty steps are left out. */
  density: z.array(z.object({ from: z.number(), count: z.number() })),
  /** The records within the visible years, in order; empty when there are too many to distinguish. */
  result: z.array(z.object({ id, title: z.string(), subtitle: z.string(), from: year, to: year })),
  /** Number of records within the visible years. */
  totalSize: z.number(),
  /** Number of records in the list without a date. */
  undated: z.number(),
})
export type Timeline = z.output<typeof timeline>
