import { cut } from '#model/text/cut.ts'
import { Refusal } from '../tools/refusal.ts'
import { saidBy } from '../tools/said-by.ts'
import type { Tool, ToolFound, ToolTell } from '../tools/tool.ts'
import { openArchive } from './archive.ts'
import { archivedText } from './archived-text.ts'
import { type Book, describesBook } from './book.ts'
import { type DocumentFormat, documentFormats } from './formats.ts'
import { plainText } from './plain-text.ts'
import { propertiesIn } from './properties.ts'
import { rtfText } from './rtf-text.ts'
import { mostCharacters } from './text-collector.ts'

/** A document is held whole: a larger one is kept without being looked into. */
const mostBytes = 200 * 1024 * 1024

const mostTextBytes = mostCharacters * 4

const pagesOf = (properties: Readonly<Record<string, string>>, parts: number): number | undefined => {
  const said = Number(properties.Pages ?? properties['page-count'] ?? properties.Slides)
  return parts > 0 ? parts : Number.isInteger(said) && said > 0 && said < 1_000_000 ? said : undefined
}

async function archived(content: Buffer, format: DocumentFormat, tell: ToolTell): Promise<void> {
  const archive = await openArchive(content)
  if (!archive.paths.some(path => format.parts.test(path))) throw new Refusal('processing.broken')
  const book: Book | undefined = await describesBook(archive)
  const properties = await propertiesIn(archive, book ? [book.description] : format.properties)
  const pages = pagesOf(properties, archive.paths.filter(path => format.pages?.test(path)).length)
  const { title, creator, subject, description, keywords, keyword } = properties
  const found: ToolFound = {
    measured: { ...(pages !== undefined && { pages }) },
    said: saidBy({
      title,
      by: creator,
      description: description ?? subject,
      keywords: keywords ?? keyword,
    }),
    facts: { document: properties },
  }
  tell.found(found)
  const thumbnail = book?.cover ?? archive.paths.find(path => format.thumbnail?.test(path))
  const picture = thumbnail === undefined ? undefined : await archive.read(thumbnail)
  if (picture) tell.poster({ bytes: picture })
  tell.found({
    ...found,
    measured: { ...found.measured, contentText: await archivedText(archive, format) },
  })
}

/** An office document, a book, a text: its words, what it says of itself, and the small picture it may bring with it. */
export const documentTool: Tool = async (content, tell) => {
  const format = documentFormats.get(content.mime)
  if (format && content.size > mostBytes) return tell.found({ measured: {}, failure: 'processing.tooLarge' })
  if (format) return archived(content.read(0, content.size), format, tell)
  if (content.mime === 'application/rtf') {
    const written = content.read(0, Math.min(content.size, mostBytes)).toString('latin1')
    return tell.found({ measured: { contentText: rtfText(written) } })
  }
  if (!content.mime.startsWith('text/')) return tell.found({ measured: {} })
  tell.found({
    measured: { contentText: cut(plainText(content.read(0, mostTextBytes)), mostCharacters) },
  })
}
