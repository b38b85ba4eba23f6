import { type Coords, type DoneCallback, GridLayer } from 'leaflet'
import {
  Labelers,
  PmtilesSource,
  type PreparedTile,
  paint,
  TileCache,
  toIndex,
  View,
  ZxySource,
} from 'protomaps-leaflet'
import type { Tiles } from '../tiles.ts'
import { makeStyle } from './style.ts'

/** Edge of a tile of the map in pixels; a vector tile has the ground of four. */
const edge = 256
/** Pixels around a tile whose names reach into it. */
const reach = 16
/** Last zoom of the usual vector tiles; nearer, they are drawn larger. */
const lastZoom = 14
/** The kind of tiles in an archive that are vector tiles of Mapbox. */
const mapboxVector = 1
/** Number of vector tiles whose names are kept in place. */
const mostNamed = 16

interface Drawn {
  readonly canvas: HTMLCanvasElement
  readonly coords: Coords
  readonly tile: PreparedTile
}

/** The ground of a map from vector tiles, drawn in the colours of the theme in force. */
class VectorGround extends GridLayer {
  readonly #view: View
  readonly #labelers: Labelers
  readonly #style = makeStyle()
  readonly #drawn = new Map<HTMLElement, Drawn>()

  constructor(view: View, scratch: CanvasRenderingContext2D) {
    super({ tileSize: edge })
    this.#view = view
    // Names that reach into tiles which are drawn already: these are drawn again.
    this.#labelers = new Labelers(scratch, this.#style.labels, mostNamed, keys => {
      for (const drawn of this.#drawn.values()) if (keys.has(toIndex(drawn.coords))) this.#paint(drawn)
    })
    this.on('tileunload', ({ tile }) => this.#drawn.delete(tile))
  }

  /** Draws everything in the colours of the theme in force. */
  repaint(): void {
    this.#style.refresh()
    for (const drawn of this.#drawn.values()) this.#paint(drawn)
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas')
    this.#view.getDisplayTile(coords).then(
      tile => {
        this.#labelers.add(coords.z, new Map([['', [tile]]]))
        const drawn = { canvas, coords, tile }
        this.#drawn.set(canvas, drawn)
        this.#paint(drawn)
        done(undefined, canvas)
      },
      (problem: Error) => done(problem, canvas),
    )
    return canvas
  }

  #paint({ canvas, coords: { x, y, z }, tile }: Drawn): void {
    const density = window.devicePixelRatio || 1
    Object.assign(canvas, { width: edge * density, height: edge * density })
    const pen = canvas.getContext('2d')
    if (!pen) return
    pen.scale(density, density)
    const [left, top] = [edge * x, edge * y]
    const around = {
      minX: left - reach,
      minY: top - reach,
      maxX: left + edge + reach,
      maxY: top + edge + reach,
    }
    const origin = tile.origin.clone()
    Object.assign(origin, { x: left, y: top })
    pen.fillStyle = this.#style.land()
    pen.fillRect(0, 0, edge, edge)
    const names = this.#labelers.getIndex(z) ?? null
    paint(pen, z, new Map([['', [tile]]]), names, this.#style.paints, around, origin, false)
  }
}

/** The deepest zoom of an archive. @throws {Error} for one without vector tiles */
async function lastZoomOf({ p }: PmtilesSource): Promise<number> {
  const { tileType, maxZoom } = await p.getHeader()
  if (tileType !== mapboxVector) throw new Error('no vector tiles')
  return maxZoom
}

/** Makes the ground of a map from vector tiles. @throws {Error} for an archive that cannot be read */
export async function makeVectorGround({ address, format }: Tiles): Promise<VectorGround> {
  const scratch = document.createElement('canvas').getContext('2d')
  if (!scratch) throw new Error('no canvas')
  const isArchive = format === 'archive'
  const source = isArchive ? new PmtilesSource(address, false) : new ZxySource(address, false)
  const last = source instanceof PmtilesSource ? await lastZoomOf(source) : lastZoom
  return new VectorGround(new View(new TileCache(source, 2 * edge), last, 1), scratch)
}
