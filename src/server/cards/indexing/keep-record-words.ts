import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { IndexLine } from '../store/card-index.ts'
import type { LineMarkers } from '../store/lines.ts'
import { holdRegister } from '../store/register.ts'
import { keepWords } from '../store/words.ts'

const word = /^\p{L}+$/u

/** The word that a marker of a field says, and those of all markers in the text of a vector. */
const markedWord = /^\d+\.[0-9a-z]+~(\p{L}+)$/u
const markedWords = /'\d+\.[0-9a-z]+~(\p{L}+)'/gu

function* wordsOf(lines: readonly (IndexLine | LineMarkers)[]): Generator<string> {
  for (const { fields, ...line } of lines) {
    if (typeof fields === 'string') for (const [, found = ''] of fields.matchAll(markedWords)) yield found
    else for (const marker of fields) yield markedWord.exec(marker)?.[1] ?? ''
    if ('lexemes' in line) yield* line.lexemes.filter(lexeme => word.test(lexeme))
  }
}

/** Keeps the words of lines of the index, and of lines of procedures, so that they are found by their parts. */
export const keepRecordWords = (
  tx: TenantTransaction,
  lines: readonly (IndexLine | LineMarkers)[],
): Promise<void> => keepWords(tx, wordsOf(lines), () => holdRegister(tx))
