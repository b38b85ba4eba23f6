import type { KeyboardEvent } from 'react'

/** The keys of a row of tabs: arrows, Home and End choose a tab and take the focus along. */
export const tabKeys =
  <Id extends string>(ids: readonly Id[], value: Id, onChange: (id: Id) => void) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const place = ids.indexOf(value)
    const { length } = ids
    const next = {
      ArrowRight: (place + 1) % length,
      ArrowLeft: (place - 1 + length) % length,
      Home: 0,
      End: length - 1,
    }[event.key]
    const id = next === undefined ? undefined : ids[next]
    // With Alt the arrows move rows and go back in history.
    if (next === undefined || id === undefined || event.altKey) return
    event.preventDefault()
    onChange(id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
