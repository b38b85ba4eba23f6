import type { Draft, Read } from './draft.ts'
import type { Token } from './tokens.ts'

const mostCenturies = 99

const afterFillers = (tokens: readonly Token[], at: number): number => {
  let next = at
  while (tokens[next]?.meanings.filler && !tokens[next]?.meanings.unit) next += 1
  return next
}

const ordinalOf = (token: Token | undefined): number | undefined => {
  const ordinal = token?.meanings.ordinal
  return ordinal !== undefined && ordinal > 0 && ordinal <= mostCenturies ? ordinal : undefined
}

/** Returns the unit after a number: '1520 c.' is circa, '15th c.' a century; a bare number too large for a century has no unit. */
const unitAfter = (tokens: readonly Token[], at: number, ordinal: number): Draft['unit'] => {
  const meanings = tokens[at]?.meanings
  if (!meanings?.unit) return undefined
  return meanings.qualifier && ordinal > 21 ? undefined : meanings.unit
}

/** 4th century, IV sec., 4. Jh., IV w. */
function numberFirst(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const ordinal = ordinalOf(tokens[at])
  if (ordinal === undefined) return undefined
  const unit = unitAfter(tokens, at + 1, ordinal)
  return unit && { value: { unit, ordinal, surely: true }, next: at + 2 }
}

/** sec. XVI, secolo XVI, w. XVI; the noun must not also mean circa. */
function nounFirst(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const { unit, qualifier } = tokens[at]?.meanings ?? {}
  const ordinal = ordinalOf(tokens[at + 1])
  if (!unit || ordinal === undefined) return undefined
  const again = tokens[at + 2]?.meanings.unit !== undefined
  if (qualifier && (again || !tokens[at + 1]?.roman)) return undefined
  return { value: { unit, ordinal, surely: true }, next: again ? at + 3 : at + 2 }
}

/** Cinquecento, '500. */
function named(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const { namedCentury, number = 0 } = tokens[at]?.meanings ?? {}
  if (namedCentury) return { value: { unit: 'CENTURY', ordinal: namedCentury, surely: true }, next: at + 1 }
  if (!tokens[at]?.short || number < 200 || number > 900 || number % 100 !== 0) return undefined
  return { value: { unit: 'CENTURY', ordinal: 11 + number / 100, surely: true }, next: at + 1 }
}

/** Parses a century or millennium. */
export function readPeriod(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  return numberFirst(tokens, at) ?? nounFirst(tokens, at) ?? named(tokens, at)
}

/** Returns the years of a decade within its century; without a century, the 20th. */
function decadeOf(
  tokens: readonly Token[],
  at: number,
  number: number,
  hundreds = false,
): Read<Draft> | undefined {
  if (number % 10 !== 0) return undefined
  if (number >= 100) {
    const lastYear = number + (hundreds ? 99 : 9)
    return { value: { year: number, lastYear, digits: 4 }, next: at }
  }
  const century = readPeriod(tokens, afterFillers(tokens, at))
  if (century?.value.unit === 'CENTURY' && century.value.ordinal) {
    const year = (century.value.ordinal - 1) * 100 + number
    return { value: { year, lastYear: year + 9, digits: 4 }, next: century.next }
  }
  return { value: { year: number, lastYear: number + 9, digits: 2 }, next: at }
}

/** 1920s, 1500s, 1920er Jahre, 20er Jahre des 19. Jh., anni Venti, anni '20, lata 20. XX w. */
export function readDecade(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const { number, decade, tens } = tokens[at]?.meanings ?? {}
  const noun = tokens[at + 1]?.meanings.decade === true && tokens[at + 1]?.digits === undefined
  if (number !== undefined && decade)
    return decadeOf(tokens, noun ? at + 2 : at + 1, number, tokens[at]?.hundreds)
  if (tens !== undefined && noun) return decadeOf(tokens, at + 2, tens)
  if (!decade) return undefined
  const { number: following, tens: word } = tokens[at + 1]?.meanings ?? {}
  const value = following ?? word
  return value === undefined ? undefined : decadeOf(tokens, at + 2, value)
}
