import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

export interface PageSize {
  readonly width: number
  readonly height: number
}

type PdfState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'open'
      readonly pdf: PDFDocumentProxy
      /** The size of the first page in points, assumed for the others until they are seen. */
      readonly size: PageSize
    }

/** A document that is open as long as it is on the screen. */
export function usePdf(url: string): PdfState {
  const [state, setState] = useState<PdfState>({ kind: 'opening' })
  useEffect(() => {
    const unmounted = new AbortController()
    const open = async () => {
      const { openPdf } = await import('./open-pdf.ts')
      const { pdf } = await openPdf(url, unmounted.signal)
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
      if (!unmounted.signal.aborted) setState({ kind: 'open', pdf, size: { width, height } })
    }
    open().catch(() => unmounted.signal.aborted || setState({ kind: 'failed' }))
    return () => unmounted.abort()
  }, [url])
  return state
}
