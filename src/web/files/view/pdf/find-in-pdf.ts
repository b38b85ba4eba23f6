import type { PDFDocumentProxy } from 'pdfjs-dist'

/** How the words of a text and those that are looked for are compared: whatever their case, accents and spaces. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')

/** How often words occur in a text. */
export function countIn(text: string, wanted: string): number {
  const word = folded(wanted).trim()
  return word === '' ? 0 : folded(text).split(word).length - 1
}

/** The text of a page as its lines are laid. */
async function textOfPage(pdf: PDFDocumentProxy, pageNumber: number): Promise<string> {
  const page = await pdf.getPage(pageNumber)
  const { items } = await page.getTextContent()
  return items.map(item => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')
}

/**
 * Pages on which words occur, one after the other as they are found.
 * @param texts those read before; kept for the next search
 */
export async function* pagesWith(
  pdf: PDFDocumentProxy,
  wanted: string,
  texts: Map<number, string>,
): AsyncGenerator<{ readonly pageNumber: number; readonly count: number }> {
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber++) {
    const text = texts.get(pageNumber) ?? (await textOfPage(pdf, pageNumber))
    texts.set(pageNumber, text)
    const count = countIn(text, wanted)
    if (count > 0) yield { pageNumber, count }
  }
}
