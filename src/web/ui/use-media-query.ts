import { useSyncExternalStore } from 'react'

/** Below this width the rail is at the bottom, and language and appearance move into the profile menu. The style sheets say the same. */
export const phone = '(max-width: 639.98px)'
/** Below this nothing has room beside a page. */
export const narrow = '(max-width: 819.98px)'
/** Worked with fingers: phones and tablets, which have a camera. */
export const touch = '(pointer: coarse)'

/** Returns true while a media query matches. Only for elements that must not be on the page twice; everything else belongs in style sheets. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    change => {
      const list = matchMedia(query)
      list.addEventListener('change', change)
      return () => list.removeEventListener('change', change)
    },
    () => matchMedia(query).matches,
  )
}
