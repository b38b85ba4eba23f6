/** Character styles within a citation. */
export const runStyles = ['italic', 'bold', 'smallCaps', 'underline', 'sup', 'sub'] as const
export type RunStyle = (typeof runStyles)[number]

/** A part of a citation with uniform styling. */
export interface CitationRun {
  readonly text: string
  readonly style?: RunStyle | undefined
}

export const plainCitation = (runs: readonly CitationRun[]): string => runs.map(({ text }) => text).join('')

const tags: Readonly<Record<RunStyle, readonly [open: string, close: string]>> = {
  italic: ['<i>', '</i>'],
  bold: ['<b>', '</b>'],
  smallCaps: ['<span style="font-variant: small-caps">', '</span>'],
  underline: ['<u>', '</u>'],
  sup: ['<sup>', '</sup>'],
  sub: ['<sub>', '</sub>'],
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => signs[sign] ?? sign)

/** Returns it as HTML, so that italics survive pasting into a word processor. */
export const citationHtml = (runs: readonly CitationRun[]): string =>
  runs
    .map(({ text, style }) => {
      const [open, close] = style ? tags[style] : ['', '']
      return `${open}${escaped(text)}${close}`
    })
    .join('')
