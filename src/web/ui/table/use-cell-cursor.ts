import { type KeyboardEvent, useState } from 'react'
import type { VirtualRows } from '../use-virtual-rows.ts'
import { type CellMove, type CellPlace, type CellRange, rangeOf } from './cell-place.ts'

export interface CellCursorOptions {
  readonly rowCount: number
  readonly columnCount: number
  readonly rows: VirtualRows
  readonly initial: CellPlace
  readonly isEditable: (column: number) => boolean
  /** Enter and F2 edit what is there; a character begins a new value. */
  readonly onEdit: (first: string | undefined) => void
  readonly onClear: (range: CellRange) => void
  readonly onFill: (range: CellRange) => void
  readonly onUndo: () => void
  readonly onLeave: () => void
}

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && ([...key].length === 1 || key === 'Dead' || key === 'Process')

/** The cursor of a grid of cells, and the block selected with it: it answers to the keys of spreadsheets. */
export function useCellCursor(options: CellCursorOptions) {
  const { rowCount, columnCount, rows } = options
  const [wanted, setCursor] = useState(options.initial)
  const [anchor, setAnchor] = useState<CellPlace>()
  const bound = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.max(0, Math.min(rowCount - 1, row)),
    column: Math.max(0, Math.min(columnCount - 1, column)),
  })
  const cursor = bound(wanted)
  const range = rangeOf(cursor, bound(anchor ?? cursor))

  const go = (place: CellPlace, extend = false) => {
    const next = bound(place)
    setAnchor(extend ? (anchor ?? cursor) : undefined)
    setCursor(next)
    rows.reveal(next.row)
  }
  /** Returns the next cell that can be edited, row by row; undefined at the end. */
  const beside = (step: 1 | -1): CellPlace | undefined => {
    let { row, column } = cursor
    for (let seen = 0; seen <= columnCount; seen++) {
      column += step
      if (column < 0 || column >= columnCount) {
        row += step
        column = step > 0 ? 0 : columnCount - 1
      }
      if (row < 0 || row >= rowCount) return undefined
      if (options.isEditable(column)) return { row, column }
    }
    return undefined
  }
  const move = (to: CellMove) => {
    if (to === 'right' || to === 'left') go(beside(to === 'right' ? 1 : -1) ?? cursor)
    else if (to !== 'stay') go({ ...cursor, row: cursor.row + (to === 'down' ? 1 : -1) })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Controls in the header and in a cell have keys of their own.
    if (event.target !== event.currentTarget || rowCount === 0 || event.nativeEvent.isComposing) return
    const { key, shiftKey } = event
    const isControl = event.ctrlKey || event.metaKey
    const { row, column } = cursor
    const places: Readonly<Record<string, CellPlace>> = {
      ArrowDown: { row: row + 1, column },
      ArrowUp: { row: row - 1, column },
      ArrowRight: { row, column: column + 1 },
      ArrowLeft: { row, column: column - 1 },
      Home: { row: isControl ? 0 : row, column: 0 },
      End: { row: isControl ? rowCount - 1 : row, column: columnCount - 1 },
      PageDown: { row: row + rows.perPage, column },
      PageUp: { row: row - rows.perPage, column },
    }
    const place = event.altKey ? undefined : places[key]
    const next = key === 'Tab' ? beside(shiftKey ? -1 : 1) : undefined
    if (place) go(place, shiftKey)
    else if (next) go(next)
    else if (key === 'Enter' || key === 'F2') options.onEdit(undefined)
    else if (key === 'Delete' || key === 'Backspace') options.onClear(range)
    else if (key === 'Escape') {
      if (anchor) setAnchor(undefined)
      else options.onLeave()
    } else if (isControl && !shiftKey && key.toLowerCase() === 'd') options.onFill(range)
    else if (isControl && !shiftKey && key.toLowerCase() === 'z') options.onUndo()
    else if (isCharacter(event)) {
      // What is typed belongs to the cell; the keys of the page stay out.
      event.stopPropagation()
      return options.onEdit(key)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { cursor, range, go, move, onKeyDown }
}
