import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** Tables and decoders of the library, served by ourselves (vite.config.ts). */
const served = '/decoders/pdfjs'

/**
 * A worker under the policy of this page. Opened by its address it would be under that of the answer, which lets nothing in: not
 * even the decoders of scanned pages.
 */
function startWorker(): Worker {
  const script = new Blob([`import ${JSON.stringify(new URL(workerUrl, location.href).href)}`], {
    type: 'text/javascript',
  })
  const address = URL.createObjectURL(script)
  const worker = new Worker(address, { type: 'module' })
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return worker
}

interface OpenPdf {
  readonly pdf: PDFDocumentProxy
  readonly close: () => void
}

/** Opens a document; of a large one only the parts that are read are fetched. @throws where it is no PDF or is locked. */
export async function openPdf(url: string, signal: AbortSignal): Promise<OpenPdf> {
  const port = startWorker()
  const worker = PDFWorker.create({ port })
  const loading = getDocument({
    url,
    worker,
    cMapUrl: `${served}/cmaps/`,
    standardFontDataUrl: `${served}/standard_fonts/`,
    wasmUrl: `${served}/wasm/`,
    iccUrl: `${served}/iccs/`,
    // The page fetches, with the session's cookie.
    useWorkerFetch: false,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
  })
  const close = () => {
    loading
      .destroy()
      .catch(() => undefined)
      .finally(() => port.terminate())
  }
  signal.addEventListener('abort', close)
  try {
    return { pdf: await loading.promise, close }
  } catch (failure) {
    close()
    throw failure
  }
}
