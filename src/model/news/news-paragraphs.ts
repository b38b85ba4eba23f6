/** Words, or words that lead somewhere. */
export interface NewsRun {
  readonly text: string
  /** An address of the web: `http` or `https`, nothing else. */
  readonly href?: string
}

/** `[words](https://…)`, or an address as it is. Lengths are bounded, so that no text takes long to look through. */
const link =
  /\[([^[\]\n]{1,200})\]\((https?:\/\/[\p{L}\p{N}][^\s()<>"]{0,1000})\)|https?:\/\/[\p{L}\p{N}][^\s<>"[\]]{0,1000}/giu

/** What ends a sentence, not an address. */
const sentenceEnd = /(?<![.,;:!?…)»”'’])[.,;:!?…)»”'’]+$/u

function runsOf(paragraph: string): NewsRun[] {
  const runs: NewsRun[] = []
  let place = 0
  for (const { index, 0: whole, 1: words, 2: address } of paragraph.matchAll(link)) {
    const found = words === undefined ? whole.replace(sentenceEnd, '') : whole
    if (index > place) runs.push({ text: paragraph.slice(place, index) })
    runs.push({ text: words ?? found, href: address ?? found })
    place = index + found.length
  }
  if (place < paragraph.length) runs.push({ text: paragraph.slice(place) })
  return runs
}

/**
 * Reads the words of news: paragraphs are parted by empty lines, and there are links and nothing else. Whatever looks like other markup is
 * shown as it was written.
 */
export const newsParagraphs = (body: string): (readonly NewsRun[])[] =>
  body
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
    .map(runsOf)
