import type { CardValues } from '../engine/define-card.ts'
import type { NamedSheet } from '../engine/sheet.ts'
import { ownSections, type ProcedureDeclaration } from './define-procedure.ts'

/** Makes a sheet of a type of procedure once. */
function once(make: (declaration: ProcedureDeclaration) => NamedSheet) {
  const known = new WeakMap<ProcedureDeclaration, NamedSheet>()
  return (declaration: ProcedureDeclaration): NamedSheet => {
    const sheet = known.get(declaration) ?? make(declaration)
    known.set(declaration, sheet)
    return sheet
  }
}

/** Returns the fields of a procedure that its type declares itself, without those all procedures have. */
export const ownSheet = once(declaration => ({ ...declaration, sections: ownSections(declaration) }))

/** Returns a procedure as it is written in one go: its title first, then what its type declares. So both are merged when two people save. */
export const writtenSheet = once(declaration => {
  const { progress: _, ...sections } = declaration.sections
  return { ...declaration, sections }
})

/** Returns what is kept of each object of a procedure, as a sheet of its own. */
export const lineSheet = once(({ type, lines: { fields, rules = [] } }) => ({
  type,
  sections: { line: { fields } },
  rules,
}))

/** Returns the sheet whose fields the changes of an event stand in: those of a line, else the procedure as it is written in one go. */
export const eventSheet = (declaration: ProcedureDeclaration, kind: string): NamedSheet =>
  kind === 'objectChanged' ? lineSheet(declaration) : writtenSheet(declaration)

/** Returns the value at a path of groups: 'loan/start'. */
export const valueAt = (values: CardValues, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], values)
