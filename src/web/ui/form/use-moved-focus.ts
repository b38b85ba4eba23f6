import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The first thing in an element that takes the focus. */
export const firstFocusable = (element: Element | null | undefined): HTMLElement | null =>
  element?.querySelector<HTMLElement>(
    ':is(input, select, textarea, button, a[href], [tabindex="0"]):not(:disabled, [type=hidden])',
  ) ?? null

/** The first field in an element; what explains it is passed over. Without a field, the first thing that takes the focus. */
export const firstField = (element: Element | null | undefined): HTMLElement | null =>
  element?.querySelector<HTMLElement>(
    ':is(input, select, textarea, [role="radio"], [role="combobox"]):not(:disabled, [type=hidden])',
  ) ?? firstFocusable(element)

/**
 * Keeps the focus with rows that were moved, added or removed in a list: browsers drop it when an element moves or its button is
 * disabled. Call the returned function before the change, with the element to focus after it.
 */
export function useMovedFocus(list: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const wanted = useRef<(list: HTMLElement) => HTMLElement | null>(null)
  const order = keys.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order has changed
  useLayoutEffect(() => {
    if (wanted.current && list.current) wanted.current(list.current)?.focus()
    wanted.current = null
  }, [list, order])
  return (find: (list: HTMLElement) => HTMLElement | null) => {
    wanted.current = find
  }
}
