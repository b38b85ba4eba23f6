import { readDate } from '#model/dates/reader/read-date.ts'
import type { CellField } from '#model/engine/cell-fields.ts'
import { valuesOf } from '#model/engine/values.ts'
import { unfinishedIn } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'

/** A cell as it was entered: a text that the server reads, or a value in the shape of the field. */
export type CellEntry = { readonly text: string } | { readonly value: unknown }

/** Returns a value as it is edited in a cell: of a translated text the one in the reader's language. */
export const editedValue = ({ field }: CellField, value: unknown, language: Language): unknown =>
  field.kind === 'translated' ? (valuesOf(value)[language] as string | undefined) : (value ?? undefined)

/** Returns a text as the value that an input of the field begins with. */
export function valueOfText({ field }: CellField, text: string, language: Language): unknown {
  if (text === '') return undefined
  if (field.kind === 'term') return { typed: text }
  if (field.kind === 'date')
    return { periodMode: 'SINGLE', type: 'YEAR', ...readDate(text, language).date, text }
  return field.kind === 'choice' || field.kind === 'boolean' ? undefined : text
}

/** Returns the value of an input as it is sent: text that was not picked is looked up by the server. */
export function entryOf({ field }: CellField, value: unknown): CellEntry {
  if (field.kind === 'translated') return { text: String(value ?? '') }
  const typed = field.kind === 'term' ? unfinishedIn(value) : ''
  return typed === '' ? { value: value ?? null } : { text: typed }
}
