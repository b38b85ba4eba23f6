import { z } from 'zod/mini'
import { id } from '../shapes.ts'

const step = z.object({ id, number: z.string(), title: z.string() })

/** Records directly below one in the tree of their type, or at its top. */
export const treePage = z.object({
  /** Ancestors from the top down; the last is the requested record. */
  path: z.array(step),
  /** Direct children; `children` counts theirs. */
  result: z.array(z.extend(step, { subtitle: z.string(), children: z.number() })),
  page: z.number(),
  totalSize: z.number(),
  blocksize: z.number(),
})
export type TreePage = z.output<typeof treePage>

/** Records per page. */
export const treeBlock = 100
