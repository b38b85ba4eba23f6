import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { type LabelMedium, labelsAPage } from '#model/print-templates/label.ts'
import { codeBars } from '../../codes/code-bars.ts'
import { fonts } from '../../press/fonts.ts'
import type { SheetPicture } from '../../press/print-job.ts'
import type { FilledElement, LabelsJob } from '../../press/template-jobs.ts'
import { dataUrl } from '../data-url.ts'
import { hasDigits, hasSerif, unkerned } from '../run-of.ts'
import { points } from '../style.ts'

/** The paper of a medium, and where on it a label lies, counted from 0 row by row; all in points. */
function placesOf(medium: LabelMedium) {
  if (medium.type === 'roll')
    return { page: [points(medium.width), points(medium.height)] as const, at: () => [0, 0] as const }
  const { page, top, left, columns, width, height, gapX, gapY } = medium
  return {
    page: [points(page.width), points(page.height)] as const,
    at: (place: number) =>
      [
        points(left + (place % columns) * (width + gapX)),
        points(top + Math.floor(place / columns) * (height + gapY)),
      ] as const,
  }
}

/** Letters below a code, in points. */
const captionSize = 7

/** Largest width of Code 128's thinnest bar, in points: beyond half a millimetre the bars of a short number are too far apart. */
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
    ...settingOf(element.text),
    width,
    height: captionSize * 1.3,
    align: 'center',
    ellipsis: '…',
  })
}

/** Options of a text, wherever it is measured or set. */
const settingOf = (text: string): PDFKit.Mixins.TextOptions =>
  // The type knows features only by name, the library switches them off as well.
  hasDigits(text) ? { features: unkerned as never } : {}

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
  const setting = settingOf(text)
  const fits = (): boolean =>
    document.heightOfString(text, { ...setting, width: box.width }) <= box.height + 0.01 &&
    words.every(word => document.widthOfString(word, setting) <= box.width)
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

interface Letters {
  readonly font: 'sans' | 'serif'
  readonly weight: 'normal' | 'bold'
  readonly italic: boolean
}

/** File of the font in which a text is set; what the serif has no letters for is set in the sans. */
function fontOf({ font, weight, italic }: Letters, text: string): string {
  const family = font === 'serif' && hasSerif(text) ? fonts.Serif : fonts.Sans
  if (italic) return weight === 'bold' ? family.bolditalics : family.italics
  return family[weight]
}

/** A text in its box. What does not fit even so ends with '…'; nothing is ever drawn outside. */
function drawText(document: PDFKit.PDFDocument, element: TextElement, left: number, top: number): void {
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
    ...settingOf(text),
    width: box.width,
    // A box that is lower than a line has one all the same.
    height: Math.max(box.height, line) + 0.02,
    align: element.align,
    ellipsis: '…',
  })
  document.restore()
}

/** Draws an element of the label with that upper left corner, in points. */
function drawElement(
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

/** Pictures by an address of their own, under which a document knows them again. */
function picturesOf(): Pictures {
  const known = new Map<SheetPicture, string>()
  return picture => {
    const address = known.get(picture) ?? dataUrl(picture)
    known.set(picture, address)
    return address
  }
}

/** Labels on their medium, to the tenth of a millimetre: nothing is laid out, everything lies where its template says. */
export async function labelsPdf({
  language,
  museum,
  title,
  medium,
  skip,
  copies,
  labels,
}: LabelsJob): Promise<Buffer> {
  const { page, at } = placesOf(medium)
  const document = new PDFDocument({
    size: [...page],
    margin: 0,
    autoFirstPage: false,
    font: fonts.Sans.normal,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: museum, Creator: museum },
  })
  const written = buffer(document)
  const perPage = labelsAPage(medium)
  const pictures = picturesOf()
  const all = labels.flatMap(label => Array.from({ length: copies }, () => label))
  for (const [index, label] of all.entries()) {
    const place = (skip + index) % perPage
    if (index === 0 || place === 0) document.addPage()
    const [left, top] = at(place)
    for (const element of label) drawElement(document, element, left, top, pictures)
  }
  if (all.length === 0) document.addPage()
  document.end()
  return written
}
