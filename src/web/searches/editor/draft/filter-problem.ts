import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import { readOperand } from '#model/searches/operand.ts'
import { resolveField } from '#model/searches/search-field.ts'
import type { Problem } from '#model/validation/validators.ts'
import type { DraftFilter } from './search-draft.ts'

/** What keeps a line from being asked, as the server would say it; undefined where nothing does. */
export function filterProblem(
  declaration: CardDeclaration,
  { field: name, condition, values }: DraftFilter,
  language: Language,
): Problem | undefined {
  const field = resolveField(declaration, name)
  if (!field) return { key: 'unknownField' }
  const read = readOperand(field, { condition, values: values.map(({ value }) => value) }, language)
  return 'problem' in read ? read.problem : undefined
}

/** Whether a line says so little that there is nothing to complain of yet. */
export const isBegun = ({ values }: DraftFilter): boolean => values.some(({ value }) => value.trim() !== '')
