import { useEffect, useRef } from 'react'
import { browserStore } from '../browser-store.ts'

/** Something a person can do on the page in view: by a key, from the palette, or both. */
export interface PageAction {
  readonly id: string
  readonly label: string
  /**
   * A character ('e', '/', '?') that works outside of text fields and dialogs, or a key with Ctrl, on a Mac Cmd ('mod+s'). Others
   * ('Enter') are listed in the overview alone.
   */
  readonly keys?: string
  /** Absent: the control that has the focus answers to the key. */
  readonly run?: () => void
  /** True for moves and the like, which make no sense in the palette. */
  readonly isKeyOnly?: boolean
  /** True for what also works over an open dialog. */
  readonly isEverywhere?: boolean
}

interface Offer {
  readonly group: string
  readonly read: () => readonly PageAction[]
}

const offers = new Set<Offer>()

/** Actions under a heading, of the page and of the frame around it. */
export interface ActionGroup {
  readonly group: string
  readonly actions: readonly PageAction[]
}

/** Returns the actions that the page and its frame offer now; the page's come first. */
export function currentActions(): readonly ActionGroup[] {
  const groups = new Map<string, PageAction[]>()
  for (const { group, read } of [...offers].reverse())
    groups.set(group, [...(groups.get(group) ?? []), ...read()])
  return [...groups].map(([group, actions]) => ({ group, actions }))
}

/** False where a person has turned off the keys without Ctrl (speech input types them by accident). Stays in this browser. */
export const plainKeysStore = browserStore<boolean>('vitrine.plainKeys')

/** Boxes into which characters are typed, and lists that look for what is typed. */
const typed =
  'textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="combobox"], input:not([type="checkbox"], [type="radio"])'

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(typed) !== null

const asKeys = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined => {
  if (altKey) return undefined
  if (ctrlKey || metaKey) return shiftKey ? undefined : `mod+${key.toLowerCase()}`
  // A capital is another key; a question mark is the key it is, wherever the keyboard has it.
  const isCapital = shiftKey && key.toLowerCase() !== key.toUpperCase()
  return key.length === 1 && !isCapital ? key.toLowerCase() : undefined
}

const onKeyDown = (event: KeyboardEvent): void => {
  const keys = asKeys(event)
  if (keys === undefined || event.defaultPrevented || event.isComposing) return
  if (!keys.startsWith('mod+') && (plainKeysStore.get() === false || isTyping(event.target))) return
  const action = currentActions()
    .flatMap(({ actions }) => actions)
    .find(each => each.keys === keys && each.run)
  if (!action) return
  event.preventDefault()
  // An open dialog takes the keys.
  if (action.isEverywhere || !document.querySelector('[data-modal]')) action.run?.()
}

/** Offers actions of a part of the page, under a heading, as long as it is shown. */
export function usePageActions(group: string, actions: readonly PageAction[]): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const offer = { group, read: () => latest.current }
    if (offers.size === 0) addEventListener('keydown', onKeyDown)
    offers.add(offer)
    return () => {
      offers.delete(offer)
      if (offers.size === 0) removeEventListener('keydown', onKeyDown)
    }
  }, [group])
}
