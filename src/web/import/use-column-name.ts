import type { Found } from '#model/api/imports.ts'
import { isReferenceFormat } from '#model/bibliography/reference-formats.ts'
import { useFieldName } from '../cards/use-field-name.ts'
import { useImportArea } from './import-area.ts'

/** What a column is called: files of references have no headings of their own, their columns are the fields they go to. */
export function useColumnName({ kind }: Found): (column: string) => string {
  const nameOf = useFieldName(useImportArea())
  return column => (isReferenceFormat(kind) ? nameOf(column) : column)
}
