import type { Control, UseFormReturn } from 'react-hook-form'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import type { Problem } from '#model/validation/validators.ts'
import { createStore, type Store } from '../../platform/store.ts'
import { type Assessment, assess, settled } from './assess.ts'

/** How long after the last key the form is looked at as a whole. */
const assessMs = 140

/** The messages of a form, by the place of the value they are about. */
export type Messages = ReadonlyMap<string, string>

/** A card being edited: what was saved, what was typed, and what is known about the difference. */
export interface CardForm {
  readonly declaration: CardDeclaration
  readonly control: Control<Record<string, unknown>>
  readonly assessment: Store<Assessment>
  /** What is told of wrong fields now: refusals of the server, and own findings once a field has been left. */
  readonly messages: Store<Messages>
  /** What was saved, settled. */
  base(): CardValues
  /** What stands in the form, as it was typed. */
  typed(): CardValues
  /** Looks at the form now. */
  assessNow(): Assessment
  /** Puts a value into the form, as if it had been typed. */
  set(place: string, value: unknown): void
  /** Called after every change, by whichever hand. */
  changed(): void
  /** A field was left: from now on it is told what is wrong with it. */
  touch(place: string): void
  /** The server refused these fields. */
  refuse(messages: Readonly<Record<string, string>>): void
  /** Rows of a list came, went or moved: what was said of their places no longer holds. */
  forget(place: string): void
  /** Other values in the form, and another saved card where one is given. */
  replace(typed: CardValues, saved?: CardValues): void
  dispose(): void
}

export interface CardFormOptions {
  readonly declaration: CardDeclaration
  readonly saved: CardValues
  readonly methods: Pick<
    UseFormReturn<Record<string, unknown>>,
    'control' | 'getValues' | 'setValue' | 'reset'
  >
  readonly say: (problem: Problem) => string
}

const sameMessages = (one: Messages, other: Messages): boolean =>
  one.size === other.size && [...one].every(([place, text]) => other.get(place) === text)

const isWithin = (place: string, outer: string): boolean => place === outer || place.startsWith(`${outer}.`)

export function createCardForm({ declaration, saved, methods, say }: CardFormOptions): CardForm {
  let base = settled(declaration, saved)
  let refused: Messages = new Map()
  let timer: ReturnType<typeof setTimeout> | undefined
  const touched = new Set<string>()
  const assessment = createStore(assess(declaration, base, saved))
  const messages = createStore<Messages>(new Map())

  const tell = () => {
    const own = [...assessment.get().problems].filter(([place]) =>
      [...touched].some(outer => isWithin(place, outer)),
    )
    const next = new Map([...own.map(([place, problem]) => [place, say(problem)] as const), ...refused])
    messages.set(old => (sameMessages(old, next) ? old : next))
  }
  // A copy: the library changes its values in place.
  const typed = () => structuredClone(methods.getValues())
  const assessNow = () => {
    clearTimeout(timer)
    timer = undefined
    assessment.set(() => assess(declaration, base, typed()))
    tell()
    return assessment.get()
  }
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(assessNow, assessMs)
  }
  return {
    declaration,
    control: methods.control,
    assessment,
    messages,
    base: () => base,
    typed,
    assessNow,
    set: (place, value) => {
      methods.setValue(place, value)
      changed()
    },
    changed,
    touch: place => {
      // Once is enough, and the message appears with the next look at the whole.
      if (touched.has(place)) return
      touched.add(place)
      if (timer === undefined) tell()
    },
    refuse: found => {
      refused = new Map(Object.entries(found))
      tell()
    },
    forget: place => {
      refused = new Map([...refused].filter(([other]) => !isWithin(other, place)))
      for (const other of touched) if (isWithin(other, place)) touched.delete(other)
      tell()
    },
    replace: (values, newlySaved) => {
      if (newlySaved) base = settled(declaration, newlySaved)
      refused = new Map()
      touched.clear()
      methods.reset({ ...values })
      assessNow()
    },
    dispose: () => clearTimeout(timer),
  }
}
