import type { ConditionName } from '#model/kinds/conditions.ts'
import { negated } from '#model/kinds/conditions.ts'
import { CodedError } from '#server/platform/errors.ts'
import { belowLexeme, idLexeme } from './field-lexemes.ts'
import { anyMarker, type MarkedOperand, type Marker, markersOf } from './markers.ts'
import { comesFirst, pairLexeme } from './row-lexemes.ts'

/** A condition on a field in the rows of a list. */
export interface RowCondition {
  readonly path: string
  readonly code: string
  readonly condition: ConditionName
  readonly operand: MarkedOperand
}

/** Pairs of markers asked of the rows of a list, at most: beyond them a query would be too large, and working them out would hold everybody up. */
const mostPairs = 4000

/** In pairs a thing is marked as itself, and what it lies below as such, so what lies within is sought both ways. */
function inPair({ code, condition, operand }: RowCondition): readonly Marker[] {
  if (operand.is === 'words') return []
  if (operand.is !== 'ids' || condition !== 'WITHIN') return markersOf(code, condition, operand)
  return operand.ids.flatMap(id => [{ marker: idLexeme(code, id) }, { marker: belowLexeme(code, id) }])
}

const isPaired = ({ condition, operand }: RowCondition): boolean =>
  negated[condition] === undefined && ['ids', 'numbers', 'wholes'].includes(operand.is)

const factsOf = ({ operand }: RowCondition) => (operand.is === 'ids' ? { ids: operand.ids } : {})

/**
 * Returns the conditions on single rows of a list: one row has to match both 'height' and 'over 30 cm'. They add to the conditions on each field.
 * @returns one query for each pair of them
 * @throws {CodedError} `search_too_broad` where that would be too much: without it, rows that say each a part of it would be found.
 */
export function sameRow(conditions: readonly RowCondition[]): readonly string[] {
  const paired = conditions.filter(isPaired)
  let pairs = 0
  return paired.flatMap((one, at) =>
    paired.slice(at + 1).flatMap(another => {
      if (one.path === another.path) return []
      const pair = [one, another] as const
      const [subject, detail] = comesFirst(
        { path: one.path, facts: factsOf(one) },
        { path: another.path, facts: factsOf(another) },
      )
        ? pair
        : [another, one]
      if (subject.operand.is !== 'ids') return []
      const [first, second] = [inPair(subject), inPair(detail)]
      pairs += first.length * second.length
      if (pairs > mostPairs) throw new CodedError('search_too_broad')
      return [
        anyMarker(
          first.flatMap(({ marker }) =>
            second.map(other => ({ ...other, marker: pairLexeme(marker, other.marker) })),
          ),
        ),
      ]
    }),
  )
}
