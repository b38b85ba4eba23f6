import OpenSeadragon, { type Viewer } from 'openseadragon'

/** A place on a picture, in pixels of the original. */
export interface PicturePoint {
  readonly x: number
  readonly y: number
}

/** A drawing over a picture that moves with it. */
export interface PictureOverlay {
  /** Receives presses during drawing; otherwise the picture does. */
  readonly surface: SVGSVGElement
  /** A group for drawings, in pixels of the original. */
  readonly group: SVGGElement
  /** @returns where a press is on the picture; of one beside it, the nearest place on it. */
  readonly pointOf: (event: { readonly clientX: number; readonly clientY: number }) => PicturePoint
  /** Returns the size of the original, in pixels. */
  readonly size: () => { readonly width: number; readonly height: number }
  /** Pixels of the original a pixel of the page takes. */
  readonly grain: () => number
  readonly remove: () => void
}

const svg = 'http://www.w3.org/2000/svg'

/**
 * Lays a drawing over the picture of a viewer. Its group has the properties `--grain`, pixels of the original in a pixel of the page, and `--upright`,
 * the turn that takes back the picture's, so that signs keep their size and stay upright.
 * @param width pixels of the original; a smaller version may be shown
 * @param onPress called when the picture is clicked, not dragged
 */
export function overlayOn(
  viewer: Viewer,
  width: number | undefined,
  className: string,
  onPress: (point: PicturePoint) => void,
): PictureOverlay {
  const surface = document.createElementNS(svg, 'svg')
  surface.setAttribute('class', className)
  const group = document.createElementNS(svg, 'g')
  surface.append(group)
  viewer.canvas.append(surface)
  const { viewport } = viewer
  let grain = 1
  let size = { width: 0, height: 0 }
  const place = () => {
    const item = viewer.world.getItemAt(0)
    if (!item) return
    const content = item.getContentSize()
    const wide = width ?? content.x
    size = { width: wide, height: (content.y / content.x) * wide }
    const at = (x: number, y: number) => viewport.pixelFromPoint(new OpenSeadragon.Point(x, y), true)
    const [origin, right, down] = [at(0, 0), at(1, 0), at(0, 1)]
    const [a, b] = [(right.x - origin.x) / wide, (right.y - origin.y) / wide]
    const [c, d] = [(down.x - origin.x) / wide, (down.y - origin.y) / wide]
    grain = 1 / Math.hypot(a, b)
    group.setAttribute('transform', `matrix(${[a, b, c, d, origin.x, origin.y].join(' ')})`)
    group.style.setProperty('--grain', String(grain))
    group.style.setProperty('--upright', `${-viewport.getRotation(true)}deg`)
  }
  const within = (x: number, y: number, matrix: DOMMatrix | null): PicturePoint => {
    const point = new DOMPoint(x, y).matrixTransform(matrix?.inverse())
    return { x: point.x, y: point.y }
  }
  const press = (event: { readonly quick: boolean; readonly position: { x: number; y: number } }) => {
    if (event.quick) onPress(within(event.position.x, event.position.y, group.getCTM()))
  }
  viewer.addHandler('update-viewport', place)
  viewer.addHandler('canvas-click', press)
  place()
  return {
    surface,
    group,
    pointOf({ clientX, clientY }) {
      const { x, y } = within(clientX, clientY, group.getScreenCTM())
      return { x: Math.min(Math.max(0, x), size.width), y: Math.min(Math.max(0, y), size.height) }
    },
    size: () => size,
    grain: () => grain,
    remove() {
      viewer.removeHandler('update-viewport', place)
      viewer.removeHandler('canvas-click', press)
      surface.remove()
    },
  }
}
