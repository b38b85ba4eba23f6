import { Readable } from 'node:stream'
import { fileTypeFromStream } from 'file-type'
import type { ReadBytes } from '#server/platform/confined/answer-tasks.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type ContentType, keptType } from './kept-types.ts'
import { isUsdz, modelType } from './model-type.ts'
import { officeType } from './office-type.ts'
import type { Peek } from './peek.ts'
import { runs, saysUtf16, textOf, textType } from './text-type.ts'

const headBytes = 64 * 1024

/** Never unpacked here: what is in them can be anything, and any size. */
const archives: ReadonlySet<string> = new Set([
  'application/zip',
  'application/gzip',
  'application/x-tar',
  'application/x-7z-compressed',
  'application/x-rar-compressed',
  'application/x-bzip2',
  'application/x-xz',
  'application/zstd',
])

/** Texts that have a type of their own; they are kept as any text. */
const texts: ReadonlySet<string> = new Set([
  'application/xml',
  'text/calendar',
  'text/vcard',
  'text/vtt',
  'model/stl',
])

const notKept = () => new CodedError('invalid_input', { text: 'errors.fileNotKept' })
const archive = () => new CodedError('invalid_input', { text: 'errors.fileArchive' })
const script = () => new CodedError('invalid_input', { text: 'errors.fileScript' })

/** Bytes that are asked for at a time. */
const partBytes = 256 * 1024

/** The content from its beginning, part by part, as far as it is read. */
async function* partsOf({ size, read }: Peek): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const part = await read(at, partBytes)
    if (part.length === 0) return
    yield part
    at += part.length
  }
}

/** What is found by its first bytes; whatever stumbles over them has found nothing. */
async function foundIn(peek: Peek): Promise<string | undefined> {
  const content = Readable.from(partsOf(peek), { objectMode: false, highWaterMark: partBytes })
  try {
    return (await fileTypeFromStream(content))?.mime
  } catch {
    return undefined
  } finally {
    content.destroy()
  }
}

async function textual(text: string, peek: Peek): Promise<ContentType | undefined> {
  if (runs(text)) throw script()
  return textType(text, (await peek.read(Math.max(0, peek.size - headBytes), headBytes)).toString('latin1'))
}

async function byContent(
  mime: string | undefined,
  head: Buffer,
  peek: Peek,
): Promise<ContentType | undefined> {
  const text = textOf(head)
  if (text !== undefined && saysUtf16(head)) return textual(text, peek)
  if (mime === 'application/x-cfb') return officeType(peek)
  if (mime === 'application/zip' && isUsdz(head)) return keptType('model/vnd.usdz+zip')
  if (mime !== undefined && archives.has(mime)) throw archive()
  if (mime !== undefined && !texts.has(mime)) return keptType(mime)
  return modelType(head, peek) ?? (text === undefined ? undefined : textual(text, peek))
}

/**
 * The type of a content by what is in it, whatever its name. Reads as little as tells it.
 * @throws {CodedError} `invalid_input` for what is not kept, with what it is.
 */
export async function typeIn({ size }: { readonly size: number }, ask: ReadBytes): Promise<ContentType> {
  const peek: Peek = {
    size,
    read: async (start, length) =>
      start >= size || length <= 0 ? Buffer.alloc(0) : ask({ start, length: Math.min(length, size - start) }),
  }
  const type = await byContent(await foundIn(peek), await peek.read(0, headBytes), peek)
  if (!type) throw notKept()
  return type
}
