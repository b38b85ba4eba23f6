import type { Field, Fields, List } from '../kinds/field.ts'
import type { Problems } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import { isMissing } from '../validation/validators.ts'
import type { CardValues } from './define-card.ts'
import { fieldsOf, isLeaf, isList, isStructure } from './fields.ts'
import type { Sheet } from './sheet.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** Of each list, at which place its rows were sent, by their ids. */
type SentRows = Map<List, Map<string, number>>

/** A place of a card that was read ('materials.0.part') as whoever sent it counts: empty rows before it were dropped. */
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

/** Collects what is found wrong with a card after it was read, at the places where it was sent. */
function atSentPlaces(fields: Fields, values: Values, sent: SentRows, problems: Problems): Problems {
  const at = (place: string): Problems => ({
    add: problem => problems.at(sentPlace(fields, values, place, sent)).add(problem),
    at: key => at(place === '' ? key : `${place}.${key}`),
  })
  return at('')
}

/** Gives rows that are new their id. */
export type NewRowId = () => string

/** What all steps of a reading share. */
interface Reading {
  readonly newRowId: NewRowId
  readonly sent: SentRows
}

/** Most rows of a list that says nothing about them. */
export const defaultMaxRows = 200

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** Whether a value was chosen among what is offered, or ticked: it says how something is, never what. */
const isPicked = (field: Field | undefined): boolean => {
  if (!field || !isLeaf(field)) return false
  const { vocabularyOf, choicesOf, isMark } = kindOf(field)
  return Boolean(vocabularyOf || choicesOf || isMark)
}

/**
 * Whether a row is not about anything (acceptance row C-K12: entries of empty name, description, place, role and author are dropped). In
 * one where something was written down, what it is about is asked for: nobody's words are lost.
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

/** Ids of rows, as the product and other programs give them. */
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

/** What is asked of some fields again and again. */
interface Known {
  readonly order: ReadonlyMap<string, number>
  readonly required: readonly string[]
}

const knownOf = new WeakMap<Fields, Known>()

function known(fields: Fields): Known {
  const before = knownOf.get(fields)
  if (before) return before
  const keys = Object.keys(fields)
  const found = {
    order: new Map(keys.map((key, at) => [key, at])),
    required: keys.filter(key => fields[key]?.required),
  }
  knownOf.set(fields, found)
  return found
}

/** The keys that were given, in the order of the declaration: a card holds little of what its declaration offers. */
const inOrder = (keys: readonly string[], order: Known['order']): string[] =>
  keys.filter(key => order.has(key)).sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))

/** Values of a group in their shortest form; undefined when nothing is in it. Required fields are asked for only when it is used. */
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
  const { order, required } = known(fields)
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
  for (const key of required)
    if (values[key] === undefined && isMissing(input[key])) problems.at(key).add({ key: 'required' })
  return values
}

/** One field's value in its shortest form; undefined when it is empty or wrong. */
function parseField(input: unknown, field: Field, problems: Problems, reading: Reading): unknown {
  if (input === undefined || input === null) return undefined
  if (isLeaf(field)) return kindOf(field).parse(input, field, problems)
  if (isList(field)) return parseRows(input, field, problems, reading)
  return parseGroup(input, field.fields, problems, reading)
}

/** A card that was read, and where to tell what is found wrong with it later. */
export interface ReadCard {
  readonly values: CardValues
  /** Takes places of the values and tells them as they were sent. */
  readonly problems: Problems
}

/**
 * Reads a card somebody sent: every wrong field is told at once, empty values and rows are dropped (acceptance row C-K12), new rows get
 * ids, and the type puts the whole in order.
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

/** The same, where nothing is looked at later. */
export const parseCard = (...given: Parameters<typeof readCard>): CardValues => readCard(...given).values
