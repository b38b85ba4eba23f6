import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { IndexLine } from '../store/card-index.ts'
import type { LineMarkers } from '../store/lines.ts'
import { holdRegister } from '../store/register.ts'
import { keepWords } from '../store/words.ts'

/** The words in the text of a vector that markers of fields say. */
const markedWords = /'\d+\.[0-9a-z]+~([^']+)'/gu

function wordsOf(lines: readonly (IndexLine | LineMarkers)[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const line of lines)
    if ('words' in line) for (const word of line.words) words.add(word)
    else for (const [, word = ''] of line.fields.matchAll(markedWords)) words.add(word)
  return words
}

/**
 * Keeps the words of lines of the index, and of lines of procedures, so that they are found by their parts.
 * @param known words that this transaction kept or met, for its next lines
 */
export const keepRecordWords = (
  tx: TenantTransaction,
  lines: readonly (IndexLine | LineMarkers)[],
  known?: Set<string>,
): Promise<void> => keepWords(tx, wordsOf(lines), () => holdRegister(tx), known)
