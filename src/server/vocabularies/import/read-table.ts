import { type Options, parse } from 'csv-parse/sync'
import { languages } from '#model/languages.ts'
import { cleanLine, cleanLines } from '#model/text/clean.ts'
import { unguardFormula } from '#model/text/formula-guard.ts'
import { columnName, type Profile, type ProfileName, profiles } from '#model/vocabularies/import-profiles.ts'
import type { Labels } from '#model/vocabularies/name-of.ts'
import { CodedError } from '#server/platform/errors.ts'
import { columns } from '../export/columns.ts'
import type { ImportFile, ImportRow } from './import-row.ts'
import { readWays } from './read-ways.ts'
import { withoutNamesakes } from './without-namesakes.ts'

type Row = Readonly<Record<string, string>>

/** Tab text has no quotes of its own: an inch sign in a cell is just a sign. */
const dialects = {
  csv: { delimiter: [',', ';'] },
  tsv: { delimiter: '\t', quote: false },
} as const satisfies Record<string, Options>

/** @throws {CodedError} `invalid_input` when the text is no table. */
function rowsOf(
  text: string,
  format: keyof typeof dialects,
  columnOf = (name: string): string => name.trim(),
): Row[] {
  try {
    return parse<Row>(text, {
      ...dialects[format],
      columns: (header: string[]) => header.map(columnOf),
      bom: true,
      skip_empty_lines: true,
      relax_column_count_less: true,
    })
  } catch (error) {
    throw new CodedError('invalid_input', {
      text: 'vocabularies.errors.unreadable',
      params: { reason: error instanceof Error ? error.message : String(error) },
      fields: { content: { key: 'type' } },
      cause: error,
    })
  }
}

const needColumn = (rows: readonly Row[], column: string): void => {
  if (rows[0] && !(column in rows[0]))
    throw new CodedError('invalid_input', {
      text: 'vocabularies.errors.column',
      params: { column },
      fields: { content: { key: 'type' } },
    })
}

export interface TableOptions {
  readonly format: keyof typeof dialects
  readonly profile: ProfileName
  /** Of a file with several vocabularies, the one that is wanted. */
  readonly part?: string | undefined
}

/** Reads a table of terms in a well-known layout. */
export function readTable(text: string, { format, profile, part }: TableOptions): ImportFile {
  if (profile === 'vitrine') return readOwn(rowsOf(text, format))
  const known = profiles[profile]
  const rows = rowsOf(text, format, name => columnName(known, name))
  needColumn(rows, known.key)
  return known.way ? readWays(rows, known) : readByProfile(rows, known, part)
}

/** Tab text of some sources quotes long texts all the same. */
const unquoted = (text: string): string => /^"([^"]*)"$/.exec(text)?.[1] ?? text

function readByProfile(rows: readonly Row[], profile: Profile, part: string | undefined): ImportFile {
  const wanted =
    part === undefined || !profile.part ? rows : rows.filter(row => row[profile.part ?? ''] === part)
  // Notations of two vocabularies in one file may be the same.
  const prefix = (row: Row) => (profile.part && part === undefined ? `${row[profile.part]}:` : '')
  const read = wanted.flatMap((row): ImportRow[] => {
    const key = row[profile.key]?.trim()
    const labels = labelsBy(row, profile)
    if (!key || Object.keys(labels).length === 0) return []
    const above = [profile.accepted, profile.parent].flatMap(column => row[column ?? '']?.trim() || [])
    // Some sources name a term as its own parent.
    const parent = above.find(other => other !== key)
    return [
      {
        key: prefix(row) + key,
        parentKey: parent === undefined ? null : prefix(row) + parent,
        labels,
        notation: (profile.notation && row[profile.notation]?.trim()) || null,
        note: unquoted(cleanLines((profile.note && row[profile.note]) || '')),
        sourceUri: (profile.uri && row[profile.uri]?.trim()) || null,
      },
    ]
  })
  return {
    scheme: part === undefined ? profile.scheme : `${profile.scheme}/${part}`,
    source: profile.source,
    rows: profile.sameNamesAreOne ? withoutNamesakes(read) : read,
  }
}

function labelsBy(row: Row, { labels, otherwise }: Pick<Profile, 'labels' | 'otherwise'>): Labels {
  const named = languages.flatMap(language => {
    const label = cleanLine(row[labels[language] ?? ''] ?? '')
    return label === '' ? [] : [[language, label] as const]
  })
  const spare = cleanLine((otherwise && row[otherwise]) || '')
  return Object.fromEntries(named.length === 0 && spare !== '' ? [['en', spare]] : named)
}

const yes = (value: string | undefined): boolean => value?.trim().toLowerCase() === 'true'

/** The export marks cells that a spreadsheet would take for formulas with an apostrophe. */
const unmarked = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, unguardFormula(cell)]))

/** The layout of our own export. */
function readOwn(given: readonly Row[]): ImportFile {
  if (!Object.values(columns.labels).some(column => given[0] && column in given[0]))
    needColumn(given, columns.labels.en)
  const rows = given.map(unmarked)
  return {
    scheme: '',
    source: null,
    rows: rows.flatMap((row, index): ImportRow[] => {
      const labels = labelsBy(row, columns)
      if (Object.keys(labels).length === 0) return []
      const assignable = row[columns.assignable]
      return [
        {
          key: row[columns.id]?.trim() || `row ${index + 2}`,
          parentKey: row[columns.parentId]?.trim() || null,
          labels,
          notation: row[columns.notation]?.trim() || null,
          note: cleanLines(row[columns.note] ?? ''),
          sourceUri: row[columns.sourceUri]?.trim() || null,
          assignable: assignable === undefined || assignable.trim() === '' || yes(assignable),
          categories: (row[columns.categories] ?? '')
            .split(' ')
            .map(Number)
            .filter(category => Number.isInteger(category) && category > 0),
          deprecated: yes(row[columns.deprecated]),
        },
      ]
    }),
  }
}
