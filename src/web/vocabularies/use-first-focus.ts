import { type RefObject, useEffect } from 'react'

/** Puts the cursor into the first field of what has just come into a dialog that was open already. */
export function useFirstFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    part.current?.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled)')?.focus()
  }, [part])
}
