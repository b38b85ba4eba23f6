import { posix } from 'node:path'
import { detect } from 'chardet'
import { cut } from '#model/text/cut.ts'
import { embeddedMetadata } from '../tools/embedded-metadata.ts'
import { Refusal } from '../tools/refusal.ts'
import type { Tool, ToolFound, ToolReport } from '../tools/tool.ts'
import { type DocumentArchive, openArchive } from './archive.ts'
import { type DocumentFormat, documentFormats } from './formats.ts'
import { propertiesIn } from './properties.ts'
import { createTextCollector, mostCharacters, type TextCollector, walkXml } from './walk-xml.ts'

/** A document is held whole: a larger one is kept without being looked into. */
const mostBytes = 200 * 1024 * 1024

const mostTextBytes = mostCharacters * 4

const pagesOf = (properties: Readonly<Record<string, string>>, parts: number): number | undefined => {
  const declared = Number(properties.Pages ?? properties['page-count'] ?? properties.Slides)
  return parts > 0
    ? parts
    : Number.isInteger(declared) && declared > 0 && declared < 1_000_000
      ? declared
      : undefined
}

/** 'slide2.xml' before 'slide10.xml'. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare

/** Groups that hold no text of the document. */
const silent =
  /^(fonttbl|colortbl|stylesheet|info|pict|object|themedata|colorschememapping|datastore|latentstyles|listtable|listoverridetable|rsidtbl|generator|xmlnstbl|fldinst|\*)$/

const signs = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi

const western = new TextDecoder('windows-1252')

const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    par: '\n',
    line: '\n',
    row: '\n',
    cell: '\t',
    tab: '\t',
    emdash: '—',
    endash: '–',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    bullet: '•',
  }),
)

/** The text of a document in Rich Text Format. */
export function rtfText(content: string): string {
  const text = createTextCollector()
  let depth = 0
  /** The depth at which a silent group began. */
  let mutedAt = Number.POSITIVE_INFINITY
  /** Signs that repeat the one before for older readers, and are passed over. */
  let skipped = 0
  for (const [, word, number, hex, sign, brace, plain] of content.matchAll(signs)) {
    if (text.isFull()) break
    if (brace === '{') depth += 1
    else if (brace === '}') {
      depth -= 1
      if (depth < mutedAt) mutedAt = Number.POSITIVE_INFINITY
    } else if ((word !== undefined && silent.test(word)) || sign === '*') mutedAt = Math.min(mutedAt, depth)
    else if (depth >= mutedAt) continue
    else if (word === 'u' && number !== undefined) {
      text.add(String.fromCharCode(Number(number) & 0xffff))
      skipped = 1
    } else if (word !== undefined) text.add(words.get(word) ?? '')
    else if (hex !== undefined) {
      if (skipped > 0) skipped -= 1
      else text.add(western.decode(Buffer.from(hex, 'hex')))
    } else if (sign === '~') text.add(' ')
    else if (plain !== undefined) {
      text.add(plain.slice(skipped))
      skipped = 0
    }
  }
  return text.text()
}

function addPart(content: Buffer, { runs, lines, silent = [] }: DocumentFormat, text: TextCollector): void {
  const all = runs === undefined
  let within = 0
  let muted = 0
  walkXml(
    content,
    {
      open(name) {
        if (silent.includes(name)) muted += 1
        if (runs?.includes(name)) within += 1
      },
      close(name) {
        if (silent.includes(name)) muted -= 1
        if (runs?.includes(name)) within -= 1
        if (lines.includes(name)) text.add('\n')
      },
      text(written) {
        if (muted === 0 && (all || within > 0)) text.add(written)
      },
    },
    text.isFull,
  )
}

/** The text of a document, in the order of its parts. @throws {Refusal} */
async function archivedText(archive: DocumentArchive, format: DocumentFormat): Promise<string> {
  const text = createTextCollector()
  for (const path of archive.paths.filter(each => format.parts.test(each)).sort(inOrder)) {
    if (text.isFull()) break
    const content = await archive.read(path)
    if (content) addPart(content, format, text)
    text.add('\n')
  }
  return text.text()
}

const container = 'META-INF/container.xml'

/** Path of a book's description (EPUB 3, 'OCF'). */
export interface Book {
  /** The part with its title and authors. */
  readonly description: string
  /** The part with the picture of its cover. */
  readonly cover?: string
}

/** Metadata of an archive as a book; undefined when it is none. @throws {Refusal} */
async function describesBook(archive: DocumentArchive): Promise<Book | undefined> {
  const root = await archive.read(container)
  if (!root) return undefined
  let description: string | undefined
  walkXml(root, {
    open(name, attributes) {
      if (name === 'rootfile') description ??= attributes['full-path']
    },
  })
  const written = description === undefined ? undefined : await archive.read(description)
  if (description === undefined || !written) return undefined
  const items: Readonly<Record<string, string>>[] = []
  let coverId: string | undefined
  walkXml(written, {
    open(name, attributes) {
      if (name === 'item') items.push(attributes)
      if (name === 'meta' && attributes.name === 'cover') coverId = attributes.content
    },
  })
  const cover = items.find(
    ({ id, properties = '', 'media-type': type = '' }) =>
      /^image\/(jpeg|png|webp)$/.test(type) &&
      (id === coverId || properties.split(' ').includes('cover-image')),
  )
  return {
    description,
    ...(cover?.href && { cover: posix.join(posix.dirname(description), cover.href) }),
  }
}

async function archived(content: Buffer, format: DocumentFormat, report: ToolReport): Promise<void> {
  const archive = await openArchive(content)
  if (!archive.paths.some(path => format.parts.test(path))) throw new Refusal('processing.broken')
  const book: Book | undefined = await describesBook(archive)
  const properties = await propertiesIn(archive, book ? [book.description] : format.properties)
  const pages = pagesOf(properties, archive.paths.filter(path => format.pages?.test(path)).length)
  const { title, creator, subject, description, keywords, keyword } = properties
  const found: ToolFound = {
    measured: { ...(pages !== undefined && { pages }) },
    metadata: embeddedMetadata({
      title,
      by: creator,
      description: description ?? subject,
      keywords: keywords ?? keyword,
    }),
    facts: { document: properties },
  }
  report.found(found)
  const thumbnail = book?.cover ?? archive.paths.find(path => format.thumbnail?.test(path))
  const picture = thumbnail === undefined ? undefined : await archive.read(thumbnail)
  if (picture) report.poster({ bytes: picture })
  report.found({
    ...found,
    measured: { ...found.measured, contentText: await archivedText(archive, format) },
  })
}

const wide: ReadonlyMap<number, string> = new Map([
  [0xfffe, 'utf-16le'],
  [0xfeff, 'utf-16be'],
])

/** A text in whatever encoding it is in. */
function plainText(content: Buffer): string {
  const mark = content.length >= 2 ? wide.get(content.readUInt16BE(0)) : undefined
  try {
    return new TextDecoder(mark ?? 'utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder(supported(detect(content.subarray(0, 64 * 1024)) ?? '')).decode(content)
  }
}

const supported = (name: string): string => {
  try {
    return new TextDecoder(name).encoding
  } catch {
    return 'windows-1252'
  }
}

/** An office document, a book, a text: its words, what it says of itself, and the small picture it may bring with it. */
export const documentTool: Tool = async (content, report) => {
  const format = documentFormats.get(content.mime)
  if (format && content.size > mostBytes)
    return report.found({ measured: {}, failure: 'processing.tooLarge' })
  if (format) return archived(content.read(0, content.size), format, report)
  if (content.mime === 'application/rtf') {
    const written = content.read(0, Math.min(content.size, mostBytes)).toString('latin1')
    return report.found({ measured: { contentText: rtfText(written) } })
  }
  if (!content.mime.startsWith('text/')) return report.found({ measured: {} })
  report.found({
    measured: { contentText: cut(plainText(content.read(0, mostTextBytes)), mostCharacters) },
  })
}
