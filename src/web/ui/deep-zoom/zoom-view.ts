/** The visible part of a picture, independent of the sizes of picture and window, so that two can be kept in step. */
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
 * Returns the window width, in widths of the picture, at which a rotated picture is wholly visible.
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

/** Returns true for views without a visible difference; pictures that follow each other must come to rest. */
export const sameView = (one: ZoomView, other: ZoomView): boolean =>
  Math.abs(one.x - other.x) < 1e-4 &&
  Math.abs(one.y - other.y) < 1e-4 &&
  Math.abs(one.zoom / other.zoom - 1) < 1e-3 &&
  one.rotation === other.rotation
