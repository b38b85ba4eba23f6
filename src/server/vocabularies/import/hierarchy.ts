import { inTurns } from '#server/platform/in-turns.ts'
import type { ImportRow } from './import-row.ts'

/** Keys of the rows' parents by the rows' keys. */
export async function parentsOf(rows: readonly ImportRow[]): Promise<ReadonlyMap<string, string | null>> {
  const parents = new Map<string, string | null>()
  for await (const { key, parentKey } of inTurns(rows)) parents.set(key, parentKey)
  return parents
}

/** @returns keys of terms that form a cycle of broader terms, in its order; undefined when there is no cycle. */
export async function findCycle(rows: readonly ImportRow[]): Promise<string[] | undefined> {
  const parents = await parentsOf(rows)
  const ending = new Set<string>()
  for await (const { key } of inTurns(rows)) {
    const line: string[] = []
    const onLine = new Set<string>()
    for (let at: string | null | undefined = key; at && !ending.has(at); at = parents.get(at)) {
      if (onLine.has(at)) return line.slice(line.indexOf(at))
      line.push(at)
      onLine.add(at)
    }
    for (const passed of line) ending.add(passed)
  }
  return undefined
}

/** True when terms of a file are more than so many levels below its top. No term of it is its own ancestor. */
export async function isTooDeep(rows: readonly ImportRow[], deepest: number): Promise<boolean> {
  const parents = await parentsOf(rows)
  const levels = new Map<string, number>()
  for await (const { key } of inTurns(rows)) {
    const line: string[] = []
    let at: string | null | undefined = key
    for (; at && parents.has(at) && !levels.has(at); at = parents.get(at)) line.push(at)
    let level = (at && levels.get(at)) || 0
    if (level + line.length > deepest) return true
    for (const passed of line.toReversed()) levels.set(passed, ++level)
  }
  return false
}
