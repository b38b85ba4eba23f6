import { useState } from 'react'
import type { CalendarItem } from '#model/api/calendar.ts'
import { type CalendarKind, calendarKinds } from '#model/calendar/entry-kinds.ts'

/** Which kinds of entries are shown: all, but for those somebody hides. */
export function useShownKinds(items: readonly CalendarItem[]) {
  const [hidden, setHidden] = useState<ReadonlySet<CalendarKind>>(new Set())
  const there = new Set(items.map(({ kind }) => kind))
  return {
    /** Those there are something of, and those that are hidden, in their order. */
    kinds: calendarKinds.filter(kind => there.has(kind) || hidden.has(kind)),
    isShown: (kind: CalendarKind): boolean => !hidden.has(kind),
    toggle: (kind: CalendarKind): void => {
      const next = new Set(hidden)
      if (!next.delete(kind)) next.add(kind)
      setHidden(next)
    },
    shown: items.filter(({ kind }) => !hidden.has(kind)),
  }
}
