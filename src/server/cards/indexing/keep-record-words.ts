import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { IndexLine } from '../store/card-index.ts'
import type { LineMarkers } from '../store/lines.ts'
import { holdRegister } from '../store/register.ts'
import { keepWords } from '../store/words.ts'

/** The words in the text of a vector that markers of fields say. */
const markedWords = /'\d+\.[0-9a-z]+~([^']+)'/gu

/** The sign behind the code of the field in a marker. */
const codeEnds = /[^\d.a-z]/

/** The word that a marker of a field says; empty for one that says something else. */
function markedWord(marker: string): string {
  const at = marker.search(codeEnds)
  return marker[at] === '~' ? marker.slice(at + 1) : ''
}

function* wordsOf(lines: readonly (IndexLine | LineMarkers)[]): Generator<string> {
  for (const { fields, ...line } of lines) {
    if (typeof fields === 'string') for (const [, found = ''] of fields.matchAll(markedWords)) yield found
    else for (const marker of fields) yield markedWord(marker)
    if ('lexemes' in line) yield* line.lexemes
  }
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
