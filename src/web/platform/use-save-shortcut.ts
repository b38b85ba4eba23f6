import { useEffect, useEffectEvent } from 'react'

/** Ctrl S and Cmd S save the form of the page instead of the page itself. */
export function useSaveShortcut(save: () => Promise<void>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 's' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return
    event.preventDefault()
    void save()
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
