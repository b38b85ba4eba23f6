import { useEffect, useEffectEvent } from 'react'

/** Ctrl S saves, Ctrl Enter saves and goes to the next card of the list; Cmd on a Mac. Neither does while a dialog is open. */
export function useEditorKeys(save: () => void, saveAndNext: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const isSave = event.key.toLowerCase() === 's'
    if (!isSave && event.key !== 'Enter') return
    event.preventDefault()
    // An open dialog takes the keys.
    if (document.querySelector('[data-modal]')) return
    if (isSave) save()
    else saveAndNext()
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
