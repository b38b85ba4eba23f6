import { z } from 'zod/mini'
import { linkItem } from '../cards/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'

/** A file whose picture looks like that of another one. */
const similarFile = z.object({
  file: linkItem,
  /** In how many of 64 bits the two look different: 0 is the same picture, 10 the most that is told. */
  distance: z.number(),
  /** Whether the two contents are the same byte for byte. */
  identical: z.boolean(),
  /** The objects it shows. */
  objects: z.array(linkItem),
})
export type SimilarFile = z.output<typeof similarFile>

export const readSimilar = endpoint({
  name: 'files.similar',
  method: 'GET',
  path: '/api/v1/files/:id/similar',
  access: { permissions: ['damRead'] },
  summary: 'Files that look like this one, the most alike first, and the objects they show',
  params: z.object({ id }),
  output: z.object({ result: z.array(similarFile) }),
})
