import { embeddedMetadata } from '../tools/embedded-metadata.ts'
import { Refusal } from '../tools/refusal.ts'
import type { Tool, ToolFound } from '../tools/tool.ts'
import { openingErrors, openPdf, type Pdf } from './pdfium.ts'

/** A document is held whole: a larger one is kept without being looked into. */
const mostBytes = 400 * 1024 * 1024

/** A little more than is kept of the text, whose blanks are still to be taken out. */
const mostCharacters = 220_000

/** Pixels of the longest side of the first page: as large as thumbnails are. */
const posterSide = 2400

/** Entries of a document information dictionary (ISO 32000-1, 14.3.3). */
const properties = [
  'Title',
  'Author',
  'Subject',
  'Keywords',
  'Creator',
  'Producer',
  'CreationDate',
  'ModDate',
]

const millimetres = (points: number): number => Math.round((points * 254) / 72) / 10

/** The text of one page after the other, until there is enough. */
function textOf(pdf: Pdf): string {
  const pages: string[] = []
  let left = mostCharacters
  for (let at = 0; at < pdf.pages && left > 0; at++) {
    const text = pdf.page(at, page => page.text(left)) ?? ''
    pages.push(text)
    left -= text.length
  }
  return pages.join('\n').replace(/\r\n?/g, '\n')
}

/** A PDF: pages, text, properties, and its first page as its picture. */
export const pdfTool: Tool = async (content, report) => {
  if (content.size > mostBytes) return report.found({ measured: {}, failure: 'processing.tooLarge' })
  const pdf = await openPdf(content.read(0, content.size))
  if (pdf === openingErrors.password || pdf === openingErrors.security)
    return report.found({ measured: {}, failure: 'processing.encrypted' })
  if (typeof pdf === 'number' || pdf.pages < 1) throw new Refusal('processing.broken')

  const written = Object.fromEntries(
    properties.flatMap(name => {
      const value = pdf.property(name)
      return value ? [[name, value] as const] : []
    }),
  )
  const pdfFacts = { version: pdf.version, pages: pdf.pages, ...written }
  const found: ToolFound = {
    measured: { pages: pdf.pages },
    metadata: embeddedMetadata({
      title: written.Title,
      by: written.Author,
      description: written.Subject,
      keywords: written.Keywords,
    }),
    facts: { pdf: pdfFacts },
  }
  // Told before a page is opened: that is where hostile ones do their work.
  report.found(found)
  const pageSize = pdf.page(0, page => {
    report.poster(page.draw(posterSide))
    return { width: millimetres(page.width), height: millimetres(page.height) }
  })
  report.found({
    ...found,
    measured: { ...found.measured, contentText: textOf(pdf) },
    facts: { pdf: { ...pdfFacts, ...(pageSize && { pageSize }) } },
  })
}
