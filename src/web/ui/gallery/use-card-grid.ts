import { type RefObject, useLayoutEffect, useState } from 'react'

const wide = { least: 208, gap: 20, padding: 24 }
const small = { least: 140, gap: 16, padding: 16 }

/** How many cards stand beside each other in an element, and how wide they are. */
export function useCardGrid(element: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(current.clientWidth)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [element])
  const { least, gap, padding } = width < 640 ? small : wide
  const room = width - 2 * padding
  const columns = Math.max(1, Math.floor((room + gap) / (least + gap)))
  return { columns, cardWidth: Math.max(least, (room - gap * (columns - 1)) / columns), gap, padding }
}
