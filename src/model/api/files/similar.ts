import { z } from 'zod/mini'
import { linkItem } from '../cards/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'

/** A file whose picture looks similar. */
const similarFile = z.object({
  file: linkItem,
  /** Number of differing bits, of 64: 0 is the same picture, 10 the maximum returned. */
  distance: z.number(),
  /** True when the two contents are identical byte by byte. */
  identical: z.boolean(),
  /** Objects it depicts. */
  objects: z.array(linkItem),
})
export type SimilarFile = z.output<typeof similarFile>

export const readSimilar = endpoint({
  name: 'files.similar',
  method: 'GET',
  path: '/api/v1/files/:id/similar',
  access: { permissions: ['damRead'] },
  summary: 'Files that look similar, the most similar first, with the objects they show',
  params: z.object({ id }),
  output: z.object({ result: z.array(similarFile) }),
})
