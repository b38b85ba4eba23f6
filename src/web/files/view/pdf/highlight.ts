import { folded } from './find-in-pdf.ts'

/** Name under which the style sheet paints what was found. */
const name = 'pdf-found'

/** Where in a text, by letter, words begin and end, as `folded` compares them. */
export function placesIn(text: string, wanted: string): readonly (readonly [number, number])[] {
  const word = folded(wanted).trim()
  if (word === '') return []
  let plain = ''
  /** Of each letter of the plain text, where it stands in the other one. */
  const origins: number[] = []
  let at = 0
  for (const letter of text) {
    // A row of spaces counts as one.
    const now = /\s/.test(letter) && plain.endsWith(' ') ? '' : folded(letter)
    plain += now
    for (let index = 0; index < now.length; index++) origins.push(at)
    at += letter.length
  }
  const places: [number, number][] = []
  for (let from = plain.indexOf(word); from >= 0; from = plain.indexOf(word, from + word.length))
    places.push([origins[from] ?? 0, (origins[from + word.length - 1] ?? 0) + 1])
  return places
}

/** The pieces of text of an element, each with where it begins. */
function piecesOf(element: HTMLElement) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const pieces: { readonly node: Text; readonly from: number }[] = []
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      pieces.push({ node, from: text.length })
      text += node.data
    } else if (node.nodeName === 'BR') text += ' '
  }
  return { pieces, text }
}

/** Marks words in the texts of the pages that are drawn. Where a browser cannot, the page it is on is shown all the same. */
export function highlight(layers: Iterable<HTMLElement>, wanted: string): void {
  if (!('highlights' in CSS)) return
  const ranges = [...layers].flatMap(layer => {
    const { pieces, text } = piecesOf(layer)
    const pieceAt = (at: number) => pieces.findLast(({ from }) => from <= at)
    return placesIn(text, wanted).flatMap(([from, until]) => {
      const [first, last] = [pieceAt(from), pieceAt(until - 1)]
      if (!first || !last) return []
      const range = new Range()
      range.setStart(first.node, Math.min(from - first.from, first.node.length))
      range.setEnd(last.node, Math.min(until - last.from, last.node.length))
      return [range]
    })
  })
  if (ranges.length === 0) CSS.highlights.delete(name)
  else CSS.highlights.set(name, new Highlight(...ranges))
}
