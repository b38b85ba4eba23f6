import { z } from 'zod/mini'
import { type codeKinds, countFrom, letters, numberFrom, path, words } from './shapes.ts'

/** A sheet of labels. What `top` and `left` and the labels leave free at the other sides is nobody's concern. */
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

/** Labels from a roll: each is a page. */
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
  /** What is too long: made smaller, down to six tenths of its size (never under four points), and cut then, or cut at once, always with '…'. */
  overflow: z._default(z.enum(['shrink', 'ellipsis']), 'shrink'),
}

export const labelElement = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('field'),
    ...lettered,
    path,
    /** The name of the field before its value: none, its own, or words of the template. */
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
    /** Whether what it says stands below it in letters. */
    caption: z._default(z.boolean(), true),
  }),
  /** From one corner of its box to the opposite one; with no height it lies, with no width it stands. */
  z.strictObject({ type: z.literal('line'), ...box, thickness: z._default(numberFrom(0.1, 10), 0.5) }),
  z.strictObject({ type: z.literal('box'), ...box, thickness: z._default(numberFrom(0.1, 10), 0.5) }),
])

export type LabelElement = z.output<typeof labelElement>

export const labelTemplate = z.strictObject({
  family: z.literal('label'),
  kind: z.literal('LABEL'),
  /** Type of the cards or procedures: 'object', 'LOAN_OUT'. */
  about: z.string().check(z.maxLength(40)),
  medium: labelMedium,
  elements: z.array(labelElement).check(z.maxLength(60)),
})

export type LabelTemplate = z.output<typeof labelTemplate>

/** Kinds of codes a label may carry. */
export type CodeKind = (typeof codeKinds)[number]

/** How many labels a page has. */
export const labelsAPage = (medium: LabelMedium): number =>
  medium.type === 'sheet' ? medium.columns * medium.rows : 1
