import { useCallback, useRef, useState } from 'react'
import type { CardRow } from '#model/api/cards/shapes.ts'
import type { ListRows } from '../use-list-rows.ts'

/** Places looked at for a row that has moved. */
const nearby = 100

/**
 * Rows of a list at the places where the person first saw them: a row whose new title belongs elsewhere, or that no longer passes the filter,
 * does not move away under the cursor. Released when the list is another one, and by hand.
 */
export function useHeldRows({ rowAt: at, isStale }: ListRows) {
  const held = useRef(new Map<number, CardRow>())
  const [, setReleased] = useState(0)
  if (isStale) held.current.clear()
  const rowAt = (index: number): CardRow | undefined => {
    const now = at(index)
    if (isStale) return now
    const known = held.current.get(index)
    const isAtHome = known === undefined || now?.id === known.id
    const next = isAtHome ? now : moved(known, index)
    if (next) held.current.set(index, next)
    return next ?? known
  }
  const moved = (known: CardRow, index: number): CardRow | undefined => {
    for (let step = 1; step <= nearby; step++)
      for (const place of [index - step, index + step])
        if (place >= 0 && at(place)?.id === known.id) return at(place)
    return undefined
  }
  const release = useCallback(() => {
    held.current.clear()
    setReleased(count => count + 1)
  }, [])
  return { rowAt, release }
}
