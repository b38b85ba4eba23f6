import type { CardRule, CardValues } from '../../engine/define-card.ts'
import { choice, day, group, longText, money, number, text } from '../../kinds/build.ts'
import type { ValuesOf } from '../../kinds/field.ts'

/** State of the rights in an image, with ids of the product's own. */
export const imageClearances = { UNKNOWN: 1, REFUSED: 2, CLEARED: 3, PUBLIC_DOMAIN: 4 } as const

/** Formats in which images are delivered, with ids of the product's own. */
export const imageFormats = { JPEG: 1, TIFF: 2, PDF: 3, FILM: 4, SOUND: 5, OTHER: 6 } as const

const imageUses = { INSIDE: 1, COVER: 2, FULL_PAGE: 3, ONLINE: 4, DISPLAY: 5, REFERENCE: 6 } as const

/** Rights, version and use of one file. */
export const reproductionLine = {
  clearance: group(
    {
      rights: choice({ name: 'imageClearance', choices: imageClearances, level: 'R' }),
      refusalReason: longText({ level: 'R' }),
      holderAskedOn: day(),
      holderAnswer: longText(),
      clearedOn: day(),
    },
    { level: 'R' },
  ),
  format: choice({ name: 'imageFormat', choices: imageFormats, level: 'R' }),
  longestSide: number({ level: 'R', integer: true, min: 1, unit: 'px' }),
  detail: text(),
  placement: choice({ name: 'imageUse', choices: imageUses, level: 'R' }),
  printedSize: text(),
  creditLine: longText({ level: 'R' }),
  itemFee: money({ private: true }),
  newPhotography: text(),
  deliveredOn: day({ level: 'R' }),
  note: longText(),
}

export type ReproductionLine = ValuesOf<typeof reproductionLine>

/** An image that is not handed out has a reason. */
export const refusedWithReason: CardRule<CardValues> = (line, problems) => {
  const { clearance } = line as ReproductionLine
  if (clearance?.rights?.id === imageClearances.REFUSED && !clearance.refusalReason)
    problems.at('clearance').at('refusalReason').add({ key: 'required' })
}
