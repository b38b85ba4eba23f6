import type { KeyboardEvent } from 'react'
import type { DeepZoomHandle } from './deep-zoom-types.ts'

/** Distance of an arrow key press, as a fraction of the window. */
const step = 0.15

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/**
 * Handles keys on a picture. Arrow keys pan it only while it is not wholly visible: otherwise they are left to the page, which
 * goes to the next one.
 */
export function zoomKey(event: KeyboardEvent, handle: DeepZoomHandle | undefined): void {
  if (!handle || event.ctrlKey || event.metaKey || event.altKey) return
  const arrow = arrows[event.key]
  if (arrow && handle.isWhole()) return
  if (arrow) handle.pan(...arrow)
  else if (event.key === '+' || event.key === '=') handle.zoomBy(1.5)
  else if (event.key === '-') handle.zoomBy(1 / 1.5)
  else if (event.key === '0') handle.showWhole()
  else if (event.key === '1') handle.actual()
  else if (event.key === 'r') handle.rotate()
  else return
  event.preventDefault()
  event.stopPropagation()
}
