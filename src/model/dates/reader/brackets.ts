import type { Token } from './tokens.ts'

export interface Unbracketed {
  /** What stands outside, and what stood in brackets but belongs to it: (?), (ca.), [1845]. */
  readonly tokens: readonly Token[]
  /** What stood in brackets and says something of its own: (before 1463). */
  readonly asides: readonly (readonly Token[])[]
}

const isNumber = ({ meanings }: Token): boolean =>
  meanings.ordinal !== undefined || meanings.number !== undefined

/** Without a number of its own a group can only qualify what it follows: (?), (ca.), (seconda metà). */
const isAside = (group: readonly Token[]): boolean =>
  group.some((token, place) => isNumber(token) && !group[place + 1]?.meanings.fraction)

/** Takes brackets off; a bracket nobody closed closes at the end. */
export function unbracket(all: readonly Token[]): Unbracketed {
  const tokens: Token[] = []
  const asides: (readonly Token[])[] = []
  for (let at = 0; at < all.length; at++) {
    const token = all[at]
    if (!token || token.sign === 'close') continue
    if (token.sign !== 'open') {
      tokens.push(token)
      continue
    }
    const close = all.findIndex(({ sign }, place) => place > at && sign === 'close')
    const end = close < 0 ? all.length : close
    const group = all.slice(at + 1, end).filter(({ sign }) => sign !== 'open')
    if (isAside(group) && tokens.some(isNumber)) asides.push(group)
    else tokens.push(...group)
    at = end
  }
  return { tokens, asides }
}
