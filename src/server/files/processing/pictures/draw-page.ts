import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { lookOnlySide } from '#model/files/look-only.ts'
import { openPdf } from '../pdf/pdfium.ts'

/** A document is held whole. */
const mostBytes = 400 * 1024 ** 2

/** A page of a PDF, from 1, as WebP. @returns undefined where there is none, or the document does not open. */
export async function drawPage({
  path,
  page,
}: {
  readonly path: string
  readonly page: number
}): Promise<Uint8Array | undefined> {
  if ((await stat(path)).size > mostBytes) return undefined
  const pdf = await openPdf(await readFile(path))
  if (typeof pdf === 'number' || page > pdf.pages) return undefined
  const drawn = pdf.page(page - 1, each => each.draw(lookOnlySide))
  if (!drawn) return undefined
  const { bytes, width, height } = drawn
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 84, smartSubsample: true, effort: 3 })
    .toBuffer()
}
