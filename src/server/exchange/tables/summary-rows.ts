import { filledOf } from './layout.ts'
import type { TableRow } from './table.ts'

/** How the last lines of a list begin in the languages of the product: 'Total', 'Summe', 'Totale', 'Razem' … */
const summaryWords =
  /^(grand total|sub-?total|totals?|sum|count|gesamt\p{L}*|insgesamt|summe|anzahl|totale|totali|somma|conteggio|razem|suma|ogółem|łącznie|liczba)(?![\p{L}\p{N}])/iu

/** More than this many in a row are no summary. */
const longestSummary = 10

const isSummary = ({ cells }: TableRow, columns: number): boolean => {
  const filled = filledOf(cells)
  return filled.length * 2 <= columns && filled.length > 0 && summaryWords.test(filled[0]?.text.trim() ?? '')
}

/**
 * Leaves out summary rows ('Total 200') at the end. The same words in the middle of a list are data,
 * so such rows wait until it is known that nothing else follows.
 * @param skipped gets the row numbers of what was left out
 */
export async function* withoutSummary(
  rows: AsyncIterable<TableRow>,
  columns: number,
  skipped: number[],
): AsyncGenerator<TableRow> {
  const waiting: TableRow[] = []
  for await (const row of rows) {
    if (waiting.length < longestSummary && isSummary(row, columns)) {
      waiting.push(row)
      continue
    }
    yield* waiting.splice(0)
    yield row
  }
  skipped.push(...waiting.map(({ row }) => row))
}
