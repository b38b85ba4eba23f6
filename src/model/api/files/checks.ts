import { z } from 'zod/mini'
import { linkItem } from '../cards/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { moment } from '../shapes.ts'

/** What can be wrong with a stored original: it is gone, has another length or other bytes, or cannot be read. */
export const contentProblems = ['missing', 'size', 'checksum', 'unreadable'] as const
export type ContentProblem = (typeof contentProblems)[number]

/** How the stored originals of the museum stand by their checksums: each is compared once in thirty days. */
export const readFileChecks = endpoint({
  name: 'files.checks',
  method: 'GET',
  path: '/api/v1/files/checks',
  access: { roles: ['TENANT_ADMIN'] },
  summary:
    'How many stored files were compared with their checksums, and which are damaged; at the most 100 of these',
  output: z.object({
    total: z.number(),
    checked: z.number(),
    damaged: z.number(),
    files: z.array(
      z.object({
        file: linkItem,
        /** Of the content, as it was uploaded. */
        name: z.string(),
        problem: z.enum(contentProblems),
        checkedAt: moment,
      }),
    ),
  }),
})
