import { folded } from './find-in-pdf.ts'

/** Name under which the style sheet paints what was found. */
const name = 'pdf-found'

/** Where in a text, by letter, words begin and end; of the folded text each letter knows which one it was. */
export function placesIn(text: string, wanted: string): readonly (readonly [number, number])[] {
  const word = folded(wanted).trim()
  if (word === '') return []
  const letters = [...text].reduce<{ folded: string; origin: number[]; at: number }>(
    (sum, letter) => {
      // A row of spaces counts as one.
      const now = /\s/.test(letter) && sum.folded.endsWith(' ') ? '' : folded(letter)
      return {
        folded: sum.folded + now,
        origin: [...sum.origin, ...Array.from(now, () => sum.at)],
        at: sum.at + letter.length,
      }
    },
    { folded: '', origin: [], at: 0 },
  )
  const places: [number, number][] = []
  for (let at = letters.folded.indexOf(word); at >= 0; at = letters.folded.indexOf(word, at + word.length)) {
    const last = letters.origin[at + word.length - 1] ?? 0
    places.push([letters.origin[at] ?? 0, last + 1])
  }
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
