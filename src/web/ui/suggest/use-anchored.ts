import { type RefObject, useLayoutEffect } from 'react'

/** With less than this free below, a list opens above its box. */
const leastBelow = 140
const gap = 4

/** Positions a floating list below its anchor (or the closest element with `data-anchor`), or above it without room; it follows when the page scrolls. */
export function useAnchored(
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const list = floating.current
    if (!open || !list) return
    // In the layer above all dialogs, yet in its place in the page.
    list.showPopover?.()
    const place = () => {
      const box = (anchor.current?.closest('[data-anchor]') ?? anchor.current)?.getBoundingClientRect()
      if (!box) return
      const below = innerHeight - box.bottom
      const above = below < leastBelow && box.top > below
      Object.assign(list.style, {
        left: `${Math.max(8, Math.min(box.left, innerWidth - Math.max(box.width, list.offsetWidth) - 8))}px`,
        minWidth: `${box.width}px`,
        top: above ? 'auto' : `${box.bottom + gap}px`,
        bottom: above ? `${innerHeight - box.top + gap}px` : 'auto',
        maxHeight: `${(above ? box.top : below) - 12}px`,
      })
    }
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(list)
    if (anchor.current) sizes.observe(anchor.current)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [anchor, floating, open])
}
