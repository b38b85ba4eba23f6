import { cut } from '../../text/cut.ts'
import type { RowOfTexts } from './reader.ts'

/** Methods of transfer, with their vocabulary term. */
const methods: readonly (readonly [RegExp, string])[] = [
  [/\bby purchase\b|\bpurchased\b/i, 'purchase'],
  [/\bby bequest\b/i, 'bequest'],
  [/\bby gift\b/i, 'gift'],
  [/\bby inheritance\b|\bby descent\b/i, 'inheritance'],
  [/\bby exchange\b/i, 'exchange'],
  [/\bby commission\b/i, 'commission'],
  [/\bsale,/i, 'auction'],
]

const longestOwner = 300

/** Splits at semicolons outside brackets. */
function segments(text: string): string[] {
  const found = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth++
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1)
    if (letter === ';' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found.map(part => part.trim().replace(/\.$/, '')).filter(part => part !== '')
}

/**
 * Reads a provenance: 'Henry Walters, Baltimore, 1902, by purchase; Walters Art Museum, 1931, by bequest.'
 * @returns rows of the provenance; the note of each holds the whole text, so that nothing is lost.
 */
export const readOwners = (text: string): RowOfTexts[] =>
  segments(text).map(part => {
    const owner = cut((part.split(/,| \[| \(/)[0] ?? part).trim(), longestOwner)
    const years = [...part.matchAll(/\b(1[0-9]\d\d|20\d\d)\b/g)].map(([year]) => year)
    const method = methods.find(([pattern]) => pattern.test(part))?.[1]
    return {
      owner: owner || cut(part, longestOwner),
      ...(years.length === 1 && years[0] && { when: years[0] }),
      ...(method && { method }),
      ...(part !== owner && { note: part }),
    }
  })
