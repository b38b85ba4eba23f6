import type { NamedSheet } from '../engine/sheet.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'

const sheets = new WeakMap<ProcedureDeclaration, NamedSheet>()

/** What is kept of each object of a procedure, as a sheet of its own. */
export function lineSheet(declaration: ProcedureDeclaration): NamedSheet {
  const known = sheets.get(declaration)
  if (known) return known
  const sheet: NamedSheet = {
    type: declaration.type,
    sections: { line: { fields: declaration.line } },
    rules: declaration.lineRules ?? [],
  }
  sheets.set(declaration, sheet)
  return sheet
}
