import type { KeyboardEvent, PointerEvent } from 'react'
import { boundWidth, leastWidth } from './Column.ts'
import styles from './DataTable.module.css'

export interface ResizeHandleProps {
  readonly label: string
  /** The width now, where it is known. */
  readonly width: number
  /** While one drags, and once one has done. */
  readonly onDraft: (width: number | undefined) => void
  readonly onWidth: (width: number) => void
}

const steps: Record<string, number> = { ArrowLeft: -10, ArrowRight: 10 }
const cellWidth = (element: Element) => element.parentElement?.getBoundingClientRect().width ?? 0

/** The edge of a column: drawn by the pointer, or moved by the arrow keys. */
export function ResizeHandle({ label, width, onDraft, onWidth }: ResizeHandleProps) {
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget
    const begin = { x: event.clientX, width: cellWidth(handle) }
    let next = boundWidth(begin.width)
    handle.setPointerCapture(event.pointerId)
    const move = ({ clientX }: globalThis.PointerEvent) => {
      next = boundWidth(begin.width + clientX - begin.x)
      onDraft(next)
    }
    const done = (end: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', move)
      onDraft(undefined)
      if (end.type === 'pointerup' && end.clientX !== begin.x) onWidth(next)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', done, { once: true })
    handle.addEventListener('pointercancel', done, { once: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onWidth(boundWidth(cellWidth(event.currentTarget) + step * (event.shiftKey ? 5 : 1)))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={leastWidth}
      tabIndex={0}
      className={styles.edge}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  )
}
