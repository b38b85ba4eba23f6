import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import styles from './Pdf.module.css'
import type { PageSize } from './use-pdf.ts'

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy
  readonly pageNumber: number
  readonly label: string
  /** The assumed size until the page is seen. */
  readonly expected: PageSize
  readonly scale: number
  readonly onDrawn: (pageNumber: number, text: HTMLElement) => void
}

/** A page of a document: drawn when it comes near the screen, released when it is far. */
export function PdfPage({ pdf, pageNumber, label, expected, scale, onDrawn }: PdfPageProps) {
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [size, setSize] = useState(expected)
  const [isDrawn, setDrawn] = useState(false)
  const drawn = useEffectEvent((layer: HTMLElement) => onDrawn(pageNumber, layer))

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        setNear(entry?.isIntersecting ?? false)
        if (!entry?.isIntersecting) setDrawn(false)
      },
      { root: element.closest('[data-pages]'), rootMargin: '100% 0px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    const [picture, layer] = [canvas.current, text.current]
    if (!isNear || !picture || !layer) return
    const unmounted = new AbortController()
    const draw = async () => {
      const { drawPage } = await import('./draw-page.ts')
      setSize(await drawPage(pdf, pageNumber, scale, { canvas: picture, text: layer }, unmounted.signal))
      setDrawn(true)
      drawn(layer)
    }
    // Cancelled while drawing, or the document was closed: the result is not needed.
    draw().catch(() => undefined)
    return () => unmounted.abort()
  }, [pdf, pageNumber, scale, isNear])

  return (
    <section
      ref={frame}
      className={styles.page}
      style={{
        width: Math.round(size.width * scale),
        height: Math.round(size.height * scale),
        ['--total-scale-factor' as string]: scale,
      }}
      aria-label={label}
      data-page={pageNumber}
      data-drawn={(isNear && isDrawn) || undefined}
    >
      {isNear && (
        <>
          <canvas ref={canvas} className={classes(styles.drawing, isDrawn && styles.drawn)} />
          <div ref={text} className={styles.text} />
        </>
      )}
    </section>
  )
}
