import { z } from 'zod/mini'
import { createReader } from '#server/platform/readers/reader.ts'
import type { tasks } from './term-tasks.ts'

/** Reads files of terms in a confined process. A file may have hundreds of thousands: they are not looked at one by one. */
export const termReader = createReader<typeof tasks>(new URL('./term-tasks.ts', import.meta.url), {
  terms: z.looseObject({
    rows: z.custom<unknown[]>(Array.isArray),
    scheme: z.string(),
    source: z.nullable(z.string()),
  }),
})
