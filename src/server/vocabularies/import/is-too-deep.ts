import { inTurns } from '#server/platform/in-turns.ts'
import type { ImportRow } from './import-row.ts'
import { parentsOf } from './parents-of.ts'

/** True when terms of a file stand more than so many levels below its top. In it nothing stands above itself. */
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
