import { codeBars } from '../../codes/code-bars.ts'
import { fonts } from '../../press/fonts.ts'
import type { SheetPicture } from '../../press/print-job.ts'
import type { FilledElement } from '../../press/template-jobs.ts'
import { points } from '../millimetres.ts'
import { drawText } from './draw-text.ts'

/** Letters below a code, in points. */
const captionSize = 7

/** Of the thinnest bar of Code 128, in points: beyond half a millimetre a short number is a fence. */
const widestBar = points(0.5)

/** Pictures of a document: each is put into it once, however many labels show it. */
export type Pictures = (picture: SheetPicture) => string

type CodeElement = Extract<FilledElement, { readonly type: 'qr' | 'code128' }>

function drawCode(document: PDFKit.PDFDocument, element: CodeElement, left: number, top: number): void {
  const code = codeBars(element.type, element.text)
  if (!code) return
  const caption = element.type === 'code128' && element.caption
  const [x, y] = [left + points(element.x), top + points(element.y)]
  const width = points(element.width)
  const height = points(element.height) - (caption ? captionSize * 1.3 : 0)
  // Squares stay squares; bars fill the width, as far as readers like them wide.
  const scale =
    element.type === 'qr'
      ? { x: Math.min(width, height) / code.width, y: Math.min(width, height) / code.height }
      : { x: Math.min(width / code.width, widestBar), y: height }
  const begin = element.type === 'qr' ? x : x + (width - code.width * scale.x) / 2
  for (const [barX, barY, barWidth, barHeight] of code.bars)
    document.rect(begin + barX * scale.x, y + barY * scale.y, barWidth * scale.x, barHeight * scale.y)
  document.fill('#000000')
  if (!caption) return
  document.font(fonts.Sans.normal).fontSize(captionSize)
  document.text(element.text, x, y + height + 1, {
    width,
    height: captionSize * 1.3,
    align: 'center',
    ellipsis: '…',
  })
}

/** Draws an element of the label whose upper left corner lies there, in points. */
export function drawElement(
  document: PDFKit.PDFDocument,
  element: FilledElement,
  left: number,
  top: number,
  pictures: Pictures,
): void {
  const [x, y] = [left + points(element.x), top + points(element.y)]
  const [width, height] = [points(element.width), points(element.height)]
  switch (element.type) {
    case 'text':
      drawText(document, element, left, top)
      return
    case 'qr':
    case 'code128':
      drawCode(document, element, left, top)
      return
    case 'picture':
      document.image(pictures(element.picture), x, y, {
        fit: [width, height],
        align: 'center',
        valign: 'center',
      })
      return
    case 'line':
      document
        .moveTo(x, y)
        .lineTo(x + width, y + height)
        .lineWidth(element.thickness)
        .stroke('#000000')
      return
    case 'box':
      document.rect(x, y, width, height).lineWidth(element.thickness).stroke('#000000')
  }
}
