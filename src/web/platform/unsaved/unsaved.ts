import { askToLeave } from '../dialogs/dialogs.ts'
import { createStore } from '../store.ts'

/** The forms with unsaved edits. */
const forms = createStore<ReadonlySet<symbol>>(new Set())

export const unsaved = {
  ...forms,
  /** A form has edits. Returns what to call when it has none any more. */
  hold: (): (() => void) => {
    const form = Symbol('form')
    forms.set(set => new Set(set).add(form))
    return () => forms.set(set => new Set([...set].filter(other => other !== form)))
  },
  any: (): boolean => forms.get().size > 0,
  /** The edits are given up. */
  giveUp: (): void => forms.set(set => (set.size === 0 ? set : new Set())),
}

/** True when one may leave: nothing is unsaved, or the person gives it up (acceptance row P-S06). */
export async function mayLeave(): Promise<boolean> {
  if (!unsaved.any()) return true
  const leave = await askToLeave()
  if (leave) unsaved.giveUp()
  return leave
}
