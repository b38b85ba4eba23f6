import { cardAnswer } from '#model/api/cards/shapes.ts'
import { declarations } from '#model/cards/declarations.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import { checkDeclarations } from '#model/engine/check-declarations.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

/** Checks all declared types and their texts. @throws {DeclarationError} when one of them is wrong; {Error} when its lines are. */
export function checkTypes(texts: Pick<TextBook, 'has'>): void {
  checkDeclarations(declarations, {
    reserved: Object.keys(cardAnswer.shape),
    hasLabel: (language, type, key) => texts.has(language, `${type}.${key}`),
  })
  for (const { lines } of declarations) if (lines) recordsOfLines(lines)
}
