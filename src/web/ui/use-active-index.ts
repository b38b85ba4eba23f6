import { type KeyboardEvent, useState } from 'react'
import type { VirtualRows } from './use-virtual-rows.ts'

export interface ActiveIndexOptions {
  readonly count: number
  /** Items beside each other in a row. */
  readonly columns?: number
  readonly rows: VirtualRows
  readonly initialIndex?: number | undefined
  readonly onOpen: (index: number) => void
  /** Space: ticks; with shift everything from the last tick on. */
  readonly onSelect?: ((index: number, range: boolean) => void) | undefined
  readonly onSelectAll?: (() => void) | undefined
  readonly onActive?: ((index: number) => void) | undefined
}

/** The item of a list the keyboard stands on: arrows, Home, End, pages; Enter opens, Space ticks. */
export function useActiveIndex(options: ActiveIndexOptions) {
  const { count, columns = 1, rows, onOpen, onSelect, onSelectAll } = options
  const [wanted, setActive] = useState<number | undefined>(options.initialIndex)
  const active = wanted === undefined || count === 0 ? undefined : Math.min(wanted, count - 1)
  const go = (index: number) => {
    const next = Math.max(0, Math.min(count - 1, index))
    setActive(next)
    rows.reveal(Math.floor(next / columns))
    options.onActive?.(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // What stands in the head or in a cell has keys of its own.
    if (event.target !== event.currentTarget || count === 0 || event.altKey) return
    const from = active ?? rows.first * columns - 1
    const page = rows.perPage * columns
    const sideways = columns > 1 ? { ArrowLeft: from - 1, ArrowRight: from + 1 } : {}
    const moves: Record<string, number> = {
      ArrowDown: active === undefined ? from + 1 : from + columns <= count - 1 ? from + columns : from,
      ArrowUp: from - columns >= 0 ? from - columns : Math.max(from, 0),
      ...sideways,
      Home: 0,
      End: count - 1,
      PageDown: from + page,
      PageUp: from - page,
    }
    const to = moves[event.key]
    if (to !== undefined) go(to)
    else if (event.key === 'Enter' && active !== undefined) onOpen(active)
    else if (event.key === ' ' && active !== undefined && onSelect) onSelect(active, event.shiftKey)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && onSelectAll) onSelectAll()
    else return
    event.preventDefault()
  }
  return { active, setActive: go, onKeyDown }
}
