import { type CitationRun, citationHtml, plainCitation } from '#model/bibliography/citation-runs.ts'
import { noCitation } from '#model/bibliography/citation-styles.ts'
import type { Language } from '#model/languages.ts'
import { citationRtf } from './citation-rtf.ts'

/** A list of references as people read it. */
export type ListFormat = 'text' | 'html' | 'rtf'

interface Frame {
  readonly entry: (runs: readonly CitationRun[]) => string
  readonly around: (entries: string, about: { readonly title: string; readonly language: Language }) => string
  readonly mediaType: string
  readonly ending: string
}

const escaped = (text: string): string => citationHtml([{ text }])

/** How a list is written: its entries, and what is around them. */
export const listFormats: Readonly<Record<ListFormat, Frame>> = {
  text: {
    entry: runs => `${plainCitation(runs)}\n`,
    around: entries => entries,
    mediaType: 'text/plain; charset=utf-8',
    ending: 'txt',
  },
  html: {
    entry: runs => `<p>${citationHtml(runs)}</p>\n`,
    around: (entries, { title, language }) =>
      `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">\n<title>${escaped(title)}</title>\n<h1>${escaped(title)}</h1>\n${entries}</html>\n`,
    mediaType: 'text/html; charset=utf-8',
    ending: 'html',
  },
  rtf: {
    entry: citationRtf,
    around: entries => `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0\\froman Times New Roman;}}\n${entries}}\n`,
    mediaType: 'application/rtf',
    ending: 'rtf',
  },
}

/** What stands for a work that there is nothing to cite by (acceptance row C-K18). */
export const unsaidRuns: readonly CitationRun[] = [{ text: noCitation }]
