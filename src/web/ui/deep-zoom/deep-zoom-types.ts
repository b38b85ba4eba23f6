import type { PictureOverlay, PicturePoint } from './picture-overlay.ts'
import type { ZoomView } from './zoom-view.ts'

/** What is zoomed into: the tiles of a IIIF image, as its information file tells them, or a picture of one piece. */
export type ZoomSource =
  | { readonly kind: 'tiles'; readonly info: object }
  | { readonly kind: 'picture'; readonly url: string }

/** A picture that is open: what the buttons and keys do with it. */
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
  /** Whether the picture is in view as a whole: then there is nowhere to go inside it. */
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
  /** It may take the place of its preview: all of it is drawn, or somebody went into it. */
  readonly onSharp: () => void
  /** Pixels of the page a pixel of the picture takes. */
  readonly onScale: (scale: number) => void
  /** Somebody moved it: not what `show` does. */
  readonly onView: (view: ZoomView) => void
  /** A finger swept over the whole picture: 1 to the next, -1 to the previous. */
  readonly onSweep: (direction: 1 | -1) => void
  readonly onFailed: () => void
}

/** What is said on buttons; texts belong to whoever uses it. */
export interface ZoomLabels {
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly actual: string
  readonly rotate: string
  readonly fullScreen: string
  readonly leaveFullScreen: string
  /** Which keys do what. */
  readonly keys: string
}
