import { startTransition, useCallback, useEffect, useState } from 'react'

/**
 * Builds a long page part by part: the first ones at once, each further one when the browser is idle, so that the page can be used
 * before all of it is there.
 * @returns how many parts are there, and what brings in all at once.
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
