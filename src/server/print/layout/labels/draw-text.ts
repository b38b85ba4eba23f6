import type { FilledElement } from '../../press/template-jobs.ts'
import { points } from '../millimetres.ts'
import { fontOf } from './font-of.ts'

type TextElement = Extract<FilledElement, { readonly type: 'text' }>

/** Letters become smaller down to this part of their size, and are never smaller than can be read. */
const smallest = { part: 0.6, points: 4 }
const step = 0.25

/** The size at which a text fits into its box, or the smallest there is. */
function fittingSize(
  document: PDFKit.PDFDocument,
  text: string,
  { size, overflow }: Pick<TextElement, 'size' | 'overflow'>,
  box: { readonly width: number; readonly height: number },
): number {
  const end = Math.max(smallest.points, size * smallest.part)
  // A single word is made smaller, too, before it is broken.
  const words = text.split(/\s+/)
  const fits = (): boolean =>
    document.heightOfString(text, { width: box.width }) <= box.height + 0.01 &&
    words.every(word => document.widthOfString(word) <= box.width)
  const fitsAt = (letters: number): boolean => {
    document.fontSize(letters)
    return fits()
  }
  if (overflow === 'ellipsis' || fitsAt(size)) return size
  // Steps down to the largest size that fits: each is measured, so as few as possible.
  let [tooFew, enough] = [0, Math.max(0, Math.floor((size - end) / step))]
  while (enough - tooFew > 1) {
    const steps = (tooFew + enough) >> 1
    if (fitsAt(size - steps * step)) enough = steps
    else tooFew = steps
  }
  return size - enough * step
}

/** A text in its box. What does not fit even so ends with '…'; nothing is ever drawn outside. */
export function drawText(
  document: PDFKit.PDFDocument,
  element: TextElement,
  left: number,
  top: number,
): void {
  const text = element.text.normalize('NFC')
  if (text === '') return
  const box = { width: points(element.width), height: points(element.height) }
  const [x, y] = [left + points(element.x), top + points(element.y)]
  document.font(fontOf(element, text))
  const size = fittingSize(document, text, element, box)
  document.fontSize(size)
  const line = document.currentLineHeight(true)
  document.save().rect(x, y, box.width, box.height).clip()
  document.fillColor('#000000').text(text, x, y, {
    width: box.width,
    // A box that is lower than a line has one all the same.
    height: Math.max(box.height, line) + 0.02,
    align: element.align,
    ellipsis: '…',
  })
  document.restore()
}
