import { z } from 'zod/mini'
import { id } from '../shapes.ts'

const year = z.nullable(z.number())

/** Cards of a list along time. Years are counted astronomically: 1 B.C. is 0. */
export const timeline = z.object({
  /** From the first year that any card of the list has to the last; null when none is dated. */
  span: z.nullable(z.object({ from: z.number(), to: z.number() })),
  /** The years looked at. */
  from: z.number(),
  to: z.number(),
  /** Years that a bar stands for. */
  step: z.number(),
  /** How many cards touch the years from one on, for each step that any touches. */
  density: z.array(z.object({ from: z.number(), count: z.number() })),
  /** The cards that touch the years looked at, in their order; none when they are more than can be told apart. */
  result: z.array(z.object({ id, title: z.string(), subtitle: z.string(), from: year, to: year })),
  /** How many cards touch the years looked at. */
  totalSize: z.number(),
  /** How many cards of the list have no date. */
  undated: z.number(),
})
export type Timeline = z.output<typeof timeline>
