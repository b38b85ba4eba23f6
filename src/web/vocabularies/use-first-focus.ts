import { type RefObject, useEffect } from 'react'

/** Focuses the first field of new content in an open dialog. */
export function useFirstFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    part.current?.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled)')?.focus()
  }, [part])
}
