import { type Options, parse } from 'csv-parse/sync'
import { type Language, languages } from '#model/languages.ts'
import { cleanLine, cleanLines } from '#model/text/clean.ts'
import { unguardFormula } from '#model/text/formula-guard.ts'
import { columnName, type Profile, type ProfileName, profiles } from '#model/vocabularies/import-profiles.ts'
import { alternativesOf, type Labels } from '#model/vocabularies/name-of.ts'
import { nameKey } from '#model/vocabularies/starts.ts'
import { CodedError } from '#server/platform/errors.ts'
import { betweenNames, columns } from '../export/columns.ts'
import type { ImportFile, ImportRow } from './import-row.ts'

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
  /** The wanted vocabulary of a file with several. */
  readonly part?: string | undefined
}

const nameOf = ({ labels }: ImportRow): string => Object.values(labels)[0] ?? ''

/** Keys of a source in order, numbers as numbers. */
const compareKeys = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })

/**
 * Rows of one name below the same parent made one: checklists have a row for every author who used a name. The one with the first key
 * stays, whatever order the rows come in, with the notes of them all; what was below the others is below it.
 */
function withoutNamesakes(rows: readonly ImportRow[]): ImportRow[] {
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

/**
 * Reads terms by the way that leads to them from the top down, a column a step. Of rows that lead the same way the one with the first key
 * says how it is written.
 */
function readWays(rows: readonly Readonly<Record<string, string>>[], profile: Profile): ImportFile {
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

/** Other names in the columns of our own export; a row without any changes none. */
function otherNames(row: Row): Pick<ImportRow, 'alternatives'> {
  const names = (language: Language) =>
    (row[columns.alternatives[language]] ?? '').split(betweenNames.trim()).map(cleanLine)
  const alternatives = alternativesOf(
    {},
    Object.fromEntries(languages.map(language => [language, names(language)])),
  )
  return Object.keys(alternatives).length === 0 ? {} : { alternatives }
}

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
          ...otherNames(row),
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
