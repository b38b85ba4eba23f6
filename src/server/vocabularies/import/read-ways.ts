import { cleanLine } from '#model/text/clean.ts'
import type { Profile } from '#model/vocabularies/import-profiles.ts'
import { nameKey } from '#model/vocabularies/starts.ts'
import type { ImportFile, ImportRow } from './import-row.ts'
import { compareKeys } from './without-namesakes.ts'

/**
 * Reads terms by the way that leads to them from the top down, a column a step. Of rows that lead the same way the one with the first key
 * says how it is written.
 */
export function readWays(rows: readonly Readonly<Record<string, string>>[], profile: Profile): ImportFile {
  const { key, scheme, source, way = [], otherwise = '', language = 'en' } = profile
  const ordered = rows.toSorted((one, other) => compareKeys(one[key] ?? '', other[key] ?? ''))
  return {
    scheme,
    source,
    byName: true,
    rows: ordered.flatMap((row): ImportRow[] => {
      const namesIn = (columns: readonly string[]): string[] =>
        columns.map(column => cleanLine(row[column] ?? '')).filter(name => name !== '')
      const steps = namesIn(way)
      const names = steps.length > 0 ? steps : namesIn([otherwise])
      const ways = names.map((_, at) =>
        names
          .slice(0, at + 1)
          .map(nameKey)
          .join(' > '),
      )
      return names.map((name, at) => ({
        key: ways[at] ?? '',
        parentKey: ways[at - 1] ?? null,
        labels: { [language]: name },
      }))
    }),
  }
}
