import type { CitationRun, RunStyle } from '#model/bibliography/citation-runs.ts'

const controls: Readonly<Record<RunStyle, string>> = {
  italic: '\\i',
  bold: '\\b',
  smallCaps: '\\scaps',
  underline: '\\ul',
  sup: '\\super',
  sub: '\\sub',
}

/** Signs of RTF are escaped; letters beyond ASCII are written by their UTF-16 numbers. */
const escaped = (text: string): string =>
  text.replace(/[\\{}]/g, '\\$&').replace(/[^\n -~]/g, letter => {
    const number = letter.charCodeAt(0)
    return `\\u${number > 32_767 ? number - 65_536 : number}?`
  })

/** A citation as a paragraph for a word processor, its second line indented. */
export const citationRtf = (runs: readonly CitationRun[]): string => {
  const text = runs
    .map(run => (run.style ? `{${controls[run.style]} ${escaped(run.text)}}` : escaped(run.text)))
    .join('')
  return `\\pard\\fi-400\\li400\\sa120 ${text}\\par\n`
}
