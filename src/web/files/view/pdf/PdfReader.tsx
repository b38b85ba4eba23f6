import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  Expand,
  MoveHorizontal,
  Search,
  Shrink,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { type FullScreen, useFullScreen } from '../../../ui/use-full-screen.ts'
import type { ViewedFile } from '../viewed-file.ts'
import { useFind } from './find-in-pdf.ts'
import styles from './Pdf.module.css'
import { PdfPage } from './PdfPage.tsx'
import type { PageSize } from './use-pdf.ts'

/** The page that takes the middle of a scrolled list of pages, and the way to another one. */
function usePages(list: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(1)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      const middle = element.getBoundingClientRect().top + element.clientHeight / 2
      const pages = [...element.querySelectorAll<HTMLElement>('[data-page]')]
      const seen = pages.findLast(page => page.getBoundingClientRect().top <= middle) ?? pages[0]
      if (seen) setCurrent(Number(seen.dataset.page))
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [list])
  return {
    current,
    goTo(pageNumber: number) {
      list.current?.querySelector(`[data-page="${pageNumber}"]`)?.scrollIntoView({ block: 'start' })
      setCurrent(pageNumber)
    },
  }
}

interface PdfBarProps {
  readonly current: number
  readonly total: number
  /** 1 is as wide as the reader. */
  readonly zoom: number
  readonly screen: FullScreen
  readonly onGoTo: (pageNumber: number) => void
  readonly onZoom: (factor: number) => void
  readonly onWhole: () => void
  readonly onFind: () => void
}

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

/** The position in a document, and the buttons to go elsewhere. */
function PdfBar({ current, total, zoom, screen, onGoTo, onZoom, onWhole, onFind }: PdfBarProps) {
  const { t } = useTranslation()
  const button = (label: string, picture: ReactNode, press: () => void, disabled = false) => (
    <IconButton label={label} title={label} disabled={disabled} onClick={press}>
      {picture}
    </IconButton>
  )
  return (
    <div className={styles.bar}>
      {button(t('viewer.pdf.previous'), <ChevronLeft {...icon} />, () => onGoTo(current - 1), current <= 1)}
      <PageNumber current={current} total={total} onGoTo={onGoTo} />
      {button(t('viewer.pdf.next'), <ChevronRight {...icon} />, () => onGoTo(current + 1), current >= total)}
      {button(t('viewer.zoomOut'), <ZoomOut {...icon} />, () => onZoom(0.8))}
      <output className={styles.scale}>{Math.round(zoom * 100)} %</output>
      {button(t('viewer.zoomIn'), <ZoomIn {...icon} />, () => onZoom(1.25))}
      {button(t('viewer.pdf.width'), <MoveHorizontal {...icon} />, onWhole)}
      {button(t('viewer.pdf.find'), <Search {...icon} />, onFind)}
      {button(
        t(screen.isFull ? 'viewer.leaveFullScreen' : 'viewer.fullScreen'),
        screen.isFull ? <Shrink {...icon} /> : <Expand {...icon} />,
        screen.toggle,
      )}
    </div>
  )
}

function PageNumber({ current, total, onGoTo }: Pick<PdfBarProps, 'current' | 'total' | 'onGoTo'>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(String(current))
  useEffect(() => setTyped(String(current)), [current])
  const go = () => {
    const wanted = Math.round(Number(typed))
    if (wanted >= 1 && wanted <= total) onGoTo(wanted)
    else setTyped(String(current))
  }
  return (
    <form
      className={styles.number}
      onSubmit={event => {
        event.preventDefault()
        go()
      }}
    >
      <input
        inputMode="numeric"
        aria-label={t('viewer.pdf.number')}
        value={typed}
        size={Math.max(2, String(total).length)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={go}
      />
      <span>{t('viewer.pdf.of', { total })}</span>
    </form>
  )
}

interface PdfFindProps {
  readonly find: ReturnType<typeof useFind>
  readonly current: number
  readonly onGoTo: (pageNumber: number) => void
  readonly onClose: () => void
}

const pdfFindIcon = { size: 17, strokeWidth: 1.7, 'aria-hidden': true } as const

/** Searches a document for words, from page to page with matches. */
function PdfFind({ find, current, onGoTo, onClose }: PdfFindProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { pages, count, busy } = find.found
  useEffect(() => input.current?.focus(), [])
  const [first] = pages
  const show = useEffectEvent(onGoTo)
  useEffect(() => {
    // The first page with a match scrolls into view automatically.
    if (first !== undefined) show(first)
  }, [first])
  const step = (back: boolean) => {
    const next = back
      ? (pages.findLast(page => page < current) ?? pages.at(-1))
      : (pages.find(page => page > current) ?? pages[0])
    if (next !== undefined) onGoTo(next)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') step(event.shiftKey)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search className={styles.find}>
      <input
        ref={input}
        type="search"
        aria-label={t('viewer.pdf.find')}
        placeholder={t('viewer.pdf.find')}
        value={find.text}
        onChange={({ target }) => find.setText(target.value)}
        onKeyDown={press}
      />
      <span className={styles.found} role="status" aria-busy={busy}>
        {find.text.trim() !== '' && (count > 0 || !busy) && t('viewer.pdf.found', { count })}
      </span>
      <IconButton
        label={t('viewer.pdf.findPrevious')}
        disabled={pages.length === 0}
        onClick={() => step(true)}
      >
        <ChevronUp {...pdfFindIcon} />
      </IconButton>
      <IconButton label={t('viewer.pdf.findNext')} disabled={pages.length === 0} onClick={() => step(false)}>
        <ChevronDown {...pdfFindIcon} />
      </IconButton>
      <IconButton label={t('common.close')} onClick={onClose}>
        <X {...pdfFindIcon} />
      </IconButton>
    </search>
  )
}

interface PdfReaderProps {
  readonly pdf: PDFDocumentProxy
  readonly size: PageSize
  readonly file: ViewedFile
}

/** Limits of the size of pages, as a share of the width of the reader. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: key events bubble up from the controls inside
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
