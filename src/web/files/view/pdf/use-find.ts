import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { pagesWith } from './find-in-pdf.ts'
import { highlight } from './highlight.ts'

interface Found {
  readonly pages: readonly number[]
  readonly count: number
  readonly busy: boolean
}

const nothing: Found = { pages: [], count: 0, busy: false }

/** Milliseconds without a key before a document is read through. */
const pauseMs = 250

/** Words looked for in a whole document; marked on the pages that are drawn. */
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
    let gone = false
    const look = async () => {
      setFound({ ...nothing, busy: true })
      let [pages, count]: [readonly number[], number] = [[], 0]
      for await (const hit of pagesWith(pdf, text, texts.current)) {
        if (gone) return
        ;[pages, count] = [[...pages, hit.pageNumber], count + hit.count]
        setFound({ pages, count, busy: true })
      }
      if (!gone) setFound({ pages, count, busy: false })
    }
    highlight(
      [...layers.current.values()].filter(layer => layer.isConnected),
      text,
    )
    if (text.trim() === '') setFound(nothing)
    const timer =
      text.trim() === '' ? undefined : setTimeout(() => void look().catch(() => undefined), pauseMs)
    return () => {
      gone = true
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
