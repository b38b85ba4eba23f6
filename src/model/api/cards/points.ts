import { z } from 'zod/mini'
import { id } from '../shapes.ts'
import { wanted } from './shapes.ts'

/** Edges in degrees; across the date line, west is greater than east. */
const edges = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })

const spot = { longitude: z.number(), latitude: z.number() }

/** `box`: 'west,south,east,north' in degrees, the visible part of a map. */
export const pointsQuery = z.object({ ...wanted, box: z.optional(z.string().check(z.maxLength(200))) })

export const pointsAnswer = z.object({
  result: z.array(
    z.object({
      id,
      number: z.string(),
      title: z.string(),
      ...spot,
      /** Bounding box; null for a point. */
      box: z.nullable(edges),
    }),
  ),
  /** Clusters of records too close together to show singly: centre and bounding box. */
  groups: z.array(z.object({ ...spot, count: z.number(), box: edges })),
  /** Number of records with coordinates, within the box if one is given. */
  totalSize: z.number(),
})
