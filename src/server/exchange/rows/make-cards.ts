import { declarationOf } from '#model/cards/declarations.ts'
import { rowsAsCell } from '#model/engine/cells.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { parseCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { readCells } from '#model/engine/read-cells.ts'
import { withRefIds } from '#model/exchange/refs-by-name.ts'
import type { Words } from '#model/kinds/kind.ts'
import type { Language } from '#model/languages.ts'
import type { CardType } from '#model/record-types.ts'
import { type Author, newRowId, type Renamed, writeCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** In whose name cards are made, and for which operation. */
export interface Making {
  readonly author: Author
  readonly operationId: string
  readonly renamed: Renamed
  readonly language: Language
}

/** A card of which no more is known than what it is called and what it lies in. */
export interface NamedCard {
  readonly name: string
  readonly broader?: string | undefined
}

const bareWords = (language: Language): Words => ({
  language,
  term: ({ name = '' }) => name,
  link: ({ name = '' }) => name,
  choice: () => '',
  yesNo: String,
})

function valuesOf(
  declaration: CardDeclaration,
  { name, broader }: NamedCard,
  language: Language,
): CardValues {
  const { namePath = '', broaderPath = '' } = declaration
  const { problems, found } = problemList()
  const cells = new Map([[namePath, rowsAsCell([name])]])
  if (broader !== undefined) cells.set(broaderPath, broader)
  const read = readCells(declaration, cells, { words: bareWords(language), problems })
  // The only reference there is.
  const placed = withRefIds(declaration, read, { term: () => undefined, link: () => broader })
  const values = parseCard(declaration, placed, problems, newRowId)
  if (found.size > 0) throw new Error(`no ${declaration.type} can be made from its name`)
  return values
}

/** Makes cards of a type from their names. @returns their ids, in order. */
export async function makeCards(
  tx: TenantTransaction,
  type: CardType,
  cards: readonly NamedCard[],
  { author, operationId, renamed, language }: Making,
): Promise<readonly string[]> {
  const declaration = declarationOf(type)
  if (!declaration || cards.length === 0) return []
  const written = await writeCards(
    tx,
    cards.map(card => ({ values: valuesOf(declaration, card, language) })),
    { declaration, author, action: 'imported', operationId, renamed },
  )
  return written.map(({ record }) => record.id)
}
