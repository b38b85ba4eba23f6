/** A node of a syntax tree. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Every node of a syntax tree. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  if (!isNode(value)) return
  yield value
  for (const inner of Object.values(value)) if (typeof inner === 'object') yield* nodesIn(inner)
}

/** A part of a source, and what takes its place. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Returns a source with edits that do not overlap, in any order. */
export function edited(code: string, edits: Iterable<Edit>): string {
  let result = code
  for (const { from, to, text } of [...edits].toSorted((one, other) => other.from - one.from))
    result = result.slice(0, from) + text + result.slice(to)
  return result
}
