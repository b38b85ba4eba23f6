/** Text, optionally a link. */
export interface NewsRun {
  readonly text: string
  /** Target of a link: `http` or `https` only. */
  readonly href?: string
}

/** `[text](https://…)`, or a bare address. Lengths are bounded to limit the time of matching. */
const link =
  /\[([^[\]\n]{1,200})\]\((https?:\/\/[\p{L}\p{N}][^\s()<>"]{0,1000})\)|https?:\/\/[\p{L}\p{N}][^\s<>"[\]]{0,1000}/giu

/** Punctuation that ends a sentence rather than an address. */
const sentenceEnd = /(?<![.,;:!?…)»”'’])[.,;:!?…)»”'’]+$/u

/** Returns an address without the punctuation of the sentence that it ends. */
export const withoutSentenceEnd = (address: string): string => address.replace(sentenceEnd, '')

function runsOf(paragraph: string): NewsRun[] {
  const runs: NewsRun[] = []
  let place = 0
  for (const { index, 0: whole, 1: words, 2: address } of paragraph.matchAll(link)) {
    const found = words === undefined ? withoutSentenceEnd(whole) : whole
    if (index > place) runs.push({ text: paragraph.slice(place, index) })
    runs.push({ text: words ?? found, href: address ?? found })
    place = index + found.length
  }
  if (place < paragraph.length) runs.push({ text: paragraph.slice(place) })
  return runs
}

/**
 * Parses the body of news: paragraphs are separated by empty lines, and links are the only markup. Any other markup is shown as written.
 */
export const newsParagraphs = (body: string): (readonly NewsRun[])[] =>
  body
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
    .map(runsOf)
