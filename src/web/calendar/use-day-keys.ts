import { type KeyboardEvent, useEffect, useRef } from 'react'
import { addDays, addMonths, mondayOf } from './days.ts'

/** Where a key leads from a day; undefined for keys that lead nowhere. */
function dayAfterKey(day: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return mondayOf(day)
    case 'End':
      return addDays(mondayOf(day), 6)
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return undefined
  }
}

/** Arrow keys go from day to day, also into those that are not shown yet: focus follows when they are. */
export function useDayKeys(date: string, onDate: (day: string) => void) {
  const grid = useRef<HTMLTableElement>(null)
  const follows = useRef(false)
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus()
  }, [date])
  const onKeyDown = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const next = day && !event.ctrlKey && !event.metaKey && !event.altKey && dayAfterKey(day, event.key)
    if (!next) return
    event.preventDefault()
    follows.current = true
    onDate(next)
  }
  return { grid, onKeyDown }
}
