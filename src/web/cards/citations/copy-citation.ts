import { type CitationRun, citationHtml, plainCitation } from '#model/bibliography/citation-runs.ts'

/** Puts a citation on the clipboard: with its italics for a word processor, plain for everything else. @throws where the browser refuses */
export async function copyCitation(runs: readonly CitationRun[]): Promise<void> {
  const text = plainCitation(runs)
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard.write)
    return navigator.clipboard.writeText(text)
  const piece = (content: string, type: string) => new Blob([content], { type })
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': piece(text, 'text/plain'),
      'text/html': piece(citationHtml(runs), 'text/html'),
    }),
  ])
}
