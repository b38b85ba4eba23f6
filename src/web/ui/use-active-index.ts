import { type KeyboardEvent, useState } from 'react'
import type { VirtualRows } from './use-virtual-rows.ts'

/** The arrangement of items in rows. */
export interface Places {
  /** The most items beside each other. */
  readonly columns: number
  readonly lineOf: (index: number) => number
  readonly firstOf: (line: number) => number
  /** The item some rows further down, or up; the same one where there is none. */
  readonly moved: (index: number, lines: number) => number
}

export interface ActiveIndexOptions {
  readonly count: number
  /** Positions of items in a grid; absent: one below the other. */
  readonly places?: Places
  readonly rows: VirtualRows
  readonly initialIndex?: number | undefined
  readonly onOpen: (index: number) => void
  /** Space: ticks; with shift everything from the last tick on. */
  readonly onSelect?: ((index: number, range: boolean) => void) | undefined
  readonly onSelectAll?: (() => void) | undefined
  readonly onActive?: ((index: number) => void) | undefined
  /** Further keys for the active item, while the list has the focus. */
  readonly itemKeys?: Readonly<Record<string, (index: number) => void>> | undefined
}

const oneBelowTheOther = (count: number): Places => ({
  columns: 1,
  lineOf: index => index,
  firstOf: line => line,
  moved: (index, lines) => Math.max(0, Math.min(count - 1, index + lines)),
})

/** A page further, or to the very end where there is no whole page. */
const pageFrom =
  ({ lineOf, moved }: Places, index: number, lines: number, count: number) =>
  (): number => {
    const next = moved(index, lines)
    if (next !== index) return next
    return lines > 0 ? count - 1 : lineOf(index) === 0 ? index : 0
  }

/** Returns the item of a list with the keyboard focus: arrows or j and k, Home, End, pages; Enter opens, Space or x ticks. */
export function useActiveIndex(options: ActiveIndexOptions) {
  const { count, rows, onOpen, onSelect, onSelectAll } = options
  const places = options.places ?? oneBelowTheOther(count)
  const [wanted, setActive] = useState<number | undefined>(options.initialIndex)
  const active = wanted === undefined || count === 0 ? undefined : Math.min(wanted, count - 1)
  const go = (index: number) => {
    const next = Math.max(0, Math.min(count - 1, index))
    setActive(next)
    rows.reveal(places.lineOf(next))
    options.onActive?.(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Controls in the header or in a cell have keys of their own.
    if (event.target !== event.currentTarget || count === 0 || event.altKey) return
    const first = places.firstOf(rows.first)
    const by = (lines: number) => () => (active === undefined ? first : places.moved(active, lines))
    const beside = (step: number) => () => (active === undefined ? first : active + step)
    const moves: Readonly<Record<string, () => number>> = {
      ArrowDown: by(1),
      ArrowUp: by(-1),
      j: by(1),
      k: by(-1),
      ...(places.columns > 1 && { ArrowLeft: beside(-1), ArrowRight: beside(1) }),
      Home: () => 0,
      End: () => count - 1,
      PageDown: pageFrom(places, active ?? first, rows.perPage, count),
      PageUp: pageFrom(places, active ?? first, -rows.perPage, count),
    }
    const isPlain = !(event.ctrlKey || event.metaKey)
    const to = isPlain || event.key.length > 1 ? moves[event.key] : undefined
    const further = isPlain && active !== undefined ? options.itemKeys?.[event.key] : undefined
    if (to !== undefined) go(to())
    else if (event.key === 'Enter' && active !== undefined) onOpen(active)
    else if ((event.key === ' ' || (event.key === 'x' && isPlain)) && active !== undefined && onSelect)
      onSelect(active, event.shiftKey)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && onSelectAll) onSelectAll()
    else if (further && active !== undefined) further(active)
    else return
    event.preventDefault()
  }
  return { active, setActive: go, onKeyDown }
}
