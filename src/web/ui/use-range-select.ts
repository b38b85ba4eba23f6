import { useRef } from 'react'
import type { Selection } from './selection.ts'

/** Ticks one item, or all from the last ticked one to it. */
export function useRangeSelect<Row>(
  selection: Pick<Selection<Row>, 'has' | 'onToggle' | 'onRange'> | undefined,
  rowAt: (index: number) => Row | undefined,
) {
  const anchor = useRef<{ index: number; on: boolean }>(undefined)
  return (index: number, range: boolean) => {
    const row = rowAt(index)
    if (!selection || row === undefined) return
    if (range && anchor.current) {
      const { index: from, on } = anchor.current
      selection.onRange(Math.min(from, index), Math.max(from, index), on)
      return
    }
    const on = !selection.has(row)
    anchor.current = { index, on }
    selection.onToggle(row, index, on)
  }
}
