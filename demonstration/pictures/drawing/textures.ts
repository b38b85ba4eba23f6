import { shadePng } from './png.ts'
import { createRandom } from './random.ts'

export const tileSize = 160

/** Noise that goes on without a seam over the tile's edges: values from -1 to 1 on a grid, softened in between. */
function noise(columns: number, rows: number, seed: number): (x: number, y: number) => number {
  const random = createRandom(seed)
  const grid = Array.from({ length: columns * rows }, () => random.between(-1, 1))
  const value = (column: number, row: number) => grid[(row % rows) * columns + (column % columns)] ?? 0
  const ease = (share: number) => share * share * (3 - 2 * share)
  return (x, y) => {
    const [gx, gy] = [(x / tileSize) * columns, (y / tileSize) * rows]
    const [column, row] = [Math.floor(gx), Math.floor(gy)]
    const [sx, sy] = [ease(gx - column), ease(gy - row)]
    const above = value(column, row) * (1 - sx) + value(column + 1, row) * sx
    const below = value(column, row + 1) * (1 - sx) + value(column + 1, row + 1) * sx
    return above * (1 - sy) + below * sy
  }
}

type Layer = readonly [columns: number, rows: number, weight: number]

const layered = (layers: readonly Layer[], seed: number) => {
  const made = layers.map(([columns, rows, weight], index) => ({
    at: noise(columns, rows, seed + index),
    weight,
  }))
  return (x: number, y: number) => made.reduce((sum, { at, weight }) => sum + at(x, y) * weight, 0)
}

const fine: Layer = [tileSize, tileSize, 0.5]

const recipes = {
  /** Even grain: metal, matt glaze, the silver of a photograph. */
  grain: layered([fine, [80, 80, 0.5]], 11),
  /** Clouds: stone, patina, stained paper. */
  mottle: layered(
    [
      [3, 3, 0.5],
      [7, 7, 0.4],
      [17, 17, 0.3],
      [40, 40, 0.2],
    ],
    23,
  ),
  /** Threads that lie across: brush hair, laid paper. */
  fibre: layered(
    [
      [5, 80, 0.7],
      [11, 160, 0.5],
    ],
    37,
  ),
  /** Threads that stand: wood. */
  wood: layered(
    [
      [24, 2, 0.6],
      [60, 3, 0.5],
      [160, 8, 0.3],
    ],
    41,
  ),
  /** Canvas: threads both ways. */
  weave: (x: number, y: number) =>
    Math.sin((x / tileSize) * Math.PI * 80) * 0.4 + Math.sin((y / tileSize) * Math.PI * 80) * 0.4,
  /** Pits and spots on little. */
  pits: (() => {
    const cloud = layered(
      [
        [26, 26, 0.7],
        [60, 60, 0.5],
      ],
      53,
    )
    return (x: number, y: number) => Math.min(0, 0.42 + cloud(x, y)) * 3
  })(),
} as const

export type Texture = keyof typeof recipes

const made = new Map<Texture, string>()

/** The tile of a texture as a data address. */
export function textureTile(texture: Texture): string {
  const tile = made.get(texture) ?? shadePng(tileSize, recipes[texture])
  made.set(texture, tile)
  return tile
}
