import type { Field, Fields, List } from '../kinds/field.ts'
import type { Problems } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import { isMissing } from '../validation/validators.ts'
import type { CardValues } from './define-card.ts'
import { fieldsOf, isLeaf, isList, isStructure, orderOf } from './fields.ts'
import type { Sheet } from './sheet.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** Original index of each row by id, for each list. */
type SentRows = Map<List, Map<string, number>>

/** Translates a place in the parsed record ('materials.0.part') to the sender's numbering: empty rows before it were dropped. */
function sentPlace(fields: Fields, values: Values, place: string, sent: SentRows): string {
  const [key = '', ...rest] = place.split('.')
  const field: Field | undefined = fields[key]
  if (!field || !isStructure(field) || rest.length === 0) return place
  if (!isList(field)) return `${key}.${sentPlace(field.fields, valuesOf(values[key]), rest.join('.'), sent)}`
  const [at = '', ...inside] = rest
  const row = rowsOf(values[key])[Number(at)]
  const index = sent.get(field)?.get(String(row?.id)) ?? at
  if (inside.length === 0) return `${key}.${index}`
  return `${key}.${index}.${sentPlace(field.fields, row ?? {}, inside.join('.'), sent)}`
}

/** Collects later problems at the places as they were sent. */
function atSentPlaces(fields: Fields, values: Values, sent: SentRows, problems: Problems): Problems {
  const at = (place: string): Problems => ({
    add: problem => problems.at(sentPlace(fields, values, place, sent)).add(problem),
    at: key => at(place === '' ? key : `${place}.${key}`),
  })
  return at('')
}

/** Creates the id of a new row. */
export type NewRowId = () => string

/** State shared by all steps of parsing. */
interface Reading {
  readonly newRowId: NewRowId
  readonly sent: SentRows
}

/** Default maximum of rows in a list. */
export const defaultMaxRows = 200

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** Returns true for values that are chosen or ticked: they qualify a row but are not its content. */
const isPicked = (field: Field | undefined): boolean => {
  if (!field || !isLeaf(field)) return false
  const { vocabularyOf, choicesOf, isMark } = kindOf(field)
  return Boolean(vocabularyOf || choicesOf || isMark)
}

/**
 * Returns true for a row without content (C-K12: entries of empty name, description, place, role and author are dropped). A row with any
 * text is retained and its missing content requested, so that nothing typed is lost.
 */
function isAboutNothing(
  item: unknown,
  values: Readonly<Record<string, unknown>>,
  { about, fields }: List,
  problems: Problems,
): boolean {
  if (about === undefined || about in values || !(isRecord(item) && isMissing(item[about]))) return false
  if (Object.keys(values).every(key => isPicked(fields[key]))) return true
  problems.at(about).add({ key: 'required' })
  return false
}

/** Format of row ids, from the product and other programs. */
export const rowIdPattern = /^[A-Za-z0-9_-]{1,24}$/

function parseRows(input: unknown, field: List, problems: Problems, reading: Reading): unknown {
  if (!Array.isArray(input)) {
    problems.add({ key: 'type' })
    return undefined
  }
  const max = field.maxRows ?? defaultMaxRows
  if (input.length > max) {
    problems.add({ key: 'tooMany', params: { max } })
    return undefined
  }
  const places = reading.sent.get(field) ?? new Map<string, number>()
  reading.sent.set(field, places)
  const rows = input.flatMap((item, index) => {
    const values = parseGroup(item, field.fields, problems.at(String(index)), reading)
    if (!values || isAboutNothing(item, values, field, problems.at(String(index)))) return []
    const given = isRecord(item) ? item.id : undefined
    const id =
      typeof given === 'string' && rowIdPattern.test(given) && !places.has(given) ? given : reading.newRowId()
    places.set(id, index)
    return [{ id, ...values }]
  })
  const marked = field.single === undefined ? [] : rows.filter(row => field.single && field.single in row)
  if (marked.length > 1) problems.add({ key: 'single' })
  return rows.length === 0 ? undefined : rows
}

const requiredOf = new WeakMap<Fields, readonly string[]>()

function requiredIn(fields: Fields): readonly string[] {
  const before = requiredOf.get(fields)
  if (before) return before
  const found = Object.keys(fields).filter(key => fields[key]?.required)
  requiredOf.set(fields, found)
  return found
}

/** Sorts the given keys in the order of the declaration; a record fills few of the declared fields. */
const inOrder = (keys: readonly string[], order: ReadonlyMap<string, number>): string[] =>
  keys.filter(key => order.has(key)).sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))

/** Parses a group into its shortest form; undefined when it is empty. Required fields count only when the group is used. */
function parseGroup(
  input: unknown,
  fields: Fields,
  problems: Problems,
  reading: Reading,
): Record<string, unknown> | undefined {
  if (input === undefined || input === null) return undefined
  if (!isRecord(input)) {
    problems.add({ key: 'type' })
    return undefined
  }
  const order = orderOf(fields)
  const given = Object.keys(input)
  const values: Record<string, unknown> = {}
  let isEmpty = true
  for (const key of inOrder(given, order)) {
    const field = fields[key]
    if (!field || input[key] === undefined || input[key] === null) continue
    const value = parseField(input[key], field, problems.at(key), reading)
    if (value === undefined) continue
    values[key] = value
    isEmpty = false
  }
  for (const key of given) if (!order.has(key) && key !== 'id') problems.at(key).add({ key: 'unknownField' })
  if (isEmpty) return undefined
  for (const key of requiredIn(fields))
    if (values[key] === undefined && isMissing(input[key])) problems.at(key).add({ key: 'required' })
  return values
}

/** Parses one field into its shortest form; undefined when it is empty or invalid. */
function parseField(input: unknown, field: Field, problems: Problems, reading: Reading): unknown {
  if (input === undefined || input === null) return undefined
  if (isLeaf(field)) return kindOf(field).parse(input, field, problems)
  if (isList(field)) return parseRows(input, field, problems, reading)
  return parseGroup(input, field.fields, problems, reading)
}

/** A parsed record, and a collector for problems found later. */
export interface ReadCard {
  readonly values: CardValues
  /** Accepts places of parsed values and reports them as they were sent. */
  readonly problems: Problems
}

/**
 * Parses a record from input: reports every invalid field at once, drops empty values and rows (C-K12), gives new rows ids, and tidies the
 * whole by the type's rules.
 */
export function readCard(
  declaration: Sheet,
  input: Readonly<Record<string, unknown>>,
  problems: Problems,
  newRowId: NewRowId,
): ReadCard {
  const fields = fieldsOf(declaration)
  const sent: SentRows = new Map()
  const read = parseGroup(input, fields, problems, { newRowId, sent }) ?? {}
  const values = declaration.settle ? declaration.settle(read) : read
  const later = atSentPlaces(fields, values, sent, problems)
  for (const rule of declaration.rules) rule(values, later)
  return { values, problems: later }
}

/** Parses a record when nothing is checked later. */
export const parseCard = (...given: Parameters<typeof readCard>): CardValues => readCard(...given).values
