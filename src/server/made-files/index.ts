export type { MadeFileColumns } from './columns.ts'
export { createMadeFiles, type MadeFiles, type MadeFilesContext } from './create-made-files.ts'
export { type MadeFileKind, type Making, RefusedError, type Work } from './kind.ts'
