import { z } from 'zod/mini'
import { mostCells } from '../../engine/cell-fields.ts'
import { operation } from '../operations.ts'
import { id } from '../shapes.ts'
import { version } from './shapes.ts'

/** A change of one cell of a list: a text as it was typed or pasted, or a value in the shape of its field. An empty one clears the field. */
export const cellChange = z.object({
  id,
  path: z.string().check(z.maxLength(200)),
  /** Version of the record that the person saw. */
  version,
  text: z.optional(z.string().check(z.maxLength(100_000))),
  value: z.optional(z.unknown()),
})
export type CellChange = z.output<typeof cellChange>

export const cellChanges = z.object({
  cells: z.array(cellChange).check(z.minLength(1), z.maxLength(mostCells.cells)),
})

/** The outcome of a change of cells: one background task that has ended already, and is undone as one. */
export const savedCells = z.object({
  /** Null when nothing was changed. */
  operation: z.nullable(operation),
  /** The changed records with their new versions. */
  saved: z.array(z.object({ id, version })),
  /** Cells that stay as they were, each with the reason in the requested language. */
  problems: z.array(z.object({ id, path: z.string(), message: z.string() })),
})
export type SavedCells = z.output<typeof savedCells>
