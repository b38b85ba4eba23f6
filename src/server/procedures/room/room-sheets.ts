import type { NamedSheet } from '#model/engine/sheet.ts'
import type { OutsideAnswer, OutsideRoom, ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { withOnly } from './read-sheet.ts'

/** What a room shows of its procedure. */
export const shownSheet = (
  { type, sections }: ProcedureDeclaration,
  keys: readonly string[],
): NamedSheet => ({ type, sections: withOnly(sections, keys), rules: [] })

/** What it shows of each object. */
export const shownLine = (
  { type, lines }: ProcedureDeclaration,
  { showsOfObjects }: OutsideRoom,
): NamedSheet => ({
  type,
  sections: withOnly({ line: { fields: lines.fields } }, showsOfObjects),
  rules: [],
})

/** What is written in an answer. */
export const answerSheet = ({ area }: OutsideRoom, { sections, rules = [] }: OutsideAnswer): NamedSheet => ({
  type: area,
  sections,
  rules,
})

/** What is written in it of each object; undefined where nothing is asked. */
export const answerLine = ({ area }: OutsideRoom, { line }: OutsideAnswer): NamedSheet | undefined =>
  line && { type: area, sections: { line: { fields: line } }, rules: [] }
