import { type RefObject, useEffect, useState } from 'react'

export interface FullScreen {
  readonly isFull: boolean
  /** The browser cannot: the element is laid over the window by its style, under `data-filled`. */
  readonly isFilled: boolean
  readonly toggle: () => void
}

/** Shows an element on the whole screen; where the browser does so for films only (phones), in the whole window. */
export function useFullScreen(ref: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false)
  const [isFilled, setFilled] = useState(false)
  useEffect(() => {
    const update = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [ref])
  useEffect(() => {
    if (!isFilled) return
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFilled(false)
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [isFilled])
  return {
    isFull: isFull || isFilled,
    isFilled,
    toggle() {
      if (isFilled) setFilled(false)
      else if (document.fullscreenElement) void document.exitFullscreen()
      else if (document.fullscreenEnabled) ref.current?.requestFullscreen().catch(() => setFilled(true))
      else setFilled(true)
    },
  }
}
