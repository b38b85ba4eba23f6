import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'

/** Returns a text in the form in which it is compared: without case, accents and extra spaces. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')

/** Counts the occurrences of words in a text. */
export function countIn(text: string, wanted: string): number {
  const word = folded(wanted).trim()
  return word === '' ? 0 : folded(text).split(word).length - 1
}

/** The text of a page as its lines are laid. */
async function textOfPage(pdf: PDFDocumentProxy, pageNumber: number): Promise<string> {
  const page = await pdf.getPage(pageNumber)
  const { items } = await page.getTextContent()
  return items.map(item => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')
}

/**
 * Pages on which words occur, one after the other as they are found.
 * @param texts those read before; kept for the next search
 */
async function* pagesWith(
  pdf: PDFDocumentProxy,
  wanted: string,
  texts: Map<number, string>,
): AsyncGenerator<{ readonly pageNumber: number; readonly count: number }> {
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber++) {
    const text = texts.get(pageNumber) ?? (await textOfPage(pdf, pageNumber))
    texts.set(pageNumber, text)
    const count = countIn(text, wanted)
    if (count > 0) yield { pageNumber, count }
  }
}

/** Name by which the style sheet highlights matches. */
const name = 'pdf-found'

/** Returns the positions in a text at which words start and end, compared as by `folded`. */
export function placesIn(text: string, wanted: string): readonly (readonly [number, number])[] {
  const word = folded(wanted).trim()
  if (word === '') return []
  let plain = ''
  /** Positions in the original text, by letter of the plain one. */
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

/** The pieces of text in an element, each with its start. */
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
function highlight(layers: Iterable<HTMLElement>, wanted: string): void {
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

interface Found {
  readonly pages: readonly number[]
  readonly count: number
  readonly busy: boolean
}

const nothing: Found = { pages: [], count: 0, busy: false }

/** Milliseconds without a key before a document is read through. */
const pauseMs = 250

/** Searches a whole document; matches are highlighted on rendered pages. */
export function useFind(pdf: PDFDocumentProxy) {
  const [text, setText] = useState('')
  const [found, setFound] = useState(nothing)
  const texts = useRef(new Map<number, string>())
  const layers = useRef(new Map<number, HTMLElement>())
  const mark = () =>
    highlight(
      [...layers.current.values()].filter(layer => layer.isConnected),
      text,
    )
  useEffect(() => {
    let isStopped = false
    const look = async () => {
      setFound({ ...nothing, busy: true })
      let [pages, count]: [readonly number[], number] = [[], 0]
      for await (const hit of pagesWith(pdf, text, texts.current)) {
        if (isStopped) return
        ;[pages, count] = [[...pages, hit.pageNumber], count + hit.count]
        setFound({ pages, count, busy: true })
      }
      if (!isStopped) setFound({ pages, count, busy: false })
    }
    highlight(
      [...layers.current.values()].filter(layer => layer.isConnected),
      text,
    )
    if (text.trim() === '') setFound(nothing)
    const timer =
      text.trim() === '' ? undefined : setTimeout(() => void look().catch(() => undefined), pauseMs)
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [pdf, text])
  useEffect(() => () => highlight([], ''), [])
  return {
    text,
    setText,
    found,
    onDrawn(pageNumber: number, layer: HTMLElement) {
      layers.current.set(pageNumber, layer)
      mark()
    },
  }
}
