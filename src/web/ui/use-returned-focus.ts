import { useEffect, useState } from 'react'

/**
 * Gives the focus back, when the component goes, to where it was when it came; unless something else has taken it by then. The
 * component library does this only for dialogs that are closed before they are removed; ours are removed.
 */
export function useReturnedFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const { activeElement, body } = document
      if (activeElement && activeElement !== body) return
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}
