import { z } from 'zod/mini'
import { found } from '#model/api/imports.ts'
import { createReader } from '#server/platform/readers/reader.ts'
import type { tasks } from './file-tasks.ts'

/** Rows by the hundred: of each what all that follows counts on. What cells say is checked where cards are written. */
const row = z.looseObject({ row: z.number() })
const next = z.optional(z.number())
const batch = {
  columns: z.array(z.looseObject({ name: z.string(), index: z.number() })),
  blank: z.array(z.number()),
  summary: z.array(z.number()),
  next,
}

const whole = z.int().check(z.minimum(0))

/** A file of a ZIP: what is believed of it is where its bytes lie, within the file that is read. */
const archivedFile = z.object({
  path: z.string().check(z.maxLength(1000)),
  start: whole,
  packed: whole,
  bytes: whole,
  crc32: whole,
  deflated: z.boolean(),
})

/** Reads tables of imports in a confined process. */
export const tableReader = createReader<typeof tasks>(new URL('./file-tasks.ts', import.meta.url), {
  archive: z.object({
    archive: z.optional(z.object({ table: archivedFile, files: z.array(archivedFile) })),
  }),
  describe: found,
  cells: z.object({ ...batch, rows: z.array(row) }),
  rows: z.object({ ...batch, read: z.array(row) }),
  known: z.object({ next, rows: z.array(row) }),
  drafts: z.array(
    z.looseObject({ draft: z.looseObject({ differs: z.boolean() }), refs: z.array(z.unknown()) }),
  ),
})
