import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { YearSpan } from './TimelineProps.ts'
import { moved, zoomed } from './years.ts'

interface GesturesProps {
  readonly element: RefObject<HTMLElement | null>
  readonly view: YearSpan
  readonly span: YearSpan
  readonly onView: (view: YearSpan) => void
}

/** Pixels a finger or a mouse may move before it drags: less is a press. */
const slack = 4

/** Moves and zooms along time: by dragging, two fingers, the wheel, and keys. */
export function useGestures({ element, view, span, onView }: GesturesProps) {
  const latest = useRef({ view, span, onView })
  latest.current = { view, span, onView }
  const fingers = useRef(new Map<number, number>())
  const begun = useRef<{ readonly view: YearSpan; readonly places: readonly number[]; isDrag: boolean }>(
    undefined,
  )

  useEffect(() => {
    const target = element.current
    if (!target) return
    // Not React's: only a listener of our own may keep the page from being scrolled or zoomed.
    const turn = (event: WheelEvent) => {
      const now = latest.current
      const { left, width } = target.getBoundingClientRect()
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault()
        const place = (event.clientX - left) / width
        now.onView(zoomed(now.view, Math.exp(event.deltaY * 0.004), place, now.span))
      } else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        event.preventDefault()
        now.onView(moved(now.view, (event.shiftKey ? event.deltaY : event.deltaX) / width, now.span))
      }
    }
    target.addEventListener('wheel', turn, { passive: false })
    return () => target.removeEventListener('wheel', turn)
  }, [element])

  const begin = () => {
    begun.current = { view: latest.current.view, places: [...fingers.current.values()], isDrag: false }
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      fingers.current.set(event.pointerId, event.clientX)
      begin()
    },
    onPointerMove: (event: PointerEvent) => {
      const start = begun.current
      if (!start || !fingers.current.has(event.pointerId)) return
      fingers.current.set(event.pointerId, event.clientX)
      const { left, width } = event.currentTarget.getBoundingClientRect()
      const [one = 0, other] = fingers.current.values()
      const [was = 0, otherWas] = start.places
      if (!start.isDrag && Math.abs(event.clientX - was) < slack && other === undefined) return
      if (!start.isDrag) event.currentTarget.setPointerCapture(event.pointerId)
      start.isDrag = true
      if (other !== undefined && otherWas !== undefined) {
        const by = Math.max(8, Math.abs(otherWas - was)) / Math.max(8, Math.abs(other - one))
        onView(zoomed(start.view, by, ((was + otherWas) / 2 - left) / width, span))
      } else onView(moved(start.view, (was - one) / width, span))
    },
    onPointerUp: (event: PointerEvent) => {
      fingers.current.delete(event.pointerId)
      if (fingers.current.size > 0) begin()
    },
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    // A drag that ends over a link is no press of it.
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!begun.current?.isDrag) return
      event.preventDefault()
      event.stopPropagation()
      begun.current = undefined
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
      const next: Readonly<Record<string, () => YearSpan>> = {
        ArrowLeft: () => moved(view, -0.2, span),
        ArrowRight: () => moved(view, 0.2, span),
        '+': () => zoomed(view, 0.5, 0.5, span),
        '=': () => zoomed(view, 0.5, 0.5, span),
        '-': () => zoomed(view, 2, 0.5, span),
        Home: () => zoomed(view, Number.MAX_SAFE_INTEGER, 0.5, span),
      }
      const to = next[event.key]
      if (!to) return
      event.preventDefault()
      onView(to())
    },
  }
}
