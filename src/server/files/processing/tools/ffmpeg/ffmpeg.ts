import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ToolContent } from '../tool-content.ts'
import type { Core, FileNode } from './core.ts'
import type { Probe } from './probe.ts'

/** Input of FFmpeg: the content, part by part. The module has access to no other file and to no network. */
const input = '/content'
const output = '/made'

/** Formats that are read: films and recordings. Formats that refer to other files (playlists, lists of segments) are excluded. */
const formats = [
  ...['mov', 'mp4', 'm4a', '3gp', '3g2', 'mj2', 'matroska', 'webm', 'avi', 'mpeg', 'mpegts', 'mpegvideo'],
  ...['asf', 'flv', 'mxf', 'ogg', 'mp3', 'flac', 'wav', 'w64', 'aiff', 'aac'],
]

const careful = ['-protocol_whitelist', 'file', '-format_whitelist', formats.join(',')]

/** FFmpeg as a module: it takes the arguments of its command line. */
export interface Ffmpeg {
  /** Facts of the content; undefined when nothing can be made of it. */
  probe(): Promise<Probe | undefined>
  /** Runs a conversion: `before` are input options, `after` output options. @returns the output. */
  make(before: readonly string[], after: readonly string[]): Promise<Uint8Array | undefined>
  /** The same, streaming the output. */
  pour(after: readonly string[], take: (piece: Int8Array) => void): Promise<void>
}

/** Redirects reads or writes of one of the module's files. */
function divert(core: Core, path: string, operations: Partial<FileNode['stream_ops']>, size?: number): void {
  core.FS.writeFile(path, new Uint8Array())
  const { node } = core.FS.lookupPath(path)
  const { getattr } = node.node_ops
  node.stream_ops = { ...node.stream_ops, ...operations }
  if (size !== undefined) node.node_ops = { ...node.node_ops, getattr: each => ({ ...getattr(each), size }) }
}

function madeBy({ FS }: Core): Uint8Array | undefined {
  try {
    const made = FS.readFile(output)
    return made.length === 0 ? undefined : made
  } catch {
    return undefined
  }
}

/** True when FFmpeg is installed: an installation may leave it out (see NOTICE.md). */
function isInstalled({ resolve }: NodeJS.Require): boolean {
  try {
    return resolve('@ffmpeg/core/wasm') !== ''
  } catch {
    return false
  }
}

/** Loads FFmpeg for a content; undefined where it is not installed. */
export async function openFfmpeg(content: ToolContent): Promise<Ffmpeg | undefined> {
  const require = createRequire(import.meta.url)
  if (!isInstalled(require)) return undefined
  // It was built for web workers and reads their location.
  Object.assign(globalThis, { self: { location: { href: '' } } })
  const { default: create } = await import('@ffmpeg/core')
  const program = await WebAssembly.compile(await readFile(require.resolve('@ffmpeg/core/wasm')))

  /** A new instance for each command: the program runs once and leaves its memory in an undefined state. */
  const fresh = async (): Promise<Core> => {
    const core = await create({
      instantiateWasm(imports, take) {
        const instance = new WebAssembly.Instance(program, imports)
        take(instance)
        return instance.exports
      },
    })
    core.setLogger(() => undefined)
    divert(
      core,
      input,
      {
        llseek: (stream, offset, whence) =>
          offset + (whence === 1 ? stream.position : whence === 2 ? content.size : 0),
        read(_stream, memory, offset, length, position) {
          const bytes = content.read(position, length)
          memory.set(bytes, offset)
          return bytes.length
        },
      },
      content.size,
    )
    return core
  }

  const reading = (before: readonly string[]) => [...careful, ...before, '-threads', '1', '-i', input]

  return {
    async probe() {
      const core = await fresh()
      core.ffprobe(
        ...['-v', 'quiet', ...careful, '-show_format', '-show_streams', '-show_chapters'],
        ...['-print_format', 'json', input, '-o', output],
      )
      const json = madeBy(core)
      const probe = json && (JSON.parse(new TextDecoder().decode(json)) as Partial<Probe>)
      return probe?.format && probe.streams?.length ? (probe as Probe) : undefined
    },
    async make(before, after) {
      const core = await fresh()
      core.exec(...reading(before), ...after, output)
      return madeBy(core)
    },
    async pour(after, take) {
      const core = await fresh()
      divert(core, output, {
        write(_stream, memory, offset, length) {
          take(memory.slice(offset, offset + length))
          return length
        },
      })
      core.exec(...reading([]), ...after, output)
    },
  }
}
