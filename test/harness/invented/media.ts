import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { toneWav, wordsPdf } from '../../e2e/made-files.ts'

const script = fileURLToPath(new URL('./run-ffmpeg.ts', import.meta.url))

/** What FFmpeg makes of arguments, in the format its name ends with. */
async function made(name: string, ...args: readonly string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-film-'))
  try {
    await promisify(execFile)(process.execPath, [script, join(folder, name), ...args])
    return await readFile(join(folder, name))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const film = (name: string, size: string, seconds: number, ...coding: readonly string[]) =>
  made(name, '-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=2:duration=${seconds}`, ...coding)

const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'] as const
const vp8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-pix_fmt', 'yuv420p'] as const

/** A tone that grows louder. */
const tone = (name: string, seconds: number) =>
  made(name, '-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`, '-af', 'volume=0.1*t:eval=frame')

/** A hill of so many strips each way, two triangles a field; `compressed` says that its points are packed by Draco. */
function hillGlb(strips: number, compressed: boolean): Buffer {
  const side = strips + 1
  const points = Float32Array.from({ length: side * side * 3 }, (_, at) => {
    const [point, axis] = [Math.floor(at / 3), at % 3]
    const [x, y] = [(point % side) / strips, Math.floor(point / side) / strips]
    return [x, y, Math.sin(x * Math.PI) * Math.sin(y * Math.PI)][axis] ?? 0
  })
  const corners = [0, 1, side, 1, side + 1, side]
  const indices = Uint16Array.from({ length: strips * strips * 6 }, (_, at) => {
    const field = Math.floor(at / 6)
    return Math.floor(field / strips) * side + (field % strips) + (corners[at % 6] ?? 0)
  })
  const [ends, faces] = [Buffer.from(points.buffer), Buffer.from(indices.buffer)]
  const packed = { KHR_draco_mesh_compression: { bufferView: 0, attributes: { POSITION: 0 } } }
  const scene = JSON.stringify({
    asset: { version: '2.0', generator: 'by hand' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [
      {
        primitives: [{ attributes: { POSITION: 0 }, indices: 1, ...(compressed && { extensions: packed }) }],
      },
    ],
    ...(compressed && {
      extensionsUsed: ['KHR_draco_mesh_compression'],
      extensionsRequired: ['KHR_draco_mesh_compression'],
    }),
    buffers: [{ byteLength: ends.length + faces.length }],
    bufferViews: [
      { buffer: 0, byteLength: ends.length, target: 34962 },
      { buffer: 0, byteOffset: ends.length, byteLength: faces.length, target: 34963 },
    ],
    accessors: [
      {
        ...(!compressed && { bufferView: 0 }),
        componentType: 5126,
        count: side * side,
        type: 'VEC3',
        min: [0, 0, 0],
        max: [1, 1, 1],
      },
      { ...(!compressed && { bufferView: 1 }), componentType: 5123, count: indices.length, type: 'SCALAR' },
    ],
  })
  const chunk = (type: string, content: Buffer, filler: string): Buffer => {
    const body = Buffer.concat([content, Buffer.from(filler.repeat((4 - (content.length % 4)) % 4))])
    const head = Buffer.alloc(8)
    head.writeUInt32LE(body.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  const chunks = [chunk('JSON', Buffer.from(scene), ' '), chunk('BIN\0', Buffer.concat([ends, faces]), '\0')]
  const head = Buffer.alloc(12)
  head.write('glTF')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(12 + Buffer.concat(chunks).length, 8)
  return Buffer.concat([head, ...chunks])
}

/** Films, recordings, scenes and a document. */
export const mediaFiles = {
  'media/getty_mosaics_slideshow.mp4': () => film('film.mp4', '480x270', 6, ...h264),
  'media/getty_mosaics_slideshow.webm': () => film('film.webm', '480x270', 6, ...vp8),
  'media/iiif_drag_and_drop_screencast.mov': () => film('film.mov', '640x360', 8, ...h264),
  'media/ambi_choir.flac': () => tone('tone.flac', 2),
  'media/ambi_sauna.mp3': () => tone('tone.mp3', 9),
  'media/ambi_sauna_22k_mono.wav': () => Buffer.from(toneWav(9)),
  'media/si_charlie_parker_saxophone_draco.glb': () => hillGlb(20, true),
  'media/smk_venus_de_milo.glb': () => hillGlb(30, false),
  'media/uidaho_spokane_courthouse_postcard.pdf': () =>
    Buffer.from(wordsPdf(['Spokane County Courthouse', 'Post card'], { width: 842, height: 595 })),
}
