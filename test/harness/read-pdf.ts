import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a document says, page by page, and how often pictures stand in it. */
export async function readPdf(pdf: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    pages.push(
      items
        .map(item => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' '),
    )
  }
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } }
  await task.destroy()
  return { pages, text: pages.join(' '), title: info.Title, language: info.Language }
}
