/** What of a picture is in view, whatever the size of picture and window: so two of them can be looked at in step. */
export interface ZoomView {
  /** The middle, in parts of the picture's width and height. */
  readonly x: number
  readonly y: number
  /** 1 shows the picture whole. */
  readonly zoom: number
  /** Degrees. */
  readonly rotation: number
}

/** Pixels that stay free around a whole picture. */
export interface Margins {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * How wide the window must be, in widths of the picture, for a turned picture to be whole in it.
 * @param aspect height of the picture by its width
 * @param window room that the picture may take
 */
export function widthThatShowsAll(aspect: number, rotation: number, window: Size): number {
  const turn = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const width = cos + aspect * sin
  const height = sin + aspect * cos
  return Math.max(width, (height * window.width) / window.height)
}

/** Whether two views are the same to the eye; pictures that follow each other must come to rest. */
export const sameView = (one: ZoomView, other: ZoomView): boolean =>
  Math.abs(one.x - other.x) < 1e-4 &&
  Math.abs(one.y - other.y) < 1e-4 &&
  Math.abs(one.zoom / other.zoom - 1) < 1e-3 &&
  one.rotation === other.rotation
