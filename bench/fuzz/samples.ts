import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CreateCore } from '#server/files/processing/tools/ffmpeg/core.ts'

/* Films and recordings of a second, made by the encoders that come with the library the product decodes with. */

const { resolve } = createRequire(import.meta.url)
const pixels = Buffer.from(
  Array.from({ length: 10 * 64 * 48 * 3 }, (_, at) => (at * 7 + Math.floor(at / 97)) & 255),
)
const sound = Buffer.from(Array.from({ length: 16_000 }, (_, at) => Math.round(90 * Math.sin(at / 9)) & 255))

const asFilm = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  '64x48',
  '-r',
  '10',
  '-i',
  '/in',
  '-pix_fmt',
  'yuv420p',
]
const asSound = ['-f', 's16le', '-ar', '8000', '-ac', '1', '-i', '/in']
const named = ['-metadata', 'title=A song', '-metadata', 'artist=A choir', '-threads', '1', '-bitexact']

const recipes = {
  mp4: [pixels, asFilm, ['-c:v', 'libx264', '-f', 'mp4']],
  webm: [pixels, asFilm, ['-c:v', 'libvpx', '-f', 'webm']],
  avi: [pixels, asFilm, ['-c:v', 'mpeg4', '-f', 'avi']],
  mp3: [sound, asSound, ['-c:a', 'libmp3lame', '-f', 'mp3']],
  flac: [sound, asSound, ['-c:a', 'flac', '-f', 'flac']],
  ogg: [sound, asSound, ['-c:a', 'libvorbis', '-f', 'ogg']],
  m4a: [sound, asSound, ['-c:a', 'aac', '-f', 'ipod']],
} as const satisfies Record<string, readonly [Buffer, readonly string[], readonly string[]]>

let program: Promise<WebAssembly.Module> | undefined

/** A film or recording of a kind. */
export async function mediaOf(kind: keyof typeof recipes): Promise<Buffer> {
  // The library was made for the workers of browsers, whose address it asks for.
  Object.assign(globalThis, { self: { location: { href: '' } } })
  const library = '@ffmpeg/core'
  const { default: create } = (await import(library)) as { readonly default: CreateCore }
  program ??= readFile(resolve('@ffmpeg/core/wasm')).then(code => WebAssembly.compile(code))
  const compiled = await program
  const core = await create({
    instantiateWasm(imports, take) {
      const instance = new WebAssembly.Instance(compiled, imports)
      take(instance)
      return instance.exports
    },
  })
  core.setLogger(() => undefined)
  const [input, read, written] = recipes[kind]
  core.FS.writeFile('/in', input)
  core.exec(...read, ...named, ...written, '/made')
  return Buffer.from(core.FS.readFile('/made'))
}
