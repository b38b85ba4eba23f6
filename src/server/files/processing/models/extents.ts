import type { Gltf } from './gltf.ts'

/** Column by column, as glTF has it. */
type Matrix = readonly number[]

const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

const at = (list: readonly number[], place: number): number => list[place] ?? 0

const times = (one: Matrix, other: Matrix): Matrix =>
  identity.map((_, place) => {
    const [column, row] = [Math.floor(place / 4), place % 4]
    return [0, 1, 2, 3].reduce((sum, k) => sum + at(one, k * 4 + row) * at(other, column * 4 + k), 0)
  })

/** How a part is moved, turned and scaled within its whole. */
function placed({ matrix, translation, rotation, scale }: Gltf['nodes'][number]): Matrix {
  if (matrix) return matrix
  const [x = 0, y = 0, z = 0, w = 1] = rotation ?? []
  const [wide = 1, high = 1, deep = 1] = scale ?? []
  const [right = 0, up = 0, near = 0] = translation ?? []
  return [
    ...[(1 - 2 * (y * y + z * z)) * wide, 2 * (x * y + z * w) * wide, 2 * (x * z - y * w) * wide, 0],
    ...[2 * (x * y - z * w) * high, (1 - 2 * (x * x + z * z)) * high, 2 * (y * z + x * w) * high, 0],
    ...[2 * (x * z + y * w) * deep, 2 * (y * z - x * w) * deep, (1 - 2 * (x * x + y * y)) * deep, 0],
    ...[right, up, near, 1],
  ]
}

/** The eight corners of what lies between two points. */
const corners = (low: readonly number[], high: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: 8 }, (_, corner) => [0, 1, 2].map(axis => at(corner & (1 << axis) ? high : low, axis)))

const moved = (matrix: Matrix, point: readonly number[]): readonly number[] =>
  [0, 1, 2].map(row =>
    [0, 1, 2].reduce((sum, k) => sum + at(matrix, k * 4 + row) * at(point, k), at(matrix, 12 + row)),
  )

/** More parts are not measured, nor those that would contain themselves. */
const mostParts = 100_000

/**
 * How wide, high and deep a scene is, in the units of the file (metres, as the format has it).
 * @returns undefined where it does not say.
 */
export function extentsOf(scene: Gltf): readonly number[] | undefined {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  const roots = scene.scenes[scene.scene ?? 0]?.nodes ?? scene.nodes.map((_, place) => place)
  const waiting = roots.map(node => ({ node, matrix: identity, depth: 0 }))
  for (let parts = 0; parts < mostParts; parts++) {
    const next = waiting.pop()
    if (!next) break
    const node = scene.nodes[next.node]
    if (!node || next.depth > 100) continue
    const matrix = times(next.matrix, placed(node))
    for (const child of node.children) waiting.push({ node: child, matrix, depth: next.depth + 1 })
    for (const { attributes } of scene.meshes[node.mesh ?? -1]?.primitives ?? []) {
      const points = scene.accessors[attributes.POSITION ?? -1]
      if (points?.min?.length !== 3 || points.max?.length !== 3) continue
      for (const corner of corners(points.min, points.max)) {
        moved(matrix, corner).forEach((value, axis) => {
          low[axis] = Math.min(at(low, axis), value)
          high[axis] = Math.max(at(high, axis), value)
        })
      }
    }
  }
  const extents = high.map((value, axis) => Number((value - at(low, axis)).toPrecision(6)))
  return extents.every(Number.isFinite) ? extents : undefined
}
