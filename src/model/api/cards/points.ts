import { z } from 'zod/mini'
import { id } from '../shapes.ts'
import { wanted } from './shapes.ts'

/** Edges in degrees; over the date line the west lies east of the east. */
const edges = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })

const spot = { longitude: z.number(), latitude: z.number() }

/** `box`: 'west,south,east,north' in degrees, what a map shows. */
export const pointsQuery = z.object({ ...wanted, box: z.optional(z.string().check(z.maxLength(200))) })

export const pointsAnswer = z.object({
  result: z.array(
    z.object({
      id,
      number: z.string(),
      title: z.string(),
      ...spot,
      /** Its edges, of what is more than a spot. */
      box: z.nullable(edges),
    }),
  ),
  /** Cards that lie near each other, where there are too many to be told apart: their middle, and what holds them all. */
  groups: z.array(z.object({ ...spot, count: z.number(), box: edges })),
  /** How many cards have coordinates, in the box if one is given. */
  totalSize: z.number(),
})
