import { section } from '../engine/define-card.ts'
import type { NamedSheet } from '../engine/sheet.ts'
import { text } from '../kinds/build.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'

/** Most letters of a title. */
export const titleLength = 300

/** A procedure as it is written in one go: its title first, then what its type declares. So both are merged when two people save. */
export const writtenSheet = (
  declaration: Pick<ProcedureDeclaration, 'type' | 'sections' | 'rules'>,
): NamedSheet => ({
  type: declaration.type,
  sections: {
    heading: section({ title: text({ level: 'R', required: true, maxLength: titleLength }) }),
    ...declaration.sections,
  },
  rules: declaration.rules,
})
