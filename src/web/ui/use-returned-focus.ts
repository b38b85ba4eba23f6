import { useEffect, useState } from 'react'

/** What has the focus; of a menu, which closes with the press that leads here, the button it belongs to. */
function focused(): Element | null {
  const { activeElement } = document
  const menu = activeElement?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : activeElement
}

/**
 * Gives the focus back, when the component goes, to where it was when it came; unless something else has taken it by then. The
 * component library does this only for dialogs that are closed before they are removed; ours are removed.
 */
export function useReturnedFocus(): void {
  const [before] = useState(focused)
  useEffect(
    () => () => {
      const { activeElement, body } = document
      if (activeElement && activeElement !== body) return
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}
