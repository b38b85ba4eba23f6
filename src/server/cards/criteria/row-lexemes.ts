import type { Facts } from '#model/kinds/facts.ts'
import type { RowFact } from '#model/searches/row-facts.ts'
import { textKey } from '#model/text/known-by.ts'
import { type AboveOf, aboveIn, belowLexeme, idLexeme, numberLexeme, wholeLexeme } from './field-lexemes.ts'
import { sortableNumber } from './sortable.ts'

/** Markers of pairs a row makes, at most: what is longer is asked for field by field. */
const mostPairs = 300

/** The marker of two things that one row says: the first is one of a set, what it is about ('height'). */
export const pairLexeme = (about: string, marker: string): string => `${about}&${marker}`

/** The possible subjects of a row: the ids it names, and their ancestors. */
function* abouts(code: string, facts: Facts, above: AboveOf): Generator<string> {
  for (const id of facts.ids ?? []) {
    yield idLexeme(code, id)
    for (const over of aboveIn(facts, above, id)) yield belowLexeme(code, over)
  }
}

function* markersOf(code: string, facts: Facts, above: AboveOf): Generator<string> {
  yield* abouts(code, facts, above)
  for (const { scale, value } of facts.numbers ?? []) yield numberLexeme(code, scale, sortableNumber(value))
  for (const whole of facts.wholes ?? []) yield wholeLexeme(code, textKey(whole))
}

/**
 * The markers of what one row says together, so that 'height' and 'over 30 cm' are asked of the same measurement.
 * @param codeOf the code of a field by its path
 */
export function rowLexemes(
  row: readonly RowFact[],
  codeOf: (path: string) => string,
  above: AboveOf,
): readonly string[] {
  const found: string[] = []
  for (const one of row)
    for (const other of row) {
      if (one.path === other.path || !comesFirst(one, other)) continue
      const markers = [...markersOf(codeOf(other.path), other.facts, above)]
      for (const about of abouts(codeOf(one.path), one.facts, above))
        for (const marker of markers) if (found.length < mostPairs) found.push(pairLexeme(about, marker))
    }
  return found
}

/** Returns the subject of a row: of two members of sets, the one whose path comes first; else the only one. */
export const comesFirst = (
  one: { readonly path: string; readonly facts: Facts },
  other: { readonly path: string; readonly facts: Facts },
): boolean => one.facts.ids !== undefined && (other.facts.ids === undefined || one.path < other.path)
