import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { type LabelMedium, labelsAPage } from '#model/print-templates/label.ts'
import { fonts } from '../../press/fonts.ts'
import type { SheetPicture } from '../../press/print-job.ts'
import type { LabelsJob } from '../../press/template-jobs.ts'
import { dataUrl } from '../data-url.ts'
import { points } from '../millimetres.ts'
import { drawElement, type Pictures } from './draw-element.ts'

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
