import type { Filters } from '#model/engine/facets.ts'
import { CodedError } from '#server/platform/errors.ts'

/** A text that could be a value of the index. */
const isStorable = (value: unknown): boolean =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\0')

/** @throws {CodedError} `invalid_input` when the filters are no JSON of names and values. */
export function readFilters(text: string | undefined): Filters {
  if (text === undefined || text === '') return {}
  const wrong = () => new CodedError('invalid_input', { fields: { filters: { key: 'type' } } })
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw wrong()
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw wrong()
  const entries = Object.entries(parsed)
  const fine = entries.every(
    ([, values]) => Array.isArray(values) && values.length <= 1000 && values.every(isStorable),
  )
  if (!fine) throw wrong()
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0)) as Filters
}
