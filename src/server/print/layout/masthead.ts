import type { Content } from 'pdfmake/interfaces.js'
import type { Sheet, SheetPicture } from '../press/print-job.ts'
import { headingText, sansText } from './run-of.ts'
import { soft, textWidth } from './style.ts'

const pictureWidth = 236
const pictureHeight = 290
const gap = 24

/** Measures of a picture that fits into a frame. */
export function fitInto(
  picture: SheetPicture,
  width: number,
  height: number,
): { width: number; height: number } {
  const scale = Math.min(width / picture.width, height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

/** Number, title, second line. */
function titleOf({ number, title, subtitle, italics }: Sheet): Content[] {
  const size = title.length > 90 ? 'titleLong' : 'title'
  return [
    ...(number ? [{ text: sansText(number), style: 'number' }] : []),
    { ...(headingText(title, italics) as object), style: size, outline: true, outlineText: title } as Content,
    ...(subtitle ? [{ ...(headingText(subtitle, italics) as object), style: 'subtitle' } as Content] : []),
  ]
}

const factOf = (label: string, text: string): Content => ({
  stack: [
    { text: label, style: 'factLabel' },
    { text: sansText(text), style: 'fact' },
  ],
})

/** The head of a sheet: the picture, beside it what the card is about. */
export function mastheadOf(sheet: Sheet, imageName: string | undefined): Content {
  const facts = sheet.essentials.map(({ label, text }) => factOf(label, text))
  if (!sheet.picture || !imageName)
    return { stack: [...titleOf(sheet), ...inColumns(facts)], style: 'masthead' }
  const { width, height } = fitInto(sheet.picture, pictureWidth, pictureHeight)
  return {
    columns: [
      { image: imageName, width, height },
      { stack: [...titleOf(sheet), ...facts], width: textWidth - width - gap },
    ],
    columnGap: gap,
    style: 'masthead',
  }
}

/** Facts side by side, for a masthead without a picture. */
function inColumns(facts: readonly Content[]): Content[] {
  if (facts.length === 0) return []
  const half = Math.ceil(facts.length / 2)
  return [
    {
      columns: [{ stack: facts.slice(0, half) }, { stack: facts.slice(half) }],
      columnGap: gap,
      margin: [0, 4, 0, 0],
      color: soft,
    },
  ]
}
