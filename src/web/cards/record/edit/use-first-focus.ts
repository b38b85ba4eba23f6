import { type RefObject, useEffect, useRef } from 'react'

const boxes = 'section :is(input, select, textarea):not(:disabled)'

const isChosen = (box: HTMLElement) => box instanceof HTMLSelectElement && box.value !== ''

/**
 * Moves the focus to the first field once the form is editable, skipping values already chosen, such as the type of a new record. Not on
 * touch screens, where the keyboard would cover the page. */
export function useFirstFocus(fields: RefObject<HTMLElement | null>, ready: boolean): void {
  const done = useRef(false)
  useEffect(() => {
    if (!ready || done.current || !matchMedia('(pointer: fine)').matches) return
    done.current = true
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement) return
    const all = [...(fields.current?.querySelectorAll<HTMLElement>(boxes) ?? [])]
    all.find(box => !isChosen(box))?.focus({ preventScroll: true })
  }, [fields, ready])
}
