/** A part of a text, set in italics or upright. */
export interface ItalicRun {
  readonly text: string
  readonly italic: boolean
}

/** Returns a text in parts, of which those named are set in italics: the scientific name within a heading. */
export function italicRuns(text: string, italics: readonly string[] = []): readonly ItalicRun[] {
  const phrases = italics.filter(phrase => phrase !== '').toSorted((one, other) => other.length - one.length)
  const runs: ItalicRun[] = []
  let upright = ''
  for (let at = 0; at < text.length; ) {
    const found = phrases.find(phrase => text.startsWith(phrase, at))
    if (found === undefined) {
      upright += text.charAt(at)
      at += 1
      continue
    }
    if (upright !== '') runs.push({ text: upright, italic: false })
    runs.push({ text: found, italic: true })
    upright = ''
    at += found.length
  }
  if (upright !== '') runs.push({ text: upright, italic: false })
  return runs
}
