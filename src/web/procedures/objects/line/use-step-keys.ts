import { useEffect, useEffectEvent } from 'react'

/** Alt with Page Down goes to the next, with Page Up to the one before. */
export function useStepKeys(onStep: (by: 1 | -1) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : undefined
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    onStep(by)
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
