import type { Column, Content } from 'pdfmake/interfaces.js'
import type { Sheet } from '../press/print-job.ts'
import { fitInto } from './masthead.ts'
import { sansText, serifText } from './run-of.ts'
import { faint, soft, textWidth } from './style.ts'

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
export function listLineOf(sheet: Sheet, imageName: string | undefined, framed: boolean): Content {
  const { number, title, subtitle, essentials } = sheet
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
              { ...(serifText(title) as object), style: 'listTitle' } as Content,
              ...(subtitle ? [{ ...(serifText(subtitle) as object), style: 'listSubtitle' } as Content] : []),
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
