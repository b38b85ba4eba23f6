import { PDFiumModule } from '@hyzyla/pdfium'

/** The functions of PDFium in use (public/fpdfview.h, fpdf_text.h, fpdf_doc.h) those we call. Handles are numbers, 0 for none. */
interface Engine {
  readonly HEAPU8: Uint8Array
  _malloc(bytes: number): number
  _free(pointer: number): void
  _FPDF_InitLibrary(): void
  _FPDF_LoadMemDocument(bytes: number, size: number, password: number): number
  _FPDF_GetLastError(): number
  _FPDF_GetPageCount(document: number): number
  _FPDF_GetFileVersion(document: number, version: number): number
  _FPDF_GetMetaText(document: number, tag: number, buffer: number, bytes: number): number
  _FPDF_LoadPage(document: number, index: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageWidthF(page: number): number
  _FPDF_GetPageHeightF(page: number): number
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(text: number): void
  _FPDFText_CountChars(text: number): number
  _FPDFText_GetText(text: number, start: number, count: number, buffer: number): number
  _FPDFBitmap_Create(width: number, height: number, alpha: number): number
  _FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    colour: number,
  ): void
  _FPDFBitmap_GetBuffer(bitmap: number): number
  _FPDFBitmap_GetStride(bitmap: number): number
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void
}

/** Why a document does not open (FPDF_ERR_…). */
export const openingErrors = { password: 4, security: 5 } as const

/** As it is printed, annotations included; red first, as pictures have it (FPDF_ANNOT, FPDF_REVERSE_BYTE_ORDER). */
const renderingFlags = 0x01 | 0x10

export interface PdfPicture {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

export interface PdfPage {
  /** In points, 72 an inch. */
  readonly width: number
  readonly height: number
  /** Its text, at most so many characters. */
  text(most: number): string
  /** The page on white, its longest side of so many pixels. */
  draw(longest: number): PdfPicture
}

export interface Pdf {
  readonly pages: number
  /** '1.7' */
  readonly version: string
  /** Entry of the document information dictionary; empty where it says nothing. */
  property(name: string): string
  /** @returns undefined for a page that is damaged. */
  page<T>(index: number, look: (page: PdfPage) => T): T | undefined
}

const utf16 = new TextDecoder('utf-16le')

/** Opens a document. @returns the number of the error when it does not open. */
export async function openPdf(content: Uint8Array): Promise<Pdf | number> {
  const engine = (await PDFiumModule({})) as unknown as Engine
  engine._FPDF_InitLibrary()

  /** Room for as long as it is used. */
  const within = <T>(bytes: number, use: (pointer: number) => T): T => {
    const pointer = engine._malloc(bytes)
    if (pointer === 0) throw new RangeError('no more memory')
    try {
      return use(pointer)
    } finally {
      engine._free(pointer)
    }
  }
  const textAt = (pointer: number, bytes: number): string =>
    utf16.decode(engine.HEAPU8.slice(pointer, pointer + Math.max(0, bytes)))

  // The document reads from here until the process ends, and everything else goes with it.
  const bytes = engine._malloc(content.length)
  engine.HEAPU8.set(content, bytes)
  const document = engine._FPDF_LoadMemDocument(bytes, content.length, 0)
  if (document === 0) return engine._FPDF_GetLastError()

  const pageOf = (page: number): PdfPage => {
    const [width, height] = [engine._FPDF_GetPageWidthF(page), engine._FPDF_GetPageHeightF(page)]
    return {
      width,
      height,
      text(most) {
        const text = engine._FPDFText_LoadPage(page)
        if (text === 0) return ''
        const count = Math.min(engine._FPDFText_CountChars(text), most)
        const found =
          count <= 0
            ? ''
            : within((count + 1) * 2, pointer =>
                textAt(pointer, (engine._FPDFText_GetText(text, 0, count, pointer) - 1) * 2),
              )
        engine._FPDFText_ClosePage(text)
        return found
      },
      draw(longest) {
        const scale = longest / Math.max(width, height)
        const [wide, high] = [width, height].map(side => Math.max(1, Math.round(side * scale))) as [
          number,
          number,
        ]
        const bitmap = engine._FPDFBitmap_Create(wide, high, 0)
        if (bitmap === 0) throw new RangeError('no more memory')
        engine._FPDFBitmap_FillRect(bitmap, 0, 0, wide, high, 0xffffffff)
        engine._FPDF_RenderPageBitmap(bitmap, page, 0, 0, wide, high, 0, renderingFlags)
        const start = engine._FPDFBitmap_GetBuffer(bitmap)
        const size = engine._FPDFBitmap_GetStride(bitmap) * high
        return { width: wide, height: high, bytes: engine.HEAPU8.slice(start, start + size) }
      },
    }
  }

  return {
    pages: engine._FPDF_GetPageCount(document),
    version: within(4, pointer => {
      engine._FPDF_GetFileVersion(document, pointer)
      const version = new DataView(engine.HEAPU8.buffer).getInt32(pointer, true)
      return `${Math.floor(version / 10)}.${version % 10}`
    }),
    property(name) {
      return within(name.length + 1, tag => {
        engine.HEAPU8.set(Buffer.from(`${name}\0`, 'latin1'), tag)
        const size = engine._FPDF_GetMetaText(document, tag, 0, 0)
        if (size <= 2 || size > 100_000) return ''
        return within(size, pointer => {
          engine._FPDF_GetMetaText(document, tag, pointer, size)
          return textAt(pointer, size - 2)
        })
      })
    },
    page(index, look) {
      const page = engine._FPDF_LoadPage(document, index)
      if (page === 0) return undefined
      try {
        return look(pageOf(page))
      } finally {
        engine._FPDF_ClosePage(page)
      }
    },
  }
}
