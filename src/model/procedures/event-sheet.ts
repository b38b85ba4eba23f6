import type { NamedSheet } from '../engine/sheet.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'
import { lineSheet } from './line-sheet.ts'
import { writtenSheet } from './written-sheet.ts'

/** The sheet whose fields the changes of an event stand in: what is written about an object, else the procedure as it is written in one go. */
export const eventSheet = (declaration: ProcedureDeclaration, kind: string): NamedSheet =>
  kind === 'objectChanged' ? lineSheet(declaration) : writtenSheet(declaration)
