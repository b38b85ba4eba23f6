import { referenceFormatOf } from '#model/bibliography/reference-formats.ts'
import { ReferenceFileError, referenceTable } from '#server/bibliography/index.ts'
import { type RecordsReader, TableError } from '../tables/index.ts'

/** Files of reference managers: a work is a row. */
export const referencesReader: RecordsReader = {
  kindOf: referenceFormatOf,
  read(kind, text) {
    try {
      return referenceTable(kind, text)
    } catch (error) {
      if (error instanceof ReferenceFileError)
        throw new TableError('brokenReference', { row: error.line }, error)
      throw error
    }
  },
}
