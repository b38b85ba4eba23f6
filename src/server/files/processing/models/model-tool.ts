import { saidBy } from '../tools/said-by.ts'
import type { Tool } from '../tools/tool.ts'
import { extentsOf } from './extents.ts'
import type { Gltf } from './gltf.ts'
import { openGltf } from './open-gltf.ts'

type Primitive = Gltf['meshes'][number]['primitives'][number]

/** Triangles that so many points make, by the way they are strung (glTF 2.0, 3.7.2.1). */
function trianglesOf({ accessors }: Gltf, { attributes, indices, mode }: Primitive): number {
  const points = accessors[indices ?? attributes.POSITION ?? -1]?.count ?? 0
  if (mode === 4) return Math.floor(points / 3)
  return mode === 5 || mode === 6 ? Math.max(0, points - 2) : 0
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

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

/** A scene in three dimensions: of how much it is made, and how large it is. */
export const modelTool: Tool = async (content, tell) => {
  const scene = openGltf(content)
  tell.found({
    measured: {},
    said: saidBy({ copyright: scene.asset.copyright }),
    facts: { model: facts(scene) },
  })
}
