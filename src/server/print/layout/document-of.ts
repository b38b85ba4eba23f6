import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { PrintJob, Sheet } from '../press/print-job.ts'
import { dataUrl } from './data-url.ts'
import { fitInto, mastheadOf } from './masthead.ts'
import { headingText, sansText } from './run-of.ts'
import { sectionOf } from './section-of.ts'
import { faint, gutter, hairline, ink, page, soft, styles, textWidth } from './style.ts'

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

const frame = { width: 92, height: 84 }

const gap = 18

const mostFacts = 6

const pictureOf = ({ picture }: Sheet, imageName: string | undefined): Column => ({
  stack: picture && imageName ? [{ image: imageName, ...fitInto(picture, frame.width, frame.height) }] : [],
  width: frame.width,
})

/**
 * A card of a list: small picture, number, title, and a few facts. It is never broken over two pages.
 * @param framed whether there is room for a picture, in this list at least.
 */
function listLineOf(sheet: Sheet, imageName: string | undefined, framed: boolean): Content {
  const { number, title, subtitle, italics, essentials } = sheet
  const facts = essentials.slice(0, mostFacts).map(
    ({ label, text }): Content => ({
      text: [{ text: `${label}  `, color: soft }, sansText(text)],
      fontSize: 8.5,
    }),
  )
  const half = Math.ceil(facts.length / 2)
  return {
    unbreakable: true,
    stack: [
      {
        columns: [
          ...(framed ? [pictureOf(sheet, imageName)] : []),
          {
            stack: [
              ...(number ? [{ text: sansText(number), style: 'listNumber' }] : []),
              { ...(headingText(title, italics) as object), style: 'listTitle' } as Content,
              ...(subtitle
                ? [{ ...(headingText(subtitle, italics) as object), style: 'listSubtitle' } as Content]
                : []),
              {
                columns: [{ stack: facts.slice(0, half) }, { stack: facts.slice(half) }],
                columnGap: gap,
                marginTop: 3,
              },
            ],
            width: '*',
          },
        ],
        columnGap: gap,
      },
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: textWidth, y2: 0, lineWidth: 0.5, lineColor: faint }],
        margin: [0, 9, 0, 9],
      },
    ],
  }
}

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
