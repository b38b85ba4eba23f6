import { z } from 'zod/mini'

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
export const gltf = z.object({
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
