import type { ComplexDate } from '../dates/complex-date.ts'
import { cellColumnsByPath, textsIn } from '../engine/cells.ts'
import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { fieldsOf } from '../engine/fields.ts'
import { mapRefs } from '../engine/map-refs.ts'
import { problemList } from '../engine/problem-list.ts'
import { readCells } from '../engine/read-cells.ts'
import type { Words } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import { withMuseum } from '../text/marked-name.ts'
import type { Problem } from '../validation/validators.ts'
import { withCodedYears, yearsReversed } from './coded-years.ts'
import { fixedValues } from './fixed-values.ts'
import { applies, type Gathered, gatherCells } from './gathered-cells.ts'
import { kept } from './kept-as-remark.ts'
import { type Mapping, type Target, unchangedMark } from './mapping.ts'
import type { Message } from './messages.ts'
import type { IsKnown } from './readers/reader.ts'
import { targetTexts } from './target-texts.ts'

/** A row of the file: texts by column name, and metadata of the file. */
export interface FileRow {
  readonly row: number
  readonly cells: ReadonlyMap<string, { readonly text: string; readonly type: string }>
}

/** The content of a row before its terms and links are resolved. */
export interface ReadRow extends Gathered {
  readonly row: number
  /** Number of its record; empty when the row has none. */
  readonly number: string
  readonly messages: readonly Message[]
  /** As in the file. */
  readonly written: FileRow['cells']
}

/** The parts of a row that its record is drafted from. */
export type DraftRow = Pick<ReadRow, 'cells' | 'leftOver' | 'years' | 'doubtful'>

/** The declared type of a table: of records, or of rows about them. */
type Declared = Pick<CardDeclaration, 'sections' | 'numberPath'>

const htmlTag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/i
const dayFirst = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/

/** Path of the number as columns name it. */
export const numberColumn = ({ numberPath = '' }: Pick<CardDeclaration, 'numberPath'>): string =>
  numberPath.replaceAll('.', '/')

function* cellMessages(declaration: Declared, mapping: Mapping, { cells }: FileRow): Generator<Message> {
  const known = cellColumnsByPath(declaration)
  for (const { column, targets } of mapping.columns) {
    const [first] = targets
    if (!first) continue
    const { text = '', type = 'empty' } = cells.get(column) ?? {}
    const about = { column, path: first.path, value: text }
    if (type === 'error') yield { kind: 'cellError', ...about }
    if (type === 'formula') yield { kind: 'formula', ...about }
    if (type === 'merged') yield { kind: 'mergedCell', ...about }
    if (type === 'number' && targets.some(({ path }) => path === numberColumn(declaration)))
      yield { kind: 'numberAsNumber', ...about }
    if (type === 'text' && text !== text.trim() && text.trim() !== '') yield { kind: 'spaces', ...about }
    if (htmlTag.test(text)) yield { kind: 'markup', ...about }
    const dated = targets.some(
      ({ path, reader }) => !reader && ['date', 'day'].includes(known.get(path)?.field.kind ?? ''),
    )
    if (type === 'text' && dated && dayFirst.test(text.trim())) yield { kind: 'dayFirst', ...about }
    const missing = targets.filter(
      target =>
        target.whenEmpty &&
        // A missing number is told anyway.
        (target.path !== numberColumn(declaration) || mapping.match !== 'number') &&
        applies(target, name => cells.get(name)?.text ?? '') &&
        targetTexts(text, target).length === 0,
    )
    const [empty] = [...missing.filter(({ whenEmpty }) => whenEmpty === 'refuse'), ...missing]
    if (empty)
      yield {
        kind: empty.whenEmpty === 'refuse' ? 'missingValue' : 'emptyValue',
        ...about,
        path: empty.path,
      }
  }
}

/** Names of records in a row say which museum their ids are of. */
function withMuseumInMarks(declaration: Declared, { cells, museum }: Gathered): Gathered['cells'] {
  if (museum === '') return cells
  const known = cellColumnsByPath(declaration)
  return new Map(
    [...cells].map(([path, text]) => [
      path,
      known.get(path)?.field.kind === 'link' ? withMuseum(text, museum) : text,
    ]),
  )
}

/**
 * Reads the cells of a row by the mapping.
 * @param isKnown returns true for names that records have: readers take nothing off those.
 */
export function readRow(declaration: Declared, mapping: Mapping, row: FileRow, isKnown?: IsKnown): ReadRow {
  const gathered = gatherCells(declaration, mapping, column => row.cells.get(column)?.text ?? '', isKnown)
  const number = (gathered.cells.get(numberColumn(declaration)) ?? '').split(' | ')[0] ?? ''
  const reversed = [...gathered.years].filter(([, years]) => yearsReversed(years))
  return {
    row: row.row,
    ...gathered,
    cells: withMuseumInMarks(declaration, gathered),
    written: row.cells,
    number: number.replace(/\\([\\|;])/g, '$1') || (mapping.match === 'number' ? gathered.key : ''),
    messages: [
      ...cellMessages(declaration, mapping, row),
      ...reversed.map(
        ([path, { first, last }]): Message => ({
          kind: 'yearsReversed',
          path,
          column: columnFor(mapping, path, 'firstYear'),
          value: `${first} – ${last}`,
        }),
      ),
    ],
  }
}

/** Returns the column and target for a field: of the field itself, or else of the structure around it. */
function targetFor(
  mapping: Mapping,
  path: string,
  reader?: string,
): { readonly column: string; readonly target: Target } | undefined {
  const steps = path.split('/')
  for (let count = steps.length; count > 0; count--) {
    const wanted = steps.slice(0, count).join('/')
    for (const { column, targets } of mapping.columns) {
      const target = targets.find(
        each =>
          (each.path === wanted || Object.hasOwn(each.with ?? {}, wanted)) &&
          (reader === undefined || each.reader === reader),
      )
      if (target) return { column, target }
    }
  }
  return undefined
}

/** Returns the column for a field: of the field itself, or else of the structure around it. */
export const columnFor = (mapping: Mapping, path: string, reader?: string): string | undefined =>
  targetFor(mapping, path, reader)?.column

/** Returns the treatment of links of this field without a matching record. */
export const missingFor = (mapping: Mapping, path: string): Target['missing'] =>
  targetFor(mapping, path)?.target.missing

/** Returns the column with a field's value: of several mapped to it, the one that contains the value. */
export function columnSaying(
  mapping: Mapping,
  { written }: Pick<ReadRow, 'written'>,
  path: string,
  value: string,
): string | undefined {
  const own = mapping.columns.filter(({ targets }) => targets.some(target => target.path === path))
  const found = own.find(({ column }) => written.get(column)?.text.includes(value))
  return found?.column ?? columnFor(mapping, path)
}

/** Converts a problem at a place of the record to a message about a column. */
export function problemMessage(mapping: Mapping, place: string, problem: Problem, value?: string): Message {
  const path = place
    .split('.')
    .filter(step => !/^\d+$/.test(step))
    .join('/')
  return { kind: 'invalid', path, column: columnFor(mapping, path), problem, value }
}

export interface DraftOptions {
  readonly words: Words
  /** True for a row of another museum: all of it is read, since what its names mean here may have come since. */
  readonly foreign?: boolean | undefined
  /** The existing record with its cells; absent for a new one. */
  readonly base?: { readonly values: CardValues; readonly cells: ReadonlyMap<string, string> } | undefined
}

/** A row's record before its references are resolved, with the problems so far. */
export interface Draft {
  readonly values: CardValues
  /** Messages about unmatched values: reasons to reject the row, or additions to the remarks. */
  readonly messages: readonly Message[]
  /** Other messages. */
  readonly about: readonly Message[]
  /** True when any cell differs from the record, and always for a new one. */
  readonly differs: boolean
}

/** Plain names of a record stay what they are where the row does not speak of them. */
const withPlainNames = (declaration: Pick<CardDeclaration, 'sections'>, values: CardValues): CardValues =>
  mapRefs(fieldsOf(declaration), values, {
    term: (_vocabulary, ref) => ref,
    link: (_types, ref) => (ref.id === undefined ? { ...ref, marked: '' } : ref),
  })

function filledCells(mapping: Mapping, cells: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    [...cells].filter(([, text]) => text !== unchangedMark && (mapping.emptyClears || text !== '')),
  )
}

/**
 * Drafts a row's record: the existing one with the row's cells applied. Cells equal to the record are not even parsed, so that importing an
 * untouched export changes nothing.
 */
export function draftOf(
  declaration: Pick<CardDeclaration, 'sections'>,
  mapping: Mapping,
  row: DraftRow,
  { words, base, foreign = false }: DraftOptions,
): Draft {
  const columns = cellColumnsByPath(declaration)
  const filled = filledCells(mapping, row.cells)
  const known = base?.cells ?? new Map<string, string>()
  const different = [...filled].filter(([path, text]) => text !== (known.get(path) ?? ''))
  const ignored = different
    // What another museum's records derived, those made here derive anew.
    .filter(([path]) => !foreign && columns.get(path)?.field.derived)
    .map(
      ([path, value]): Message => ({ kind: 'derivedIgnored', path, column: columnFor(mapping, path), value }),
    )
  const constants = fixedValues(declaration, mapping, filled, known)
  const typed = different.filter(([path]) => !columns.get(path)?.field.derived)
  const codedYears = [...row.years].some(([path]) => !known.has(path))
  if (
    base &&
    !foreign &&
    typed.length === 0 &&
    constants.length === 0 &&
    !codedYears &&
    row.leftOver.length === 0
  )
    return { values: base.values, messages: [], about: ignored, differs: false }
  const { problems, found } = problemList()
  const read = readCells(declaration, new Map([...filled, ...constants]), {
    words,
    problems,
    ...(base && { base: withPlainNames(declaration, base.values) }),
  })
  const values: Record<string, unknown> = { ...read }
  const doubts = row.doubtful.map(
    ({ column, path, text }): Message => ({ kind: 'maybeSeveral', column, path, value: text }),
  )
  for (const [path, years] of row.years) {
    const date = withCodedYears(values[path] as ComplexDate | undefined, years)
    if (date) values[path] = date
  }
  for (const [path, text] of typed) {
    const column = columns.get(path)
    if (!column || row.years.has(path)) continue
    const before = new Set(textsIn(column, known.get(path) ?? ''))
    for (const value of textsIn(column, text)) {
      const understood = before.has(value)
        ? 'whole'
        : (kindOf(column.field).understands?.(value, words) ?? 'whole')
      if (understood === 'whole') continue
      const kind = understood === 'part' ? 'dateReadInPart' : 'dateNotUnderstood'
      doubts.push({ kind, path, column: columnFor(mapping, path), value })
    }
  }
  const wrong = [...found].map(([place, problem]) => {
    const message = problemMessage(mapping, place, problem)
    return { ...message, value: cellOf(row, message) ?? new Map(constants).get(message.path ?? '') }
  })
  return {
    ...kept(declaration, mapping, values, [
      ...wrong,
      ...row.leftOver.map(
        ({ column, path, text }): Message => ({ kind: 'invalid', column, path, value: text }),
      ),
    ]),
    about: [...ignored, ...doubts],
    differs: true,
  }
}

/** Returns the cell of a field. */
const cellOf = ({ cells }: DraftRow, { path = '' }: Message): string | undefined => {
  const steps = path.split('/')
  const known = steps
    .map((_, at) => steps.slice(0, steps.length - at).join('/'))
    .find(each => cells.has(each))
  return known === undefined ? undefined : cells.get(known)
}

/** Returns true when a mapping says by what records are found, or makes records that have no numbers. Others cannot be worked with. */
export function findsRecords(declaration: Pick<CardDeclaration, 'numberPath'>, mapping: Mapping): boolean {
  const { mode, match } = mapping
  if (mode === 'create' && declaration.numberPath === undefined) return true
  const keyed = columnFor(mapping, '@key') !== undefined
  if (match === 'identifier' || match === 'title') return keyed
  const numbered = declaration.numberPath !== undefined && columnFor(mapping, numberColumn(declaration))
  return Boolean(numbered) || (keyed && match === 'number') || columnFor(mapping, '@id') !== undefined
}
