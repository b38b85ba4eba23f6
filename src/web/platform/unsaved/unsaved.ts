import { askToLeave } from '../dialogs/dialogs.ts'
import { createStore } from '../store.ts'

/** Saves the edits of a form that saves by itself. @returns false where it cannot */
export type Settle = () => Promise<boolean>

/** The forms with unsaved edits. */
const forms = createStore<ReadonlyMap<symbol, Settle | undefined>>(new Map())

/** Time that forms have to save their edits before the person is asked, in milliseconds. */
const settleMs = 1500

export const unsaved = {
  ...forms,
  /** Registers a form with edits. Returns a function to call once it has none. */
  hold: (settle?: Settle): (() => void) => {
    const form = Symbol('form')
    forms.set(all => new Map(all).set(form, settle))
    return () => forms.set(all => new Map([...all].filter(([other]) => other !== form)))
  },
  any: (): boolean => forms.get().size > 0,
  /** The edits are given up. */
  giveUp: (): void => forms.set(all => (all.size === 0 ? all : new Map())),
}

/** True when the user may leave: no edits are unsaved, or they are discarded (P-S06). */
export async function mayLeave(): Promise<boolean> {
  if (!unsaved.any()) return true
  const late = new Promise<boolean>(resolve => setTimeout(resolve, settleMs, false))
  const saved = await Promise.all(
    [...forms.get().values()].map(settle => (settle ? Promise.race([settle(), late]) : false)),
  )
  const leave = saved.every(Boolean) || (await askToLeave())
  if (leave) unsaved.giveUp()
  return leave
}
