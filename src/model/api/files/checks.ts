import { z } from 'zod/mini'
import { linkItem } from '../cards/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { moment } from '../shapes.ts'

/** Faults of a stored original: it is missing, has a different length or different bytes, or cannot be read. */
export const contentProblems = ['missing', 'size', 'checksum', 'unreadable'] as const
export type ContentProblem = (typeof contentProblems)[number]

/** Results of the checksum checks of a museum's stored originals; each is compared once in thirty days. */
export const readFileChecks = endpoint({
  name: 'files.checks',
  method: 'GET',
  path: '/api/v1/files/checks',
  access: { roles: ['TENANT_ADMIN'] },
  summary: 'Number of stored files compared with their checksums, and the damaged ones, 100 at most',
  output: z.object({
    total: z.number(),
    checked: z.number(),
    damaged: z.number(),
    files: z.array(
      z.object({
        file: linkItem,
        /** File name of the content as uploaded. */
        name: z.string(),
        problem: z.enum(contentProblems),
        checkedAt: moment,
      }),
    ),
  }),
})
