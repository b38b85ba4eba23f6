import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Browsers stop making elements higher somewhere above this; longer lists are scrolled at a larger scale. */
const highest = 15_000_000

export interface VirtualRowsOptions {
  readonly count: number
  /** One height for all rows. */
  readonly rowHeight: number
  /** The scrolling element. */
  readonly scroller: RefObject<HTMLElement | null>
  /** Height of what sticks at its top. */
  readonly headHeight?: number
  /** The row at the top to begin with. */
  readonly initialIndex?: number | undefined
}

interface Window {
  /** Scroll position in the list, in pixels of unscaled rows. */
  readonly offset: number
  readonly scrollTop: number
  /** Room for rows. */
  readonly view: number
}

/**
 * Returns the visible rows of a long list with rows of equal height, and their positions. The cost is the same for ten rows and ten
 * million: nothing is measured or stored per row.
 */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { count, rowHeight, scroller, headHeight = 0, initialIndex = 0 } = options
  const [at, setAt] = useState<Window>({ offset: initialIndex * rowHeight, scrollTop: 0, view: 0 })
  const total = count * rowHeight
  const height = Math.min(total, highest)
  const scaled = total > height
  const viewOf = useCallback(
    (element: HTMLElement) => Math.max(0, element.clientHeight - headHeight),
    [headHeight],
  )
  const scaleFor = useCallback(
    (view: number) => (scaled && height > view ? (total - view) / (height - view) : 1),
    [scaled, height, total],
  )

  const read = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const view = viewOf(element)
    const { scrollTop } = element
    const offset = scrollTop * scaleFor(view)
    setAt(before => {
      const same =
        before.view === view &&
        Math.floor(before.offset / rowHeight) === Math.floor(offset / rowHeight) &&
        // At a larger scale the rows themselves must move with every step.
        (!scaled || before.scrollTop === scrollTop)
      return same ? before : { offset, scrollTop, view }
    })
  }, [scroller, viewOf, scaleFor, rowHeight, scaled])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    element.addEventListener('scroll', read, { passive: true })
    const sizes = new ResizeObserver(read)
    sizes.observe(element)
    return () => {
      element.removeEventListener('scroll', read)
      sizes.disconnect()
    }
  }, [scroller, read])

  const scrollTo = useCallback(
    (offset: number) => {
      const element = scroller.current
      if (!element) return
      element.scrollTop = offset / scaleFor(viewOf(element))
      read()
    },
    [scroller, scaleFor, viewOf, read],
  )

  // Back to where one was, once there are rows; and to the same row when the rows get another height.
  const placed = useRef({ index: initialIndex, rowHeight: 0 })
  // Until there are rows nothing is at its place yet.
  if (placed.current.rowHeight === 0) placed.current.index = initialIndex
  useLayoutEffect(() => {
    if (count === 0 || placed.current.rowHeight === rowHeight) return
    const { index } = placed.current
    placed.current = { index, rowHeight }
    if (index > 0) scrollTo(index * rowHeight)
    else read()
  }, [count, rowHeight, scrollTo, read])

  const place = useCallback((index: number) => scrollTo(index * rowHeight), [scrollTo, rowHeight])
  const first = Math.max(0, Math.min(count - 1, Math.floor(at.offset / rowHeight)))
  if (at.view > 0) placed.current.index = first
  const fitting = Math.ceil(at.view / rowHeight)
  return {
    /** Height of the element that contains the rows. */
    height,
    /** The first row in view, and the first below it. */
    first,
    end: Math.min(count, first + fitting + 1),
    /** Number of rows that Page Up and Page Down move by. */
    perPage: Math.max(1, Math.floor(at.view / rowHeight)),
    /** Position of a row within the element that contains the rows. */
    topOf: (index: number) => (scaled ? at.scrollTop + index * rowHeight - at.offset : index * rowHeight),
    /** Scrolls to a row. */
    place,
    /** Scrolls no further than needed to have a row in view. */
    reveal: (index: number) => {
      const element = scroller.current
      if (!element) return
      const view = viewOf(element)
      const offset = element.scrollTop * scaleFor(view)
      if (index * rowHeight < offset) scrollTo(index * rowHeight)
      else if ((index + 1) * rowHeight > offset + view) scrollTo((index + 1) * rowHeight - view)
    },
  }
}

export type VirtualRows = ReturnType<typeof useVirtualRows>
