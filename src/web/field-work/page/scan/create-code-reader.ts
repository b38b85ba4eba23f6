import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Reads the code in front of the camera; undefined where there is none. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string | undefined>

/** The browser's own reader, which not all have; the standard types do not know it yet. */
interface BarcodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface WithDetector {
  readonly BarcodeDetector?: {
    new (): BarcodeDetector
    getSupportedFormats(): Promise<readonly string[]>
  }
}

/** Formats on museum labels: QR codes, data matrices and common barcodes. */
const wanted = ['qr_code', 'data_matrix', 'code_128', 'code_39']

async function ownReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as WithDetector
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => undefined)) ?? []
  if (!BarcodeDetector || !wanted.every(format => formats.includes(format))) return undefined
  const detector = new BarcodeDetector()
  return async picture => (await detector.detect(picture))[0]?.rawValue
}

/** The same as WebAssembly, served by ourselves like all of the page. */
async function suppliedReader(): Promise<CodeReader> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async picture => {
    if (!context || picture.videoWidth === 0) return undefined
    canvas.width = picture.videoWidth
    canvas.height = picture.videoHeight
    context.drawImage(picture, 0, 0)
    const image = context.getImageData(0, 0, canvas.width, canvas.height)
    const [found] = await readBarcodes(image, { maxNumberOfSymbols: 1 })
    return found?.isValid ? found.text : undefined
  }
}

/** A reader of codes: the browser's own where it reads all that museums use, else ours. @throws {Error} where neither can be had. */
export const createCodeReader = async (): Promise<CodeReader> =>
  (await ownReader().catch(() => undefined)) ?? (await suppliedReader())
