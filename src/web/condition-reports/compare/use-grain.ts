import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels of the original that a pixel of the page takes, of a picture that is whole within a frame; undefined while that is not known. */
export function useGrain(
  frame: RefObject<HTMLElement | null>,
  width: number | null,
  height: number | null,
): number | undefined {
  const [grain, setGrain] = useState<number>()
  useLayoutEffect(() => {
    const { current } = frame
    if (!current || !width || !height) return
    const measure = () => {
      const { clientWidth, clientHeight } = current
      if (clientWidth > 0 && clientHeight > 0) setGrain(Math.max(width / clientWidth, height / clientHeight))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [frame, width, height])
  return grain
}
