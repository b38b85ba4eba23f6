import type { PictureOverlay, PicturePoint } from './picture-overlay.ts'
import type { ZoomView } from './zoom-view.ts'

/** The image source: tiles of a IIIF image as described by its information file, or a single picture. */
export type ZoomSource =
  | { readonly kind: 'tiles'; readonly info: object }
  | { readonly kind: 'picture'; readonly url: string }

/** Controls of an open picture, for buttons and keys. */
export interface DeepZoomHandle {
  readonly zoomBy: (factor: number) => void
  /** The whole picture. */
  readonly showWhole: () => void
  /** A pixel of the picture is a pixel of the page. */
  readonly actual: () => void
  /** A quarter to the right. */
  readonly rotate: () => void
  /** By parts of the window. */
  readonly pan: (x: number, y: number) => void
  readonly view: () => ZoomView
  readonly show: (view: ZoomView) => void
  /** Returns true when the whole picture is visible and cannot be panned. */
  readonly isWhole: () => boolean
  /** Lays a drawing over the picture (`picture-overlay.ts`). @param width pixels of the original */
  readonly overlay: (
    width: number | undefined,
    className: string,
    onPress: (point: PicturePoint) => void,
  ) => PictureOverlay
  readonly close: () => void
}

export interface DeepZoomEvents {
  /** Called when it may replace its preview: it is fully drawn, or the user has zoomed in. */
  readonly onSharp: () => void
  /** Pixels of the page a pixel of the picture takes. */
  readonly onScale: (scale: number) => void
  /** Called when the user moves the picture, not by `show`. */
  readonly onView: (view: ZoomView) => void
  /** A finger swept over the whole picture: 1 to the next, -1 to the previous. */
  readonly onSweep: (direction: 1 | -1) => void
  readonly onFailed: () => void
}

/** Texts of the buttons, given by the user of the component. */
export interface ZoomLabels {
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly actual: string
  readonly rotate: string
  readonly fullScreen: string
  readonly leaveFullScreen: string
  /** Description of the keyboard shortcuts. */
  readonly keys: string
}
