import type { PeriodPart } from '../complex-date.ts'
import type { Draft, Read } from './draft.ts'
import { readDay } from './read-day.ts'
import { readDecade, readPeriod } from './read-period.ts'
import type { Token } from './tokens.ts'

const fractions: Readonly<Record<'Half' | 'Quarter' | 'Third', readonly PeriodPart[]>> = {
  Half: ['firstHalf', 'secondHalf'],
  Quarter: ['firstQuarter', 'secondQuarter', 'thirdQuarter', 'lastQuarter'],
  Third: ['firstThird', 'secondThird', 'lastThird'],
}

/** Returns the part for an ordinal of a fraction: 2nd half, last quarter (-1), 3. Viertel. */
export const fractionPart = (fraction: keyof typeof fractions, ordinal: number): PeriodPart | undefined =>
  fractions[fraction].at(ordinal === -1 ? -1 : ordinal - 1)

/** Parses a year, or an ordinal whose noun is elsewhere. */
function readNumber(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const { number, ordinal } = token.meanings
  const isOrdinal = (token.suffixed && (token.digits ?? 0) < 3) || token.roman
  if (isOrdinal && ordinal !== undefined) return { value: { ordinal, surely: true }, next: at + 1 }
  if (number === undefined || token.digits === undefined) return undefined
  return { value: { year: number, digits: token.digits }, next: at + 1 }
}

/** Parses the core of a side, without era, qualifier and part. */
const readCore = (tokens: readonly Token[], at: number): Read<Draft> | undefined =>
  readDay(tokens, at) ?? readDecade(tokens, at) ?? readPeriod(tokens, at) ?? readNumber(tokens, at)

function readPart(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const { ordinal } = tokens[at]?.meanings ?? {}
  const fraction = tokens[at + 1]?.meanings.fraction
  if (ordinal !== undefined && fraction) {
    const part = fractionPart(fraction, ordinal)
    if (part) return { value: { part }, next: at + 2 }
  }
  const part = tokens[at]?.meanings.part
  return part && { value: { part }, next: at + 1 }
}

/** Parses an era, qualifier or part, which may precede or follow the core. */
function readAround(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const { era, qualifier } = tokens[at]?.meanings ?? {}
  if (era) return { value: { era }, next: at + 1 }
  return readPart(tokens, at) ?? (qualifier && { value: { qualifier }, next: at + 1 })
}

const beginsCore = (token: Token | undefined): boolean =>
  token?.meanings.ordinal !== undefined || token?.meanings.namedCentury !== undefined

/** Returns true for words that could surround a core but here begin one: 'w XV w.', 'l. 20. XX w.', '3 V 1843'. */
const isCoreItself = (tokens: readonly Token[], at: number): boolean =>
  readDay(tokens, at)?.value.year !== undefined ||
  readDecade(tokens, at) !== undefined ||
  readPeriod(tokens, at) !== undefined

/** Returns true for fillers, and for the dash of 'mid-15th century'. */
const isWeightless = (tokens: readonly Token[], at: number, before: Draft): boolean =>
  tokens[at]?.sign === 'dash'
    ? before.part !== undefined && beginsCore(tokens[at + 1]) && !readPart(tokens, at + 1)
    : tokens[at]?.meanings.filler === true && !tokens[at]?.roman

function readBefore(tokens: readonly Token[], at: number): Read<Draft> {
  let draft: Draft = {}
  let next = at
  while (!isCoreItself(tokens, next)) {
    const around = readAround(tokens, next)
    if (!around && !isWeightless(tokens, next, draft)) break
    draft = { ...draft, ...around?.value }
    next = around?.next ?? next + 1
  }
  return { value: draft, next }
}

function readBehind(tokens: readonly Token[], at: number, core: Draft): Read<Draft> {
  let draft = core
  let next = at
  for (;;) {
    const skipped = tokens[next]?.sign === 'comma' || tokens[next]?.meanings.filler === true
    const place = skipped ? next + 1 : next
    const around = readAround(tokens, place)
    // 'Bis' and 'do' lead to the other side; a word before another number belongs to that number.
    if (!around || tokens[place]?.meanings.to || (!around.value.era && beginsCore(tokens[around.next]))) break
    draft = { ...around.value, ...draft }
    next = around.next
  }
  const { filler, and, to } = tokens[next]?.meanings ?? {}
  return { value: draft, next: filler && !and && !to ? next + 1 : next }
}

/** Parses one side of a date; undefined when there is nothing. A part alone ('mid' of 'mid-late 19th century') is a side. */
export function readSide(tokens: readonly Token[], at: number): Read<Draft> | undefined {
  const before = readBefore(tokens, at)
  const core = readCore(tokens, before.next)
  if (!core) return before.value.part ? before : undefined
  return readBehind(tokens, core.next, { ...core.value, ...before.value })
}
