import { nameKey } from '#model/vocabularies/starts.ts'
import type { ImportRow } from './import-row.ts'

const nameOf = ({ labels }: ImportRow): string => Object.values(labels)[0] ?? ''

/** Keys of a source in order, numbers as numbers. */
export const compareKeys = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true })

/**
 * Rows of one name below the same parent made one: checklists have a row for every author who used a name. The one with the first key
 * stays, whatever order the rows come in, with the notes of them all; what stood below the others stands below it.
 */
export function withoutNamesakes(rows: readonly ImportRow[]): ImportRow[] {
  const groups = Map.groupBy(rows, row => `${row.parentKey ?? ''}\n${nameKey(nameOf(row))}`)
  const keptBy = new Map<string, string>()
  const kept = [...groups.values()].flatMap((group): ImportRow[] => {
    const ordered = group.toSorted((one, other) => compareKeys(one.key, other.key))
    const [first] = ordered
    if (!first) return []
    for (const { key } of ordered) keptBy.set(key, first.key)
    const notes = new Set(ordered.flatMap(({ note }) => note || []))
    return [{ ...first, note: [...notes].join('\n') }]
  })
  return kept.map(row => ({
    ...row,
    parentKey: row.parentKey === null ? null : (keptBy.get(row.parentKey) ?? row.parentKey),
  }))
}
