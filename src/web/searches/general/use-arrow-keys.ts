import type { KeyboardEvent, RefObject } from 'react'

const found = '[data-found]'

/** Arrow keys lead from the field through what was found, and back to it. */
export function useArrowKeys(page: RefObject<HTMLElement | null>) {
  const links = () => [...(page.current?.querySelectorAll<HTMLElement>(found) ?? [])]
  return {
    toFirst: () => links()[0]?.focus(),
    onKeyDown(event: KeyboardEvent) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const all = links()
      const at = all.indexOf(event.target as HTMLElement)
      if (!step || at < 0) return
      event.preventDefault()
      const next = all[at + step] ?? (step < 0 ? page.current?.querySelector('input') : undefined)
      next?.focus()
    },
  }
}
