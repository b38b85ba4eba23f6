import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist'
import type { PageSize } from './use-pdf.ts'

/** Maximum number of pixels of a rendered page, the limit of what a phone can handle. */
const mostPixels = 16_000_000

interface Target {
  readonly canvas: HTMLCanvasElement
  readonly text: HTMLElement
}

/**
 * Draws a page, and lays its words over it so that they can be chosen and found.
 * @param scale pixels of the page a point takes
 * @returns its true size in points.
 */
export async function drawPage(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  scale: number,
  { canvas, text }: Target,
  signal: AbortSignal,
): Promise<PageSize> {
  const page = await pdf.getPage(pageNumber)
  const { width, height } = page.getViewport({ scale: 1 })
  signal.throwIfAborted()
  const sharp = Math.min(devicePixelRatio * scale, Math.sqrt(mostPixels / (width * height)))
  const viewport = page.getViewport({ scale: sharp })
  // Drawn aside, so that the page on the screen never goes blank.
  const drawn = document.createElement('canvas')
  drawn.width = Math.floor(viewport.width)
  drawn.height = Math.floor(viewport.height)
  const task = page.render({ canvas: drawn, viewport })
  signal.addEventListener('abort', () => task.cancel())
  await task.promise
  signal.throwIfAborted()
  canvas.width = drawn.width
  canvas.height = drawn.height
  canvas.getContext('2d')?.drawImage(drawn, 0, 0)
  if (text.childElementCount === 0) {
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: text,
      viewport: page.getViewport({ scale: 1 }),
    } as never)
    await layer.render()
  }
  return { width, height }
}
