import { Refusal } from '../tools/refusal.ts'
import type { ToolContent } from '../tools/tool-content.ts'
import { type Gltf, gltf } from './gltf.ts'

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

/** Whether all that lies in the file itself lies within it. */
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
export function openGltf(content: ToolContent): Gltf {
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
