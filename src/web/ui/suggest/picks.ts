import { createContext } from 'react'

/** Shared by all picker fields: the check before unfinished text is left, and its texts. */
export interface PickSurroundings {
  /** Keeps the page until the returned function is called. */
  readonly hold: () => () => void
  readonly unfinished: string
}

export const PickContext = createContext<PickSurroundings>({
  hold: () => () => undefined,
  unfinished: '',
})

/** Place below a box of chosen values where its input puts its message. */
export const PickNoteContext = createContext<HTMLElement | null>(null)

const pending = new Set<Promise<void>>()

/** Registers a pick that waits for its suggestions. Returns a function to call when it is done. */
export function beginPick(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  pending.add(promise)
  return () => {
    pending.delete(promise)
    resolve()
  }
}

/** Resolves when no pick waits for its suggestions any more; undefined when none does. */
export const picksDone = (): Promise<unknown> | undefined =>
  pending.size === 0 ? undefined : Promise.all(pending)

/** The first field around an element whose text is neither picked nor cleared. */
const unfinishedAround = (element: Element): HTMLElement | null =>
  (element.closest('dialog, [role="dialog"], form, main') ?? document).querySelector('[data-unfinished]')

/** Runs the main action of a form once all picks are done; where text is left unfinished, leads to its field in its place. */
export function whenPicked(button: Element, run: () => void): void {
  const go = () => {
    const field = unfinishedAround(button)
    if (!field) return run()
    field.scrollIntoView?.({ block: 'center' })
    field.focus({ preventScroll: true })
  }
  const waiting = picksDone()
  if (waiting) void waiting.then(go)
  else go()
}
