import { getDocumentProxy, getMeta } from 'unpdf'

/** What a document says, page by page, and its title and language. */
export async function readPdf(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
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
  const { info } = await getMeta(document)
  await document.destroy()
  return {
    pages,
    text: pages.join(' '),
    title: info.Title as string | undefined,
    language: info.Language as string | undefined,
  }
}
