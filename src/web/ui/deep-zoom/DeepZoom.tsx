import { Expand, RotateCw, Scan, Shrink, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../IconButton.tsx'
import type { FullScreen } from '../use-full-screen.ts'
import { useFullScreen } from '../use-full-screen.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './DeepZoom.module.css'
import type { DeepZoomHandle, ZoomLabels, ZoomSource } from './deep-zoom-types.ts'
import { useDeepZoom } from './use-deep-zoom.ts'
import { zoomKey } from './zoom-key.ts'
import type { ZoomView } from './zoom-view.ts'

interface ZoomBarProps {
  readonly handle: DeepZoomHandle | undefined
  readonly scale: number | undefined
  readonly screen: FullScreen
  readonly labels: ZoomLabels
  readonly children?: ReactNode
}

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** The zoom controls of a picture, and the current scale. */
function ZoomBar({ handle, scale, screen, labels, children }: ZoomBarProps) {
  const button = (label: string, picture: ReactNode, press: (open: DeepZoomHandle) => void) => (
    <IconButton label={label} title={label} disabled={!handle} onClick={() => handle && press(handle)}>
      {picture}
    </IconButton>
  )
  return (
    <div className={styles.bar}>
      {button(labels.zoomOut, <ZoomOut {...icon} />, open => open.zoomBy(1 / 1.5))}
      <output className={styles.scale}>{scale ? `${Math.round(scale * 100)} %` : '–'}</output>
      {button(labels.zoomIn, <ZoomIn {...icon} />, open => open.zoomBy(1.5))}
      {button(labels.fit, <Scan {...icon} />, open => open.showWhole())}
      {button(labels.actual, <span aria-hidden="true">1:1</span>, open => open.actual())}
      {button(labels.rotate, <RotateCw {...icon} />, open => open.rotate())}
      <IconButton
        label={screen.isFull ? labels.leaveFullScreen : labels.fullScreen}
        title={screen.isFull ? labels.leaveFullScreen : labels.fullScreen}
        onClick={screen.toggle}
      >
        {screen.isFull ? <Shrink {...icon} /> : <Expand {...icon} />}
      </IconButton>
      {children}
    </div>
  )
}

export interface DeepZoomProps {
  /** Description of the picture. */
  readonly label: string
  /** Shown at once, until the picture itself has loaded. */
  readonly preview: string
  /** Undefined while it is not yet known. */
  readonly source: ZoomSource | undefined
  readonly labels: ZoomLabels
  /** Further buttons. */
  readonly actions?: ReactNode
  readonly onSweep?: ((direction: 1 | -1) => void) | undefined
  readonly onView?: ((view: ZoomView) => void) | undefined
  /** Called with the open picture, and with undefined when it is closed. */
  readonly onHandle?: ((handle: DeepZoomHandle | undefined) => void) | undefined
}

/** A picture with zoom by wheel, touch, keys and buttons. */
export function DeepZoom({ label, preview, source, labels, actions, ...callbacks }: DeepZoomProps) {
  const frame = useRef<HTMLDivElement>(null)
  const keys = useId()
  const screen = useFullScreen(frame)
  const { stage, handle, scale, isSharp } = useDeepZoom(source, callbacks)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!isSharp) return
    // After a moment: until then both overlap exactly.
    const timer = setTimeout(() => setSeen(true), 200)
    return () => clearTimeout(timer)
  }, [isSharp])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are handled for the elements inside
    <div
      ref={frame}
      className={classes(styles.frame, screen.isFilled && styles.filled)}
      onKeyDown={event => zoomKey(event, handle)}
    >
      <div
        className={styles.stage}
        role="application"
        aria-label={label}
        aria-describedby={keys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys zoom and move
        tabIndex={0}
        data-sharp={isSharp || undefined}
      >
        {!seen && <img className={styles.preview} src={preview} alt="" draggable={false} />}
        <div ref={stage} className={classes(styles.canvas, isSharp && styles.sharp)} />
      </div>
      <VisuallyHidden>
        <span id={keys}>{labels.keys}</span>
      </VisuallyHidden>
      <ZoomBar handle={handle} scale={scale} screen={screen} labels={labels}>
        {actions}
      </ZoomBar>
    </div>
  )
}
