import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './DeepZoom.module.css'
import type { DeepZoomHandle, ZoomSource } from './deep-zoom-types.ts'
import type { Margins, ZoomView } from './zoom-view.ts'

/** Room for the mat, and below for the buttons; the style sheet has the same values for the preview. */
const marginsOf = (element: HTMLElement): Margins =>
  element.clientWidth < 560
    ? { top: 16, right: 16, bottom: 64, left: 16 }
    : { top: 36, right: 36, bottom: 76, left: 36 }

export interface DeepZoomCallbacks {
  readonly onSweep?: ((direction: 1 | -1) => void) | undefined
  readonly onView?: ((view: ZoomView) => void) | undefined
  readonly onHandle?: ((handle: DeepZoomHandle | undefined) => void) | undefined
}

/** A picture opened in the element of `stage`, as long as it is on the screen. The library is fetched with the first one. */
export function useDeepZoom(source: ZoomSource | undefined, callbacks: DeepZoomCallbacks) {
  const stage = useRef<HTMLDivElement>(null)
  const [handle, setHandle] = useState<DeepZoomHandle>()
  const [scale, setScale] = useState<number>()
  const [isSharp, setSharp] = useState(false)
  const changeHandle = useEffectEvent((next: DeepZoomHandle | undefined) => {
    setHandle(next)
    callbacks.onHandle?.(next)
  })
  const onView = useEffectEvent((view: ZoomView) => callbacks.onView?.(view))
  const onSweep = useEffectEvent((direction: 1 | -1) => callbacks.onSweep?.(direction))
  useEffect(() => {
    const element = stage.current
    if (!source || !element) return
    let gone = false
    let opened: DeepZoomHandle | undefined
    const open = async () => {
      const { openDeepZoom } = await import('./open-deep-zoom.ts')
      if (gone) return
      const look = { margins: marginsOf(element), shadow: styles.shadow ?? '' }
      opened = openDeepZoom(element, source, look, {
        onSharp: () => setSharp(true),
        onScale: setScale,
        onFailed: () => undefined,
        onView: view => onView(view),
        onSweep: direction => onSweep(direction),
      })
      changeHandle(opened)
    }
    // Without the library the preview stays, whole.
    open().catch(() => undefined)
    return () => {
      gone = true
      opened?.close()
      if (opened) changeHandle(undefined)
      setSharp(false)
    }
  }, [source])
  return { stage, handle, scale, isSharp }
}
