import type { YearRange } from '#model/dates/range-of.ts'
import type { Facts, ScaledNumber } from '#model/kinds/facts.ts'
import { longestBeginning } from '#model/searches/operand.ts'
import { cut } from '#model/text/cut.ts'
import { textKey } from '#model/text/known-by.ts'
import { tokensOf } from '#model/text/tokens.ts'
import { sortableNumber, spanNodes } from './sortable.ts'

/*
 * The language of `card_index.fields`: one marker for each thing a condition can ask of a field. All begin with the museum and the field,
 * so that no museum meets another's, and a rare value in one field is not sought among all that have it elsewhere.
 */

/** FNV-1a, 32 bits. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36)
}

/** A field in the markers; short, the same in every installation, and different for every field (see the tests). */
export const fieldCode = (tenantId: string, type: number, path: string): string =>
  `${tenantId}.${checksum(`${type}:${path}`)}`

/** Every card of a type has it: what is asked for by what is missing has something to begin with. */
export const everyLexeme = (tenantId: string, type: number): string => `${tenantId}.${type}*`

export const presentLexeme = (code: string): string => `${code}!`
export const wordLexeme = (code: string, word: string): string => `${code}~${word}`
export const idLexeme = (code: string, id: string): string => `${code}:${id}`
/** A thing, and each of those below it. */
export const belowLexeme = (code: string, id: string): string => `${code}^${id}`

/** A whole text as the index has it; a long one is its beginning and a checksum of all of it. @param whole as `textKey` writes it */
export const wholeLexeme = (code: string, whole: string): string => {
  const start = cut(whole, longestBeginning)
  return start === whole ? `${code}=${whole}` : `${code}=${start}\u0001${checksum(whole)}`
}

/** Returns the common prefix of markers for whole texts that begin so. */
export const startLexeme = (code: string, start: string): string => `${code}=${start}`

export const numberLexeme = (code: string, scale: string, digits: string): string =>
  `${code}#${scale}#${digits}`

/** A part of time that a span fills; `spanNodes` says which. Closed by a sign of its own, so that a part is distinguished from those within it. */
export const timeLexeme = (code: string, node: string): string => `${code}@${node}.`
/** The same with all parts within it, when asked for by its beginning. */
export const timeWithinLexeme = (code: string, node: string): string => `${code}@${node}`

/** Beginnings and ends of spans, as numbers. */
export const beginScale = 'from'
export const endScale = 'to'

const numbersOf = ({ numbers = [], spans = [] }: Facts): readonly ScaledNumber[] => [
  ...numbers,
  ...spans.flatMap(({ from, to }: YearRange) => [
    ...(from === null ? [] : [{ scale: beginScale, value: from }]),
    ...(to === null ? [] : [{ scale: endScale, value: to }]),
  ]),
]

/** Things that ids stand for. */
export type RefKind = 'terms' | 'cards'

/** Ids of what is above a term or a card. */
export type AboveOf = (of: RefKind, id: string) => readonly string[]

/** A term or a card that a line refers to, in whichever of its fields: where that changes, so do the markers of the line. */
export const mentionLexeme = (tenantId: string, of: RefKind, id: string): string => `${tenantId}.>${of}:${id}`

/** Returns the ancestors of an id that a fact names. */
export const aboveIn = ({ idsOf }: Facts, above: AboveOf, id: string): readonly string[] =>
  idsOf === undefined ? [] : above(idsOf, id)

/**
 * The markers of one field of a card, each once.
 * @param all the words that they say are added here
 */
export function fieldLexemes(
  code: string,
  facts: readonly Facts[],
  above: AboveOf,
  all?: Set<string>,
): readonly string[] {
  const found = new Set([presentLexeme(code)])
  const words = new Set<string>()
  for (const fact of facts) {
    for (const id of fact.ids ?? []) {
      found.add(idLexeme(code, id))
      found.add(belowLexeme(code, id))
      for (const over of aboveIn(fact, above, id)) found.add(belowLexeme(code, over))
    }
    if (fact.numbers || fact.spans)
      for (const { scale, value } of numbersOf(fact))
        found.add(numberLexeme(code, scale, sortableNumber(value)))
    for (const span of fact.spans ?? []) for (const node of spanNodes(span)) found.add(timeLexeme(code, node))
    for (const whole of fact.wholes ?? []) found.add(wholeLexeme(code, textKey(whole)))
    for (const text of fact.words ?? []) for (const word of tokensOf(text)) words.add(word)
  }
  const markers = [...found]
  // Half of all markers: only the words themselves are compared with one another.
  for (const word of words) {
    markers.push(wordLexeme(code, word))
    all?.add(word)
  }
  return markers
}
