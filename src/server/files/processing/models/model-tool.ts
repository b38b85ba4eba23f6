import { z } from 'zod/mini'
import { embeddedMetadata } from '../tools/embedded-metadata.ts'
import { Refusal } from '../tools/refusal.ts'
import type { Tool } from '../tools/tool.ts'
import type { ToolContent } from '../tools/tool-content.ts'

const count = z.int().check(z.minimum(0), z.maximum(2 ** 40))

const index = z.int().check(z.minimum(0), z.maximum(10_000_000))

const numbers = z.array(z.number())

const listOf = <T extends z.ZodMiniType>(item: T) =>
  z._default(z.array(item).check(z.maxLength(1_000_000)), [])

const primitive = z.object({
  attributes: z.record(z.string(), index),
  indices: z.optional(index),
  /** 4: triangles, 5: strip, 6: fan. */
  mode: z._default(z.int(), 4),
  material: z.optional(index),
})

/** The parts of a glTF 2.0 scene that are read. References to other files are never followed. */
const gltf = z.object({
  asset: z.object({
    version: z.string(),
    generator: z.optional(z.string()),
    copyright: z.optional(z.string()),
  }),
  scene: z.optional(index),
  scenes: listOf(z.object({ nodes: listOf(index), name: z.optional(z.string()) })),
  nodes: listOf(
    z.object({
      children: listOf(index),
      mesh: z.optional(index),
      name: z.optional(z.string()),
      matrix: z.optional(numbers.check(z.length(16))),
      translation: z.optional(numbers.check(z.length(3))),
      rotation: z.optional(numbers.check(z.length(4))),
      scale: z.optional(numbers.check(z.length(3))),
    }),
  ),
  meshes: listOf(z.object({ primitives: listOf(primitive), name: z.optional(z.string()) })),
  accessors: listOf(z.object({ count, min: z.optional(numbers), max: z.optional(numbers) })),
  materials: listOf(z.unknown()),
  textures: listOf(z.unknown()),
  images: listOf(z.object({ uri: z.optional(z.string()), mimeType: z.optional(z.string()) })),
  animations: listOf(z.unknown()),
  skins: listOf(z.unknown()),
  cameras: listOf(z.unknown()),
  buffers: listOf(z.object({ byteLength: count, uri: z.optional(z.string()) })),
  bufferViews: listOf(z.object({ buffer: index, byteOffset: z._default(count, 0), byteLength: count })),
  extensionsUsed: listOf(z.string()),
  extensionsRequired: listOf(z.string()),
})

export type Gltf = z.output<typeof gltf>

type Primitive = Gltf['meshes'][number]['primitives'][number]

/** Triangles that so many points make, by the way they are strung (glTF 2.0, 3.7.2.1). */
function trianglesOf({ accessors }: Gltf, { attributes, indices, mode }: Primitive): number {
  const points = accessors[indices ?? attributes.POSITION ?? -1]?.count ?? 0
  if (mode === 4) return Math.floor(points / 3)
  return mode === 5 || mode === 6 ? Math.max(0, points - 2) : 0
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Column by column, as glTF has it. */
type Matrix = readonly number[]

const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

const at = (list: readonly number[], place: number): number => list[place] ?? 0

const times = (one: Matrix, other: Matrix): Matrix =>
  identity.map((_, place) => {
    const [column, row] = [Math.floor(place / 4), place % 4]
    return [0, 1, 2, 3].reduce((sum, k) => sum + at(one, k * 4 + row) * at(other, column * 4 + k), 0)
  })

/** Transformation of a part: how it is moved, turned and scaled within its whole. */
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
 * Width, height and depth of a scene, in the units of the file (metres, as the format has it).
 * @returns undefined where it does not say.
 */
function extentsOf(scene: Gltf): readonly number[] | undefined {
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

const facts = (scene: Gltf): Readonly<Record<string, unknown>> => {
  const primitives = scene.meshes.flatMap(each => each.primitives)
  const extents = extentsOf(scene)
  const { generator, copyright, version } = scene.asset
  return {
    version,
    ...(generator && { generator }),
    ...(copyright && { copyright }),
    nodes: scene.nodes.length,
    meshes: scene.meshes.length,
    triangles: sum(primitives.map(primitive => trianglesOf(scene, primitive))),
    vertices: sum(primitives.map(({ attributes }) => scene.accessors[attributes.POSITION ?? -1]?.count ?? 0)),
    materials: scene.materials.length,
    textures: scene.textures.length,
    animations: scene.animations.length,
    ...(extents && { extents }),
    compressed: scene.extensionsUsed.some(name => /draco|meshopt/.test(name)),
    ...(scene.extensionsUsed.length > 0 && { extensions: scene.extensionsUsed }),
    // Files it would need beside it; they are named, and never fetched.
    outside: [...scene.buffers, ...scene.images]
      .flatMap(({ uri }) => (uri === undefined || uri.startsWith('data:') ? [] : [uri]))
      .slice(0, 50),
  }
}

/** A description of the scene, without its points and pictures. */
const mostJsonBytes = 64 * 1024 * 1024

const magic = 0x46546c67

const jsonChunk = 0x4e4f534a

const binaryChunk = 0x004e4942

const broken = () => new Refusal('processing.broken')

interface Chunks {
  readonly json: Buffer
  /** Bytes that lie beside the description; 0 for none. */
  readonly binaryBytes: number
}

/** The parts of a binary scene (glTF 2.0, 'GLB File Format'): their lengths must be those of the file. */
function chunksOf(content: ToolContent): Chunks {
  const head = content.read(0, 20)
  if (head.length < 20 || head.readUInt32LE(0) !== magic || head.readUInt32LE(4) !== 2) throw broken()
  const [whole, length] = [head.readUInt32LE(8), head.readUInt32LE(12)]
  if (whole !== content.size || head.readUInt32LE(16) !== jsonChunk || 20 + length > whole) throw broken()
  if (length > mostJsonBytes) throw new Refusal('processing.unpacksTooMuch')
  const json = content.read(20, length)
  if (20 + length === whole) return { json, binaryBytes: 0 }
  const next = content.read(20 + length, 8)
  if (next.length < 8 || next.readUInt32LE(4) !== binaryChunk) throw broken()
  const binaryBytes = next.readUInt32LE(0)
  if (28 + length + binaryBytes > whole) throw broken()
  return { json, binaryBytes }
}

/** A scene as plain JSON. */
function plain(content: ToolContent): Chunks {
  if (content.size > mostJsonBytes) throw new Refusal('processing.unpacksTooMuch')
  return { json: content.read(0, content.size), binaryBytes: 0 }
}

/** True when all that lies in the file itself lies within it. */
const isWithin = ({ buffers, bufferViews, accessors, meshes, nodes }: Gltf, binaryBytes: number): boolean =>
  buffers.every(({ uri, byteLength }, at) => uri !== undefined || (at === 0 && byteLength <= binaryBytes)) &&
  bufferViews.every(
    ({ buffer, byteOffset, byteLength }) => byteOffset + byteLength <= (buffers[buffer]?.byteLength ?? -1),
  ) &&
  meshes.every(({ primitives }) =>
    primitives.every(
      ({ attributes, indices }) =>
        Object.values(attributes).every(at => at < accessors.length) &&
        (indices === undefined || indices < accessors.length),
    ),
  ) &&
  nodes.every(({ mesh }) => mesh === undefined || mesh < meshes.length)

/** The scene of a content. @throws {Refusal} when its lengths lie, or it is none. */
function openGltf(content: ToolContent): Gltf {
  const { json, binaryBytes } = content.mime === 'model/gltf-binary' ? chunksOf(content) : plain(content)
  let written: unknown
  try {
    written = JSON.parse(json.toString('utf8'))
  } catch {
    throw broken()
  }
  const scene = gltf.safeParse(written)
  if (!scene.success || !isWithin(scene.data, binaryBytes)) throw broken()
  return scene.data
}

/** A scene in three dimensions: of how much it is made, and how large it is. */
export const modelTool: Tool = async (content, report) => {
  const scene = openGltf(content)
  report.found({
    measured: {},
    metadata: embeddedMetadata({ copyright: scene.asset.copyright }),
    facts: { model: facts(scene) },
  })
}
