import type { Draft, Read } from './draft.ts'
import type { Sign, Token } from './tokens.ts'

const isOneOf = (token: Token | undefined, ...signs: readonly Sign[]): boolean =>
  token?.sign !== undefined && signs.includes(token.sign)

const figure = (token: Token | undefined, least: number, most: number): number | undefined =>
  token?.digits !== undefined && token.digits >= least && token.digits <= most
    ? token.meanings.number
    : undefined

/** Returns the year beside a month: three digits or more, or too large for a day. */
function yearOf(token: Token | undefined): number | undefined {
  const number = token?.meanings.number
  if (number === undefined || token?.digits === undefined || token.meanings.decade) return undefined
  return token.digits > 2 || number > 31 ? number : undefined
}

const dayOf = (token: Token | undefined): number | undefined => {
  const day = figure(token, 1, 2)
  return day !== undefined && day >= 1 && day <= 31 ? day : undefined
}

const monthOf = (token: Token | undefined): number | undefined => token?.meanings.month

const afterSign = (tokens: readonly Token[], at: number, ...signs: readonly Sign[]): number =>
  isOneOf(tokens[at], ...signs) ? at + 1 : at

const afterFiller = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.meanings.filler && !tokens[at]?.roman ? at + 1 : at

/** 1843-05-12, 1843/05/12, 1843.05.12. */
function isoDay(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const year = figure(tokens[at], 4, 4)
  const month = figure(tokens[at + 2], 2, 2)
  const day = figure(tokens[at + 4], 2, 2)
  const separator = tokens[at + 1]?.sign
  if (year === undefined || month === undefined || day === undefined || !separator) return undefined
  if (!isOneOf(tokens[at + 1], 'dash', 'slash', 'dot') || tokens[at + 3]?.sign !== separator) return undefined
  return { value: { year, month, day, figures: true }, next: at + 5 }
}

/** 12/05/1843, 12.5.1843, 12-05-1843; 05/23/1843 can only be the American order. */
function dayInFigures(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const first = figure(tokens[at], 1, 2)
  const second = figure(tokens[at + 2], 1, 2)
  const year = figure(tokens[at + 4], 3, 7)
  const separator = tokens[at + 1]?.sign
  if (first === undefined || second === undefined || year === undefined || !separator) return undefined
  if (!isOneOf(tokens[at + 1], 'dash', 'slash', 'dot') || tokens[at + 3]?.sign !== separator) return undefined
  const [day, month] = second > 12 && first <= 12 ? [second, first] : [first, second]
  return { value: { year, month, day, figures: true }, next: at + 5 }
}

/** 5. 1. 1900, with the dots of ordinals. */
function dayInOrdinals(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const day = dayOf(tokens[at])
  const month = figure(tokens[at + 1], 1, 2)
  const year = figure(tokens[at + 2], 3, 4)
  if (!day || !month || month > 12 || year === undefined) return undefined
  if (!tokens[at]?.suffixed || !tokens[at + 1]?.suffixed) return undefined
  return { value: { year, month, day, figures: true }, next: at + 3 }
}

/** 05/1843, 05.1843. */
function monthInFigures(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const month = figure(tokens[at], 1, 2)
  const year = figure(tokens[at + 2], 4, 4)
  if (!month || month > 12 || year === undefined || !isOneOf(tokens[at + 1], 'slash', 'dot')) return undefined
  return { value: { year, month }, next: at + 3 }
}

/** 1843-05, unless 05 may be the last digits of a later year, which takes precedence. */
function isoMonth(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const year = figure(tokens[at], 4, 4)
  const month = figure(tokens[at + 2], 2, 2)
  if (year === undefined || !month || month > 12 || !isOneOf(tokens[at + 1], 'dash')) return undefined
  if (month > year % 100 || isOneOf(tokens[at + 3], 'dash', 'slash', 'dot')) return undefined
  const { era } = tokens[at + 3]?.meanings ?? {}
  if (era && era !== 'AD') return undefined
  return { value: { year, month }, next: at + 3 }
}

/** 12 May 1843, 12. Mai 1843, 12 V 1843, 12 May; not the '30 May' of '29/30 May 1, 2000', where the month begins another day. */
function dayBeforeMonth(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const day = dayOf(tokens[at])
  if (day === undefined) return undefined
  const place = afterFiller(tokens, at + 1)
  const month = monthOf(tokens[place])
  const afterMonth = afterFiller(tokens, afterSign(tokens, place + 1, 'comma'))
  const year = tokens[afterMonth]?.meanings.number
  if (month !== undefined && dayWithYear(tokens, afterMonth)) return undefined
  if (month !== undefined)
    return year === undefined || tokens[afterMonth]?.digits === undefined
      ? { value: { month, day }, next: place + 1 }
      : { value: { year, month, day }, next: afterMonth + 1 }
  const roman = tokens[place]?.roman ? tokens[place].meanings.ordinal : undefined
  const yearThen = yearOf(tokens[place + 1])
  if (!roman || roman > 12 || yearThen === undefined) return undefined
  return { value: { year: yearThen, month: roman, day }, next: place + 2 }
}

/** 1843 maggio 12, 1843 May: the order used in archives. */
function yearBeforeMonth(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const year = figure(tokens[at], 3, 4)
  const place = afterSign(tokens, at + 1, 'comma')
  const month = monthOf(tokens[place])
  if (year === undefined || month === undefined || tokens[at]?.meanings.decade) return undefined
  const day = dayOf(tokens[place + 1])
  return { value: { year, month, ...(day && { day }) }, next: day ? place + 2 : place + 1 }
}

/** 12, 1843: the rest of a day whose month came before it. */
export function dayWithYear(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const day = dayOf(tokens[at])
  const place = afterSign(tokens, at + 1, 'comma')
  const year = yearOf(tokens[place])
  return day === undefined || year === undefined ? undefined : { value: { year, day }, next: place + 1 }
}

/** May 12, 1843; May 1843; May 12; May. */
function monthFirst(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const month = monthOf(tokens[at])
  if (month === undefined) return undefined
  const next = afterFiller(tokens, afterSign(tokens, at + 1, 'comma'))
  const whole = dayWithYear(tokens, next)
  if (whole) return { ...whole, value: { ...whole.value, month } }
  const year = yearOf(tokens[next])
  if (year !== undefined) return { value: { year, month }, next: next + 1 }
  const day = dayOf(tokens[next])
  return day === undefined ? { value: { month }, next: at + 1 } : { value: { month, day }, next: next + 1 }
}

/** Parses a day or a month, with or without its year, in digits or words. */
export function readDay(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  for (const rule of [
    isoDay,
    dayInFigures,
    dayInOrdinals,
    monthInFigures,
    isoMonth,
    dayBeforeMonth,
    yearBeforeMonth,
    monthFirst,
  ]) {
    const read = rule(tokens, at)
    if (read) return read
  }
  return undefined
}
