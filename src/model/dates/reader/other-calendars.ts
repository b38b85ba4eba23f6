import type { Token } from './tokens.ts'

/** So far behind 'AH' may the stroke before our era stand: AH 1151/AD 1738. */
const reach = 4

const strokeAfter = (tokens: readonly Token[], at: number): number =>
  tokens.findIndex(({ sign }, place) => place > at && place <= at + reach && sign === 'slash')

/**
 * Leaves out years of other calendars that stand before their equivalent: '1151 AH/AD 1738' keeps AD 1738,
 * '892 AH/AD 1486-900 AH/AD 1494' keeps AD 1486-AD 1494.
 */
export function withoutOtherCalendars(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  /** Where what was kept since the last stroke begins. */
  let since: number | undefined
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) continue
    const stroke = token.meanings.otherCalendar ? strokeAfter(tokens, at) : -1
    if (stroke < 0) {
      kept.push(token)
      continue
    }
    const dash = kept.findIndex(({ sign }, place) => since !== undefined && place >= since && sign === 'dash')
    kept.splice(dash < 0 ? (since ?? 0) : dash + 1)
    since = kept.length
    at = stroke
  }
  return kept
}
