import { Expand, RotateCw, Scan, Shrink, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton.tsx'
import type { FullScreen } from '../use-full-screen.ts'
import styles from './DeepZoom.module.css'
import type { DeepZoomHandle, ZoomLabels } from './deep-zoom-types.ts'

export interface ZoomBarProps {
  readonly handle: DeepZoomHandle | undefined
  readonly scale: number | undefined
  readonly screen: FullScreen
  readonly labels: ZoomLabels
  readonly children?: ReactNode
}

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** The buttons of a picture that is looked at closely, and how large it is shown. */
export function ZoomBar({ handle, scale, screen, labels, children }: ZoomBarProps) {
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
