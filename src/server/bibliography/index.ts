export { ReferenceFileError } from './formats/reference-file-error.ts'
export { referenceTable } from './reference-table.ts'
