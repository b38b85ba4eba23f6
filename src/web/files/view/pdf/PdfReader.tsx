import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/classes.ts'
import { useFullScreen } from '../../../ui/use-full-screen.ts'
import type { ViewedFile } from '../viewed-file.ts'
import styles from './Pdf.module.css'
import { PdfBar } from './PdfBar.tsx'
import { PdfFind } from './PdfFind.tsx'
import { PdfPage } from './PdfPage.tsx'
import { useFind } from './use-find.ts'
import { usePages } from './use-pages.ts'
import type { PageSize } from './use-pdf.ts'

export interface PdfReaderProps {
  readonly pdf: PDFDocumentProxy
  readonly size: PageSize
  readonly file: ViewedFile
}

/** How much larger or smaller than the width of the reader pages may be. */
const bounds = { least: 0.25, most: 6 }

/** A document to be read: pages below each other, words that can be found, chosen and copied. */
export function PdfReader({ pdf, size, file }: PdfReaderProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(frame)
  const { current, goTo } = usePages(list)
  const find = useFind(pdf)
  const [finding, setFinding] = useState(false)
  const [width, setWidth] = useState(0)
  const [zoom, setZoom] = useState(1)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const watch = new ResizeObserver(() => setWidth(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const zoomBy = (factor: number) =>
    setZoom(before => Math.min(bounds.most, Math.max(bounds.least, before * factor)))
  const press = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if ((event.ctrlKey || event.metaKey) && key === 'f') setFinding(true)
    else if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement)
      return
    else if (key === '+' || key === '=') zoomBy(1.25)
    else if (key === '-') zoomBy(0.8)
    else if (key === '0') setZoom(1)
    else if (key === 'arrowright') goTo(Math.min(pdf.numPages, current + 1))
    else if (key === 'arrowleft') goTo(Math.max(1, current - 1))
    else return
    event.preventDefault()
  }
  const margin = width < 560 ? 16 : 48
  const scale = (Math.min(Math.max(1, width - margin), 1000) / size.width) * zoom
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from what is inside
    <div
      ref={frame}
      className={classes(styles.reader, screen.isFilled && styles.filled)}
      onKeyDown={press}
      data-own-arrows
    >
      {finding && (
        <PdfFind
          find={find}
          current={current}
          onGoTo={goTo}
          onClose={() => {
            find.setText('')
            setFinding(false)
            list.current?.focus()
          }}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <section ref={list} className={styles.pages} aria-label={file.title} tabIndex={0} data-pages>
        {width > 0 &&
          Array.from({ length: pdf.numPages }, (_, index) => index + 1).map(pageNumber => (
            <PdfPage
              key={pageNumber}
              pdf={pdf}
              pageNumber={pageNumber}
              label={t('viewer.pdf.page', { page: pageNumber })}
              expected={size}
              scale={scale}
              onDrawn={find.onDrawn}
            />
          ))}
      </section>
      <PdfBar
        current={current}
        total={pdf.numPages}
        zoom={zoom}
        screen={screen}
        onGoTo={goTo}
        onZoom={zoomBy}
        onWhole={() => setZoom(1)}
        onFind={() => setFinding(true)}
      />
    </div>
  )
}
