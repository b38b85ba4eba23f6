import type { CardValues } from '#model/engine/define-card.ts'
import { parseCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { newRowId } from '#server/cards/index.ts'
import { fileDeclaration } from './file-declaration.ts'

/** Values of a file's card as a save would leave them: in their shortest form, their rows with ids. What does not fit is left out. */
export const inOrder = (values: CardValues): CardValues =>
  parseCard(fileDeclaration, values, problemList().problems, newRowId)
