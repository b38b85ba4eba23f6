import type { Field, Fields, List } from '../kinds/field.ts'
import type { Problems } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import { isMissing } from '../validation/validators.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { fieldsOf, isLeaf, isList } from './fields.ts'

/** Gives rows that are new their id. */
export type NewRowId = () => string

const defaultMaxRows = 200

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const rowIdPattern = /^[A-Za-z0-9_-]{1,24}$/

function parseRows(input: unknown, field: List, problems: Problems, newRowId: NewRowId): unknown {
  if (!Array.isArray(input)) {
    problems.add({ key: 'type' })
    return undefined
  }
  const max = field.maxRows ?? defaultMaxRows
  if (input.length > max) {
    problems.add({ key: 'tooMany', params: { max } })
    return undefined
  }
  const ids = new Set<string>()
  const rows = input.flatMap((item, index) => {
    const values = parseGroup(item, field.fields, problems.at(String(index)), newRowId)
    if (!values) return []
    const given = isRecord(item) ? item.id : undefined
    const id = typeof given === 'string' && rowIdPattern.test(given) && !ids.has(given) ? given : newRowId()
    ids.add(id)
    return [{ id, ...values }]
  })
  const marked = field.single === undefined ? [] : rows.filter(row => field.single && field.single in row)
  if (marked.length > 1) problems.add({ key: 'single' })
  return rows.length === 0 ? undefined : rows
}

/** Values of a group in their shortest form; undefined when nothing is in it. Required fields are asked for only when it is used. */
function parseGroup(
  input: unknown,
  fields: Fields,
  problems: Problems,
  newRowId: NewRowId,
): Record<string, unknown> | undefined {
  if (input === undefined || input === null) return undefined
  if (!isRecord(input)) {
    problems.add({ key: 'type' })
    return undefined
  }
  const values: Record<string, unknown> = {}
  for (const key in fields) {
    const [field, given] = [fields[key], input[key]]
    if (!field || given === undefined || given === null) continue
    const value = parseField(given, field, problems.at(key), newRowId)
    if (value !== undefined) values[key] = value
  }
  for (const key of Object.keys(input))
    if (!Object.hasOwn(fields, key) && key !== 'id') problems.at(key).add({ key: 'unknownField' })
  if (Object.keys(values).length === 0) return undefined
  for (const key in fields)
    if (fields[key]?.required && values[key] === undefined && isMissing(input[key]))
      problems.at(key).add({ key: 'required' })
  return values
}

/** One field's value in its shortest form; undefined when it is empty or wrong. */
export function parseField(input: unknown, field: Field, problems: Problems, newRowId: NewRowId): unknown {
  if (input === undefined || input === null) return undefined
  if (isLeaf(field)) return kindOf(field).parse(input, field, problems)
  if (isList(field)) return parseRows(input, field, problems, newRowId)
  return parseGroup(input, field.fields, problems, newRowId)
}

/**
 * Reads a card somebody sent: every wrong field is told at once, empty values and rows are dropped (acceptance row C-K12), new rows get
 * ids, and the type puts the whole in order.
 */
export function parseCard(
  declaration: CardDeclaration,
  input: Readonly<Record<string, unknown>>,
  problems: Problems,
  newRowId: NewRowId,
): CardValues {
  const fields = fieldsOf(declaration)
  const read = parseGroup(input, fields, problems, newRowId) ?? {}
  const values = declaration.settle ? declaration.settle(read) : read
  for (const rule of declaration.rules) rule(values, problems)
  return values
}
