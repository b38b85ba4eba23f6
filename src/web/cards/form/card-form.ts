import type { CardValues } from '#model/engine/define-card.ts'
import { fieldAt, isList } from '#model/engine/fields.ts'
import { type FormRules, noFormRules } from '#model/engine/form-rules.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { rowsOf } from '#model/engine/values.ts'
import type { Problem } from '#model/validation/validators.ts'
import { createStore, type Store } from '../../platform/store.ts'
import { type Assessment, assess, settled } from './assess.ts'
import { isWithin, pathOfPlace } from './form-path.ts'
import { createFormValues, type FormValues } from './form-values.ts'
import { withRowIds } from './row-ids.ts'

/** Returns the record with an empty row for its name, if names are rows and it has none, so that the first thing everyone types needs no 'Add'. */
function withPlaceForName(declaration: NamedSheet, values: CardValues): CardValues {
  const [key = ''] = declaration.namePath?.split('/') ?? []
  const field = fieldAt(declaration, key)?.field
  return field && isList(field) && rowsOf(values[key]).length === 0 ? { ...values, [key]: [{}] } : values
}

/** Delay between the last key press and the check of the whole form, in milliseconds. */
const assessMs = 140

/** The messages of a form, by the path of the value they are about. */
export type Messages = ReadonlyMap<string, string>

/** A record being edited: the saved values, the edits, and the differences. */
export interface CardForm {
  readonly declaration: NamedSheet
  /** The choices of the museum for its forms of the type. */
  readonly rules: FormRules
  /** The values of the form, as typed. */
  readonly values: Pick<FormValues, 'all' | 'at' | 'subscribe'>
  readonly assessment: Store<Assessment>
  /** Messages for invalid fields: those of the server, and those of the form for fields that have been left. */
  readonly messages: Store<Messages>
  /** Returns the saved values, in their final form. */
  base(): CardValues
  /** Puts a value into the form; undefined takes it away. */
  set(path: string, value: unknown): void
  /** Assesses the whole form now. */
  assessNow(): Assessment
  /** Marks a field as left: from now on its problems are shown. */
  touch(path: string): void
  /** These places of the form, as it was sent, are wrong. */
  refuse(messages: Readonly<Record<string, string>>): void
  /** Replaces the values in the form, and the saved record, if given. */
  replace(typed: CardValues, saved?: CardValues): void
  stop(): void
}

const sameMessages = (one: Messages, other: Messages): boolean =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text)

/**
 * Makes the form of a card.
 * @param saved the fields of the card as it was read.
 * @param say returns a problem in words.
 * @param rules what the museum chose for its forms of the type; absent: nothing.
 */
export function createCardForm(
  declaration: NamedSheet,
  saved: CardValues,
  say: (problem: Problem) => string,
  rules: FormRules = noFormRules,
): CardForm {
  const values = createFormValues(withRowIds(withPlaceForName(declaration, saved)))
  let base = settled(declaration, saved)
  let refused: Messages = new Map()
  let timer: ReturnType<typeof setTimeout> | undefined
  const touched = new Set<string>()
  const assessment = createStore(assess(declaration, base, values.all(), rules))
  const messages = createStore<Messages>(new Map())

  const updateMessages = () => {
    const typed = values.all()
    const own = [...assessment.get().problems]
      .map(([place, problem]) => [pathOfPlace(place, typed), problem] as const)
      .filter(([path]) => [...touched].some(outer => isWithin(path, outer)))
    const next = new Map([...own.map(([path, problem]) => [path, say(problem)] as const), ...refused])
    messages.set(old => (sameMessages(old, next) ? old : next))
  }
  const assessNow = () => {
    clearTimeout(timer)
    timer = undefined
    assessment.set(() => assess(declaration, base, values.all(), rules))
    updateMessages()
    return assessment.get()
  }
  /** Removes the messages of a value that has changed. */
  const clearMessages = (path: string) => {
    for (const other of touched) if (isWithin(other, path)) touched.delete(other)
    const left = [...refused].filter(([other]) => !isWithin(other, path) && !isWithin(path, other))
    if (left.length === refused.size) return
    refused = new Map(left)
    updateMessages()
  }
  return {
    declaration,
    rules,
    values,
    assessment,
    messages,
    base: () => base,
    set: (path, value) => {
      values.set(path, value)
      clearMessages(path)
      clearTimeout(timer)
      timer = setTimeout(assessNow, assessMs)
    },
    assessNow,
    touch: path => {
      if (touched.has(path)) return
      touched.add(path)
      // A pending assessment of the whole form will notify the listeners.
      if (timer === undefined) updateMessages()
    },
    refuse: found => {
      const sent = values.all()
      refused = new Map(Object.entries(found).map(([place, text]) => [pathOfPlace(place, sent), text]))
      updateMessages()
    },
    replace: (typed, newlySaved) => {
      if (newlySaved) base = settled(declaration, newlySaved)
      refused = new Map()
      touched.clear()
      values.replace(withRowIds(typed))
      assessNow()
    },
    stop: () => clearTimeout(timer),
  }
}
