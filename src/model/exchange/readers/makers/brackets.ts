/** A text before a bracket, and what is in it. */
export interface Bracket {
  readonly before: string
  readonly inside: string
}

/** Returns the round brackets a text ends with, including nested ones. */
export function endingBracket(text: string): Bracket | undefined {
  if (!text.endsWith(')')) return undefined
  let depth = 0
  for (let at = text.length - 1; at >= 0 && depth <= 2; at--) {
    if (text[at] === ')') depth++
    else if (text[at] === '(') depth--
    if (depth === 0) return { before: text.slice(0, at).trimEnd(), inside: text.slice(at + 1, -1).trim() }
  }
  return undefined
}

/** Returns the depth of brackets at every place of a text; a bracket is inside itself. */
export function depths(text: string): number[] {
  const found: number[] = []
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if ('(['.includes(letter)) depth++
    found.push(depth)
    if (')]'.includes(letter)) depth = Math.max(0, depth - 1)
  }
  return found
}
