import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { IndexLine } from '../store/card-index.ts'
import type { LineMarkers } from '../store/lines.ts'
import { holdRegister } from '../store/register.ts'
import { keepWords } from '../store/words.ts'

/** The words in the text of a vector that markers of fields say. */
const markedWords = /'\d+\.[0-9a-z]+~([^']+)'/gu

/** Where the code of the field ends in a marker: behind figures, a point and small letters. */
function codeEnd(marker: string): number {
  for (let at = 0; at < marker.length; at++) {
    const sign = marker.charCodeAt(at)
    if (!(sign >= 97 && sign <= 122) && !(sign >= 48 && sign <= 57) && sign !== 46) return at
  }
  return marker.length
}

/** The word that a marker of a field says; empty for one that says something else. */
function markedWord(marker: string): string {
  const at = codeEnd(marker)
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
