import type { NamedSheet } from '#model/engine/sheet.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'

const sheets = new WeakMap<ProcedureDeclaration, NamedSheet>()

/** What is kept of each object of a procedure, as a sheet to be filled in. */
export function lineSheet(declaration: ProcedureDeclaration): NamedSheet {
  const known = sheets.get(declaration)
  if (known) return known
  const sheet = { type: declaration.type, sections: { line: { fields: declaration.line } }, rules: [] }
  sheets.set(declaration, sheet)
  return sheet
}
