import { referenceFormatOf } from '#model/bibliography/reference-formats.ts'
import type { ReadsReferences } from '#server/bibliography/index.ts'
import { type RecordsReader, TableError } from '../tables/index.ts'

/**
 * Files of reference managers: a work is a row.
 * @param module where they are read; loaded once there is such a file.
 */
export const referencesReader = (module: string): RecordsReader => ({
  kindOf: referenceFormatOf,
  async read(kind, text) {
    const { referenceTable, ReferenceFileError }: ReadsReferences = await import(module)
    try {
      return referenceTable(kind, text)
    } catch (error) {
      if (error instanceof ReferenceFileError)
        throw new TableError('brokenReference', { row: error.line }, error)
      throw error
    }
  },
})
