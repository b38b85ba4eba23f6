import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus into the first field once the form can be typed in. Not on touch screens, where the keyboard would cover the page. */
export function useFirstFocus(fields: RefObject<HTMLElement | null>, ready: boolean): void {
  const done = useRef(false)
  useEffect(() => {
    if (!ready || done.current || !matchMedia('(pointer: fine)').matches) return
    done.current = true
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement) return
    fields.current
      ?.querySelector<HTMLElement>('section :is(input, select, textarea):not(:disabled)')
      ?.focus({ preventScroll: true })
  }, [fields, ready])
}
