import { type Language, languages } from '../../languages.ts'
import type { Labels } from '../name-of.ts'

/** Languages of the initial terms, in the order of the names in a line. Other languages get the English name. */
const written: readonly Language[] = ['en', 'it', 'de', 'pl']

/** An initial term of every museum. */
export interface StarterTerm {
  /** Stable while its English name and place are. */
  readonly key: string
  readonly parentKey: string | null
  readonly labels: Labels
  readonly categories: readonly number[]
  /** False for a heading that only groups others. */
  readonly assignable: boolean
}

/**
 * Parses the notation of initial terms, one per line with the languages in the order of `written`:
 *
 *     pottery | ceramica | Keramik | ceramika @ 4 12
 *       amphora | anfora | Amphore | amfora
 *
 * Two more spaces place a term below the one above it; numbers after @ are the object categories it applies to, narrower terms
 * included; an exclamation mark after the names marks a heading that cannot be chosen. A single name is used for all languages. The key
 * follows an equals sign: that of a source whose import updates the term.
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
