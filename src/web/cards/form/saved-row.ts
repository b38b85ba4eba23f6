import { fieldAt, isList } from '#model/engine/fields.ts'
import { type Values, valuesOf } from '#model/engine/values.ts'
import type { CardForm } from './card-form.ts'
import { stepsOf } from './form-path.ts'
import { valueAt } from './form-values.ts'

/** Returns a row as it was saved, by its path; undefined for a new one. */
export function savedRow(form: CardForm, path: string): Values | undefined {
  const row = valueAt(form.base(), stepsOf(path))
  return row === undefined ? undefined : valuesOf(row)
}

/** Returns true for a fact in a saved row of a log: it is struck, not changed. */
export function isFact(form: CardForm, path: string): boolean {
  const list = fieldAt(form.declaration, path)?.within.at(-1)
  if (!list || !isList(list) || !list.log) return false
  const [key = ''] = path.split('/').slice(-1)
  return list.log.facts.includes(key) && savedRow(form, path.slice(0, -key.length - 1))?.[key] !== undefined
}
