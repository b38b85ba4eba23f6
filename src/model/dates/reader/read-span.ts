import { completeFromLeft, completeFromRight, shareEras, shareQualifiers } from './complete.ts'
import type { Draft, Read } from './draft.ts'
import { dayWithYear } from './read-day.ts'
import { readSide } from './read-side.ts'
import type { Token } from './tokens.ts'

/** '1203-1200/1199 BC' has three; more are a list rather than a date. */
const mostSides = 4

/** Returns true for tokens that join two sides: dash, slash, 'to', 'and'. */
const isBetween = (token: Token | undefined): boolean =>
  token?.sign === 'dash' ||
  token?.sign === 'slash' ||
  token?.meanings.to === true ||
  token?.meanings.and === true

interface Chain {
  readonly sides: readonly Draft[]
  readonly next: number
}

/** The '15, 1843' of 'May 12-15, 1843': a day in the month of the side before it. */
function dayInMonthOf(
  left: Draft | undefined,
  tokens: readonly Token[],
  at: number,
): Read<Draft> | undefined {
  if (left?.day === undefined || left.month === undefined || left.year !== undefined) return undefined
  const read = dayWithYear(tokens, at)
  return read && { ...read, value: { ...read.value, month: left.month } }
}

function readChain(tokens: readonly Token[], at: number): Chain | undefined {
  const first = readSide(tokens, at)
  if (!first) return undefined
  const sides = [first.value]
  let next = first.next
  while (sides.length < mostSides && isBetween(tokens[next])) {
    const side = dayInMonthOf(sides.at(-1), tokens, next + 1) ?? readSide(tokens, next + 1)
    if (!side) break
    sides.push(side.value)
    next = side.next
  }
  return { sides, next }
}

function complete(sides: readonly Draft[]): readonly Draft[] {
  const completed = [...sides]
  for (let at = completed.length - 2; at >= 0; at--) {
    const [draft, right] = [completed[at], completed[at + 1]]
    if (draft && right) completed[at] = completeFromRight(draft, right)
  }
  const withEras = [...shareEras(completed)]
  for (let at = 1; at < withEras.length; at++) {
    const [left, draft] = [withEras[at - 1], withEras[at]]
    if (left && draft) withEras[at] = completeFromLeft(draft, left)
  }
  return withEras
}

/** '-332', '-332 - -30' from spreadsheets are BC years; '-31.12.1921' is until that day. */
function readMinus(tokens: readonly Token[], at: number): Read<readonly Draft[]> | undefined {
  const side = at === 0 && tokens[0]?.sign === 'dash' ? readSide(tokens, 1) : undefined
  if (side?.value.year === undefined) return undefined
  if (side.value.month !== undefined)
    return { value: [{ ...side.value, qualifier: 'before' }], next: side.next }
  const first: Draft = { era: 'BC', ...side.value }
  const isNegative = tokens[side.next + 1]?.sign === 'dash'
  const last = isBetween(tokens[side.next]) ? readSide(tokens, side.next + (isNegative ? 2 : 1)) : undefined
  if (last?.value.year === undefined) return { value: [first], next: side.next }
  return { value: [first, { era: isNegative ? 'BC' : 'AD', ...last.value }], next: last.next }
}

/** 'Przełom XV i XVI w.', 'Wende vom 15. zum 16. Jh.', 'turn of the 16th century': end of one, beginning of the next. */
function readTurn(tokens: readonly Token[], at: number): Read<readonly Draft[]> | undefined {
  if (!tokens[at]?.meanings.turn) return undefined
  let begin = at + 1
  while (tokens[begin]?.meanings.filler || tokens[begin]?.meanings.from || tokens[begin]?.meanings.between)
    begin += 1
  const chain = readChain(tokens, begin)
  if (!chain) return undefined
  const [first, last, ...more] = complete(chain.sides)
  if (!first?.unit || first.ordinal === undefined || more.length > 0) return undefined
  const earlier = last ? first : { ...first, ordinal: first.ordinal + (first.era === 'BC' ? 1 : -1) }
  return {
    value: [
      { ...earlier, part: 'end' },
      { ...(last ?? first), part: 'beginning' },
    ],
    next: chain.next,
  }
}

/**
 * Parses a date of one or more sides, each completed from its neighbours. In 'from ... to' and 'between ... and' a qualifier applies to its
 * own side only; 'since 1520', '1520-' and '1520 onwards' are after 1520.
 */
function readSides(tokens: readonly Token[], at: number): Read<readonly Draft[]> | undefined {
  const opening = tokens[at]?.meanings
  const isOpened = opening?.from === true || opening?.between === true
  const chain = readChain(tokens, isOpened ? at + 1 : at)
  if (!chain) return undefined
  const sides = complete(chain.sides)
  if (sides.length > 1) return { value: isOpened ? sides : shareQualifiers(sides), next: chain.next }
  const closing = tokens[chain.next]
  const isOpen = closing?.sign === 'dash' || closing?.meanings.onwards === true
  const isAfter = isOpen || opening?.qualifier === 'after'
  return {
    value: isAfter ? sides.map(side => ({ ...side, qualifier: 'after' })) : sides,
    next: isOpen ? chain.next + 1 : chain.next,
  }
}

/** Parses the drafts of a date that begins at this token. */
export function readSpan(tokens: readonly Token[], at: number): Read<readonly Draft[]> | undefined {
  return readMinus(tokens, at) ?? readTurn(tokens, at) ?? readSides(tokens, at)
}
