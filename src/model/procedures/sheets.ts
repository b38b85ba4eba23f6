import { lineSheet } from '../engine/line-sheet.ts'
import type { NamedSheet } from '../engine/sheet.ts'
import { ownSections, type ProcedureDeclaration } from './define-procedure.ts'

/** Caches the result by procedure type. */
function once(make: (declaration: ProcedureDeclaration) => NamedSheet) {
  const known = new WeakMap<ProcedureDeclaration, NamedSheet>()
  return (declaration: ProcedureDeclaration): NamedSheet => {
    const sheet = known.get(declaration) ?? make(declaration)
    known.set(declaration, sheet)
    return sheet
  }
}

/** Returns the sheet of fields that a procedure type declares itself, without those common to all procedures. */
export const ownSheet = once(declaration => ({ ...declaration, sections: ownSections(declaration) }))

/**
 * Returns the sheet of a procedure's editable fields: the title first, then those of its type. All are merged together when two people
 * save.
 */
const writtenSheet = once(declaration => {
  const { progress: _, ...sections } = declaration.sections
  return { ...declaration, sections }
})

/** Returns the sheet of the fields changed in an event: the line's, or else the procedure's editable fields. */
export const eventSheet = (declaration: ProcedureDeclaration, kind: string): NamedSheet =>
  kind === 'objectChanged' || kind === 'downloaded' ? lineSheet(declaration) : writtenSheet(declaration)
