import type { YearRange } from '#model/dates/range-of.ts'
import type { ConditionName } from '#model/kinds/conditions.ts'
import type { NumberRange, Operand } from '#model/searches/operand.ts'
import type { Beginnings } from '../search-text/beginnings.ts'
import { beginning, partQuery, quoted } from '../search-text/search-text.ts'
import {
  beginScale,
  belowLexeme,
  endScale,
  idLexeme,
  numberLexeme,
  presentLexeme,
  startLexeme,
  timeLexeme,
  timeWithinLexeme,
  wholeLexeme,
  wordLexeme,
} from './field-lexemes.ts'
import { numberBeginnings, spanNodes } from './sortable.ts'

/** A marker that is asked for, whole or by its beginning. */
export interface Marker {
  readonly marker: string
  readonly isBeginning?: boolean
}

const begins = (marker: string): Marker => ({ marker, isBeginning: true })

const queryOf = ({ marker, isBeginning = false }: Marker): string =>
  isBeginning ? beginning(marker) : quoted(marker)

/** Any of these markers. */
export const anyMarker = (markers: readonly Marker[]): string =>
  `(${[...new Set(markers.map(queryOf))].join(' | ')})`

const ofNumbers = (code: string, { scale, ...range }: NumberRange): readonly Marker[] =>
  numberBeginnings(range).map(digits => begins(numberLexeme(code, scale, digits)))

/** Spans that touch one: a part of it is a part of them, lies in one, or one lies in it. */
const touching = (code: string, span: YearRange): readonly Marker[] =>
  spanNodes(span).flatMap(node => [
    begins(timeWithinLexeme(code, node)),
    ...Array.from({ length: node.length }, (_, length) => ({
      marker: timeLexeme(code, node.slice(0, length)),
    })),
  ])

function ofYears(code: string, condition: ConditionName, span: YearRange): readonly Marker[] {
  const { from, to } = span
  if (condition === 'BEFORE')
    return ofNumbers(code, { scale: endScale, from: null, to: from ?? to, below: true })
  if (condition === 'AFTER')
    return ofNumbers(code, { scale: beginScale, from: to ?? from, to: null, above: true })
  return touching(code, span)
}

/** A condition on the markers of a field. */
export type MarkedOperand = Exclude<Operand, { is: 'looks' | 'procedures' | 'days' }>

/** True for conditions that the markers of a record answer. */
export const isMarked = (operand: Operand): operand is MarkedOperand =>
  !['looks', 'procedures', 'days'].includes(operand.is)

/** The markers of a field of which a card has any where a condition holds. */
export function markersOf(
  code: string,
  condition: ConditionName,
  operand: Exclude<MarkedOperand, { is: 'words' }>,
): readonly Marker[] {
  switch (operand.is) {
    case 'wholes':
      return operand.wholes.map(whole =>
        condition === 'STARTS_WITH' ? begins(startLexeme(code, whole)) : { marker: wholeLexeme(code, whole) },
      )
    case 'ids': {
      const marker = condition === 'WITHIN' || condition === 'NOT_WITHIN' ? belowLexeme : idLexeme
      return operand.ids.map(id => ({ marker: marker(code, id) }))
    }
    case 'numbers':
      return operand.ranges.flatMap(range => ofNumbers(code, range))
    case 'years':
      return ofYears(code, condition, operand.span)
    case 'nothing':
      return [{ marker: presentLexeme(code) }]
  }
}

/** Returns a condition on a field as a query. @param beginnings those in which the words of the operand stand */
export const fieldQuery = (
  code: string,
  condition: ConditionName,
  operand: MarkedOperand,
  beginnings: Beginnings,
): string =>
  operand.is === 'words'
    ? `(${operand.words.map(word => partQuery(word, beginnings, each => wordLexeme(code, each))).join(' & ')})`
    : anyMarker(markersOf(code, condition, operand))
