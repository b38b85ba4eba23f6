import { cardAnswer } from '#model/api/cards/shapes.ts'
import { declarations } from '#model/cards/declarations.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import { checkDeclarations } from '#model/engine/check-declarations.ts'
import { fieldAt, isLeaf } from '#model/engine/fields.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

let checked = false

/** Checks all declared types and their texts, once a process: both are constants. @throws {DeclarationError} when one of them is wrong; {Error} when its lines are. */
export function checkTypes(texts: Pick<TextBook, 'has'>): void {
  if (checked) return
  checkDeclarations(declarations, {
    reserved: Object.keys(cardAnswer.shape),
    hasLabel: (language, type, key) => texts.has(language, `${type}.${key}`),
  })
  for (const { type, lines } of declarations) {
    if (!lines) continue
    const records = recordsOfLines(lines)
    for (const { path } of Object.values(lines.limits ?? {})) {
      const field = fieldAt(records, path)?.field
      if (!(field && isLeaf(field) && kindOf(field).isNumber))
        throw new Error(`'${path}' limits the lines of '${type}', but is no number of their records`)
    }
  }
  checked = true
}
