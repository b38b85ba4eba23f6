import type { KeyboardEvent } from 'react'

const stops = 'a[href], button, input, select, textarea, [tabindex]'

const isStop = (element: HTMLElement & { readonly disabled?: boolean }) =>
  element.tabIndex >= 0 && !element.disabled && (element.checkVisibility?.() ?? true)

/**
 * Leaves Tab to the browser inside a dialog, except at its ends, where the component library keeps the focus in. By itself it moves
 * the focus on until it stays, and so passes over a tree, which hands the focus on to one of its rows.
 */
export function nativeTab(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, nativeEvent } = event
  const active = document.activeElement
  if (event.key !== 'Tab' || active === currentTarget || !currentTarget.contains(active)) return
  // Of a group of radio buttons only one is a stop; the library knows which.
  if (active instanceof HTMLInputElement && active.type === 'radio') return
  const all = [...currentTarget.querySelectorAll<HTMLElement>(stops)].filter(isStop)
  const end = event.shiftKey ? all[0] : all.at(-1)
  if (active !== end) nativeEvent.stopPropagation()
}
