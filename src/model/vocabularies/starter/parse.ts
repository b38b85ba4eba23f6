import { type Language, languages } from '../../languages.ts'
import type { Labels } from '../name-of.ts'

/** Languages that the starter terms are written in, in the order of their names in a line. In others they bear their English name. */
const written: readonly Language[] = ['en', 'it', 'de', 'pl']

/** A term every museum begins with. */
export interface StarterTerm {
  /** Stays the same as long as its English name and place do. */
  readonly key: string
  readonly parentKey: string | null
  readonly labels: Labels
  readonly categories: readonly number[]
  /** False for a heading that only groups others. */
  readonly assignable: boolean
}

/**
 * Reads terms as we write them down, one a line in the order of `written`:
 *
 *     pottery | ceramica | Keramik | ceramika @ 4 12
 *       amphora | anfora | Amphore | amfora
 *
 * Two spaces more put a term below the one above it; numbers after @ are the object categories it is for, its narrower terms
 * included; a sign of exclamation after the names marks a heading that cannot be chosen. One word alone holds for all languages. What follows
 * an equals sign is the key: that of a source whose import brings the term up to date.
 */
export function parseStarterTerms(text: string): StarterTerm[] {
  const line: StarterTerm[] = []
  return text
    .split('\n')
    .filter(row => row.trim() !== '')
    .map(row => {
      const depth = (row.length - row.trimStart().length) / 2
      if (!Number.isInteger(depth) || depth > line.length)
        throw new Error(`starter term out of place: ${row}`)
      const term = parseRow(row.trim(), line[depth - 1])
      line.splice(depth, line.length, term)
      return term
    })
}

function parseRow(row: string, parent: StarterTerm | undefined): StarterTerm {
  const [marked = '', key] = row.split(' = ')
  const [given = '', categories] = marked.split(' @ ')
  const heading = given.endsWith('!')
  const names = heading ? given.slice(0, -1) : given
  const words = names.split(' | ').map(word => word.trim())
  const [english = ''] = words
  if (words.some(word => word === '') || (words.length !== 1 && words.length !== written.length))
    throw new Error(`starter term without its ${written.length} names: ${row}`)
  return {
    key: key ?? `${parent?.key ?? 'vitrine:'}${parent ? '/' : ''}${english.toLowerCase()}`,
    parentKey: parent?.key ?? null,
    labels: Object.fromEntries(
      languages.map(language => [language, words[written.indexOf(language)] ?? english]),
    ),
    categories: categories ? categories.trim().split(' ').map(Number) : (parent?.categories ?? []),
    assignable: !heading,
  }
}
