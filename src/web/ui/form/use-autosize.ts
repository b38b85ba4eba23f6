import { type RefObject, useLayoutEffect } from 'react'

const byBrowser = () => typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')

/** Lets a text area grow with its text in browsers that do not by themselves; the style sheet bounds the height. */
export function useAutosize(area: RefObject<HTMLTextAreaElement | null>, text: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew whenever the text is another
  useLayoutEffect(() => {
    const { current } = area
    if (!current || byBrowser()) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight + 2}px`
  }, [area, text])
}
