import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import type { exportFormats } from '#model/api/vocabularies/files.ts'
import { languages } from '#model/languages.ts'
import { guardFormula } from '#model/text/formula-guard.ts'
import type { TermRow } from '../term-row.ts'
import { columns } from './columns.ts'
import { createSkosTurtle } from './skos-turtle.ts'

export type ExportFormat = (typeof exportFormats)[number]

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  'skos-turtle': 'text/turtle; charset=utf-8',
}

export const fileEndings: Readonly<Record<ExportFormat, string>> = {
  csv: 'csv',
  tsv: 'tsv',
  'skos-turtle': 'ttl',
}

/** Terms that are written in one go; between them others have their turn. */
const atOnce = 100

/** A vocabulary as a file that can be imported again, piece by piece. */
export async function* exportTerms(
  code: string,
  rows: readonly TermRow[],
  format: ExportFormat,
): AsyncGenerator<string> {
  const turtle = createSkosTurtle(code)
  for (let at = 0; at === 0 || at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce)
    yield format === 'skos-turtle' ? turtle.add(some) : asTable(some, format, at === 0)
    await nextTurn()
  }
  if (format === 'skos-turtle') yield turtle.end()
}

/** With the mark of UTF-8 that spreadsheets look for. Tab text cannot quote, so tabs and line ends become spaces. */
function asTable(rows: readonly TermRow[], format: 'csv' | 'tsv', isFirst: boolean): string {
  const records = rows.map(row => ({
    [columns.id]: row.id,
    [columns.parentId]: row.parentId ?? '',
    ...Object.fromEntries(languages.map(language => [columns.labels[language], row.labels[language] ?? ''])),
    [columns.notation]: row.notation ?? '',
    [columns.note]: format === 'tsv' ? row.note.replace(/\s+/g, ' ') : row.note,
    [columns.source]: row.source ?? '',
    [columns.sourceUri]: row.sourceUri ?? '',
    [columns.assignable]: String(row.assignable),
    [columns.categories]: row.categories.join(' '),
    [columns.deprecated]: String(row.deprecatedAt !== null),
  }))
  return stringify(records, {
    header: isFirst,
    columns: Object.values(columns).flatMap(column =>
      typeof column === 'string' ? column : Object.values(column),
    ),
    bom: isFirst,
    ...(format === 'tsv' && { delimiter: '\t', quote: false }),
    // A cell that a spreadsheet would take for a formula stays a text.
    cast: { string: guardFormula },
  })
}
