import { sectionsOf } from '../engine/completeness.ts'
import type { CardValues } from '../engine/define-card.ts'
import { isLeaf, isList } from '../engine/fields.ts'
import { isSaidBeside } from '../engine/qualify.ts'
import type { NamedSheet } from '../engine/sheet.ts'
import { rowsOf, type Values, valuesOf } from '../engine/values.ts'
import type { Field, Fields, Level, List } from '../kinds/field.ts'
import type { Words } from '../kinds/kind.ts'
import { readText } from './read-text.ts'
import { type Readable, type Readers, readableBy } from './readable.ts'

/** A field's value in its most readable form. */
export type ReadValue =
  | { readonly kind: 'text'; readonly text: string }
  /** A list with a single filled column. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  /** Fields of a group. */
  | { readonly kind: 'fields'; readonly entries: readonly ReadEntry[] }
  /** Short rows of the same shape; a cell may be empty. */
  | {
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  /** Rows with more content. */
  | { readonly kind: 'rows'; readonly rows: readonly (readonly ReadEntry[])[] }

/** A filled field with its label. */
export interface ReadEntry {
  readonly path: string
  readonly label: string
  readonly level: Level
  readonly value: ReadValue
}

export interface ReadSection {
  readonly name: string
  readonly label: string
  readonly entries: readonly ReadEntry[]
}

/** Texts of values, and the type's own: labels of fields by path, of sections as 'section/name'. */
export interface ReadWords extends Words {
  label(key: string): string
}

/** Limits beyond which a table is harder to read than its rows one below the other. */
const tableLimits = { columns: 5, line: 92, cell: 48 }

interface Reading {
  readonly words: ReadWords
  readonly isReadable: Readable
}

const textOf = ({ value }: ReadEntry): string | undefined => (value.kind === 'text' ? value.text : undefined)

const isShort = (entry: ReadEntry): boolean => {
  const text = textOf(entry)
  return text !== undefined && text.length <= tableLimits.cell && !text.includes('\n')
}

/** Returns several rows as a table, if each fits into a line. */
function tableOf(field: List, rows: readonly (readonly ReadEntry[])[], path: string): ReadValue | undefined {
  if (rows.length < 2 || !rows.every(row => row.every(isShort))) return undefined
  const used = Object.keys(field.fields).filter(key =>
    rows.some(row => row.some(entry => entry.path === `${path}/${key}`)),
  )
  const columns = used.map(key => {
    const cells = rows.map(row => row.find(entry => entry.path === `${path}/${key}`))
    const label = cells.find(cell => cell !== undefined)?.label ?? ''
    return { label, cells: cells.map(cell => (cell && textOf(cell)) ?? '') }
  })
  const widest = columns.map(({ label, cells }) => Math.max(label.length, ...cells.map(cell => cell.length)))
  if (columns.length > tableLimits.columns) return undefined
  if (widest.reduce((sum, width) => sum + width, 0) > tableLimits.line) return undefined
  return {
    kind: 'table',
    columns: columns.map(({ label }) => label),
    rows: rows.map((_, at) => columns.map(({ cells }) => cells[at] ?? '')),
  }
}

function readRows(
  field: List,
  values: readonly Values[],
  path: string,
  reading: Reading,
): ReadValue | undefined {
  const rows = values
    .map(row => readFields(field.fields, row, `${path}/`, reading))
    .filter(row => row.length > 0)
  if (rows.length === 0) return undefined
  const single = new Set(rows.flatMap(row => row.map(entry => entry.path))).size === 1
  const lines = rows.flatMap(([entry]) => (entry && textOf(entry)) ?? [])
  if (single && lines.length === rows.length)
    return lines.length === 1 ? { kind: 'text', text: lines[0] ?? '' } : { kind: 'lines', lines }
  return tableOf(field, rows, path) ?? { kind: 'rows', rows }
}

function readValue(field: Field, value: unknown, path: string, reading: Reading): ReadValue | undefined {
  if (isLeaf(field)) {
    const text = readText(value, field, reading.words)
    return text === '' ? undefined : { kind: 'text', text }
  }
  if (isList(field)) return readRows(field, rowsOf(value), path, reading)
  const entries = readFields(field.fields, valuesOf(value), `${path}/`, reading)
  const [only, ...others] = entries
  if (!only) return undefined
  // 'Category' with only a 'Category' in it.
  const isEcho = others.length === 0 && only.label === reading.words.label(path)
  return isEcho ? only.value : { kind: 'fields', entries }
}

function readFields(fields: Fields, values: Values, prefix: string, reading: Reading): ReadEntry[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const path = prefix + key
    if (values[key] === undefined || values[key] === null || !reading.isReadable(path, field)) return []
    if (isSaidBeside(fields, values, key)) return []
    const value = readValue(field, values[key], path, reading)
    const label = reading.words.label(path)
    return value ? [{ path, label, level: field.level ?? 'S', value }] : []
  })
}

/** Drops the heading of a group named like its container. */
const withoutEcho = (entries: readonly ReadEntry[], heading: string): readonly ReadEntry[] =>
  entries.flatMap(entry =>
    entry.value.kind === 'fields' && entry.label === heading ? entry.value.entries : [entry],
  )

/**
 * Returns a record, or any other sheet, for readers: the sections of its kind with their filled fields, and names for references. Pure, and
 * the same for every type; print, shared pages and exports use it.
 * @param readers absent: the public view, without internal and withheld fields.
 */
export function readView(
  declaration: NamedSheet,
  card: CardValues,
  words: ReadWords,
  readers: Readers = {},
): ReadSection[] {
  const reading = { words, isReadable: readableBy(declaration, card, readers) }
  return sectionsOf(declaration, card).flatMap(name => {
    const label = words.label(`section/${name}`)
    const entries = readFields(declaration.sections[name]?.fields ?? {}, card, '', reading)
    return entries.length === 0 ? [] : [{ name, label, entries: withoutEcho(entries, label) }]
  })
}
