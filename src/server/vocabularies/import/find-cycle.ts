import { inTurns } from '#server/platform/in-turns.ts'
import type { ImportRow } from './import-row.ts'
import { parentsOf } from './parents-of.ts'

/** @returns keys of terms that stand above each other in a circle, in its order; undefined when every line ends at the top. */
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
