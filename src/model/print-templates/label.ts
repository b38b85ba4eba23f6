import { z } from 'zod/mini'
import { type codeKinds, countFrom, letters, numberFrom, path, words } from '../papers/shapes.ts'

/** A sheet of labels. Margins at the right and bottom follow from the others. */
const sheet = z.strictObject({
  type: z.literal('sheet'),
  page: z.strictObject({ width: numberFrom(50, 500), height: numberFrom(50, 500) }),
  top: numberFrom(0, 200),
  left: numberFrom(0, 200),
  columns: countFrom(1, 20),
  rows: countFrom(1, 60),
  width: numberFrom(8, 500),
  height: numberFrom(5, 500),
  /** Between two labels. */
  gapX: z._default(numberFrom(0, 100), 0),
  gapY: z._default(numberFrom(0, 100), 0),
})

/** Labels on a roll: each is a page. */
const roll = z.strictObject({
  type: z.literal('roll'),
  width: numberFrom(8, 300),
  height: numberFrom(5, 300),
})

export const labelMedium = z.discriminatedUnion('type', [sheet, roll])

export type LabelMedium = z.output<typeof labelMedium>

const box = {
  x: numberFrom(0, 500),
  y: numberFrom(0, 500),
  width: numberFrom(0, 500),
  height: numberFrom(0, 500),
}

const lettered = {
  ...box,
  ...letters,
  /**
   * Treatment of text that is too long: shrunk to at most six tenths of its size (never below four points) and then cut, or cut at once;
   * cut text ends with '…'.
   */
  overflow: z._default(z.enum(['shrink', 'ellipsis']), 'shrink'),
}

export const labelElement = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('field'),
    ...lettered,
    path,
    /** Label before the value: none, the field's own, or text of the template. */
    label: z._default(z.union([z.boolean(), words]), false),
  }),
  z.strictObject({ type: z.literal('text'), ...lettered, text: words }),
  z.strictObject({ type: z.literal('picture'), ...box }),
  z.strictObject({
    type: z.literal('qr'),
    ...box,
    text: z._default(z.string().check(z.maxLength(500)), '{{@address}}'),
  }),
  z.strictObject({
    type: z.literal('code128'),
    ...box,
    text: z._default(z.string().check(z.maxLength(500)), '{{@number}}'),
    /** True to print the encoded text below. */
    caption: z._default(z.boolean(), true),
  }),
  /** A line between opposite corners of its box; without height it is horizontal, without width vertical. */
  z.strictObject({ type: z.literal('line'), ...box, thickness: z._default(numberFrom(0.1, 10), 0.5) }),
  z.strictObject({ type: z.literal('box'), ...box, thickness: z._default(numberFrom(0.1, 10), 0.5) }),
])

export type LabelElement = z.output<typeof labelElement>

export const labelTemplate = z.strictObject({
  family: z.literal('label'),
  kind: z.literal('LABEL'),
  /** Record or procedure type: 'object', 'LOAN_OUT'. */
  about: z.string().check(z.maxLength(40)),
  medium: labelMedium,
  elements: z.array(labelElement).check(z.maxLength(60)),
})

export type LabelTemplate = z.output<typeof labelTemplate>

/** Types of codes on labels. */
export type CodeKind = (typeof codeKinds)[number]

/** Returns the number of labels per page. */
export const labelsAPage = (medium: LabelMedium): number =>
  medium.type === 'sheet' ? medium.columns * medium.rows : 1
