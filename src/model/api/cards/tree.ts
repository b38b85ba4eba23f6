import { z } from 'zod/mini'
import { id } from '../shapes.ts'

const step = z.object({ id, number: z.string(), title: z.string() })

/** Cards that stand right below one in the tree of their type, or at its top. */
export const treePage = z.object({
  /** What stands above them, from the top down; the last is the card asked about. */
  path: z.array(step),
  /** How many stand right below each of them. */
  result: z.array(z.extend(step, { subtitle: z.string(), children: z.number() })),
  page: z.number(),
  totalSize: z.number(),
  blocksize: z.number(),
})
export type TreePage = z.output<typeof treePage>

/** Cards of a page. */
export const treeBlock = 100
