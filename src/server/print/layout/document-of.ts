import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { PrintJob, Sheet } from '../press/print-job.ts'
import { dataUrl } from './data-url.ts'
import { listLineOf } from './list-line.ts'
import { mastheadOf } from './masthead.ts'
import { sansText } from './run-of.ts'
import { sectionOf } from './section-of.ts'
import { gutter, hairline, ink, page, textWidth } from './style.ts'
import { styles } from './styles.ts'

const imageName = (at: number): string => `sheet-${at}`

const imagesOf = (sheets: readonly Sheet[]): Record<string, string> =>
  Object.fromEntries(
    sheets.flatMap(({ picture }, at) => (picture ? [[imageName(at), dataUrl(picture)]] : [])),
  )

/** The museum above a line on every page; what the document is about too, where the page itself doesn't begin with it. */
const headerOf =
  ({ museum, layout, title, sheets }: PrintJob) =>
  (current: number): Content => ({
    margin: [page.left, 34, page.right, 0],
    stack: [
      {
        columns: [
          { text: sansText(museum), style: 'running' },
          {
            text: layout === 'sheets' && sheets.length === 1 && current > 1 ? sansText(title) : '',
            style: 'running',
            alignment: 'right',
          },
        ],
        columnGap: gutter,
      },
      {
        canvas: [{ type: 'line', x1: 0, y1: 6, x2: textWidth, y2: 6, lineWidth: 0.5, lineColor: hairline }],
      },
    ],
  })

const footerOf =
  ({ layout, words }: PrintJob) =>
  (current: number, pages: number): Content => ({
    margin: [page.left, 24, page.right, 0],
    columns: [
      {
        text: words.warning ? `${words.printedOn}   ·   ${words.warning}` : words.printedOn,
        style: 'running',
        width: '*',
      },
      {
        text: words.page
          .replace('{page}', String(current))
          .replace('{pages}', String(layout === 'onePage' ? 1 : pages)),
        style: 'running',
        alignment: 'right',
        width: 'auto',
      },
    ],
  })

/** A document of cards, ready to be set. */
export function documentOf(job: PrintJob): TDocumentDefinitions {
  const onePage = job.layout === 'onePage'
  const framed = job.sheets.some(({ picture }) => picture !== undefined)
  const content = job.sheets.flatMap((sheet, at): Content[] => {
    const image = sheet.picture && imageName(at)
    if (job.layout === 'list') return [listLineOf(sheet, image, framed)]
    return [
      { stack: [mastheadOf(sheet, image)], ...(at > 0 && { pageBreak: 'before' as const }) },
      ...sheet.sections.flatMap(section => sectionOf(section, onePage)),
    ]
  })
  return {
    pageSize: 'A4',
    pageMargins: [page.left, page.top, page.right, page.bottom],
    version: '1.7',
    language: job.language,
    displayTitle: true,
    info: { title: job.title, author: job.museum, creator: job.museum },
    images: imagesOf(job.sheets),
    defaultStyle: { font: 'Sans', fontSize: 9.5, lineHeight: 1.25, color: ink },
    styles,
    header: headerOf(job),
    footer: footerOf(job),
    content,
    // Entries are whole here: what does not fit is left out, not cut through.
    ...(onePage && { maxPagesNumber: 1 }),
  }
}
