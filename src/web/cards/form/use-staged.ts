import { startTransition, useCallback, useEffect, useState } from 'react'

/**
 * Renders a long page in parts: the first ones at once, the others when the browser is idle, so that the page is usable before it is
 * complete.
 * @returns the number of rendered parts, and a function that renders all
 */
export function useStaged(total: number, first: number): readonly [number, () => void] {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count >= total) return
    const next = () => startTransition(() => setCount(count + 1))
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(next, 30)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(next, { timeout: 400 })
    return () => cancelIdleCallback(handle)
  }, [count, total])
  const all = useCallback(() => setCount(Number.POSITIVE_INFINITY), [])
  return [Math.min(count, total), all]
}
