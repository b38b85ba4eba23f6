import type { CitationRun, RunStyle } from '#model/bibliography/citation-runs.ts'

/** Styles of the text inside a tag; 'normal' resets those of the tags around it. */
const styleOf = (tag: string): RunStyle | 'normal' | undefined => {
  if (/font-(style|weight|variant):\s*normal/.test(tag)) return 'normal'
  if (/^<i\b/.test(tag) || /font-style:\s*italic/.test(tag)) return 'italic'
  if (/^<b\b/.test(tag) || /font-weight:\s*bold/.test(tag)) return 'bold'
  if (/small-caps/.test(tag)) return 'smallCaps'
  if (/underline/.test(tag)) return 'underline'
  if (/^<sup\b/.test(tag)) return 'sup'
  return /^<sub\b/.test(tag) ? 'sub' : undefined
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16))
  })

const margin = '<div class="csl-left-margin">'
const block = '<div class="csl-block">'
const end = '</div>'

/** An entry without the number in its margin. */
function withoutMargin(entry: string): string {
  const from = entry.indexOf(margin)
  const to = from < 0 ? -1 : entry.indexOf(end, from)
  return to < 0 ? entry : entry.slice(0, from) + entry.slice(to + end.length)
}

/** Puts a block on its own line, such as the short citation in archaeological styles, before the rest. */
function withBlocksApart(entry: string): string {
  const [first = '', ...blocks] = entry.split(block)
  return [
    first,
    ...blocks.map((piece, at) => {
      const to = piece.indexOf(end)
      const rest = piece.slice(to + end.length)
      const isLast = at === blocks.length - 1 && rest.trim() === ''
      return to < 0 || isLast ? piece : `${piece.slice(0, to)}\u2003${end}${rest.trimStart()}`
    }),
  ].join(block)
}

/** Converts an entry of the processor's HTML to runs: text styles are kept, all other markup and a leading number are dropped. */
export function runsOf(entry: string): readonly CitationRun[] {
  const runs: CitationRun[] = []
  const open: ReturnType<typeof styleOf>[] = []
  const text = withBlocksApart(withoutMargin(entry)).replace(/(?<!\s)\s*\n\s*/g, ' ')
  for (const piece of text.split(/(<[^<>]*>)/)) {
    if (piece.startsWith('</')) open.pop()
    else if (piece.startsWith('<')) open.push(styleOf(piece))
    else if (piece !== '') {
      const last = open.findLast(each => each !== undefined)
      const style = last === 'normal' ? undefined : last
      const before = runs.at(-1)
      if (before && before.style === style)
        runs[runs.length - 1] = { ...before, text: before.text + decoded(piece) }
      else runs.push({ text: decoded(piece), ...(style && { style }) })
    }
  }
  return trimmed(runs)
}

const trimmed = (runs: readonly CitationRun[]): readonly CitationRun[] =>
  runs
    .map(({ text, ...run }, at) => {
      const begun = at === 0 ? text.trimStart() : text
      return { ...run, text: at === runs.length - 1 ? begun.trimEnd() : begun }
    })
    .filter(({ text }) => text !== '')
