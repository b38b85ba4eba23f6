import { z } from 'zod/mini'
import { codeKinds, countFrom, fieldShown, letters, longWords, numberFrom, path, words } from './shapes.ts'

/** Page sizes in portrait format, in millimetres. */
export const pageSizes = {
  A3: { width: 297, height: 420 },
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  LETTER: { width: 215.9, height: 279.4 },
} as const

export type PageSize = keyof typeof pageSizes

const margin = numberFrom(0, 100)

/** A page: its size, orientation and margins. */
export const page = z.strictObject({
  size: z._default(z.enum(Object.keys(pageSizes) as [PageSize, ...PageSize[]]), 'A4'),
  orientation: z._default(z.enum(['portrait', 'landscape']), 'portrait'),
  margins: z._default(z.strictObject({ top: margin, right: margin, bottom: margin, left: margin }), {
    top: 26,
    right: 20,
    bottom: 23,
    left: 20,
  }),
})

/** A header or footer of every page. */
export const running = z.strictObject({
  left: z._default(words, {}),
  center: z._default(words, {}),
  right: z._default(words, {}),
})

const plainBlocks = [
  z.strictObject({ type: z.literal('heading'), text: words, level: z._default(countFrom(1, 3), 2) }),
  /** Omitted when all its placeholders are empty. */
  z.strictObject({ type: z.literal('paragraph'), text: words, ...letters }),
  /** Chosen fields with their labels. */
  z.strictObject({
    type: z.literal('fields'),
    fields: z.array(fieldShown).check(z.maxLength(100)),
    columns: z._default(countFrom(1, 2), 1),
    /** True to print fields without a value, with a line to write on. */
    empty: z._default(z.boolean(), false),
  }),
  /** All filled fields of a section, as on record pages; '@all': all sections, each with its heading. */
  z.strictObject({
    type: z.literal('section'),
    /** Its name; for sections of objects in procedure templates: 'object>identification'. */
    section: path,
    heading: z._default(z.boolean(), true),
  }),
  /** Pictures of the record: its cover and its attachments. */
  z.strictObject({
    type: z.literal('pictures'),
    most: z._default(countFrom(1, 12), 1),
    height: z._default(numberFrom(10, 250), 80),
    align: letters.align,
  }),
  z.strictObject({
    type: z.literal('code'),
    code: z.enum(codeKinds),
    text: z.string().check(z.minLength(1), z.maxLength(500)),
    height: z._default(numberFrom(5, 100), 18),
    align: letters.align,
  }),
  /** Signature lines side by side, with a caption below each. */
  z.strictObject({
    type: z.literal('signatures'),
    lines: z.array(words).check(z.minLength(1), z.maxLength(6)),
    /** Signatures given in the product come first: of those who agreed to a step, or under what was frozen, which need no lines then. */
    given: z.optional(z.enum(['agreed', 'frozen'])),
  }),
  /** Small print of any length. */
  z.strictObject({
    type: z.literal('terms'),
    text: longWords,
    size: z._default(numberFrom(4, 14), 8),
  }),
  z.strictObject({ type: z.literal('space'), height: numberFrom(1, 200) }),
  z.strictObject({ type: z.literal('rule') }),
  z.strictObject({ type: z.literal('pageBreak') }),
] as const

/** A block that may be used anywhere. */
export const plainBlock = z.discriminatedUnion('type', plainBlocks)

export type PlainBlock = z.output<typeof plainBlock>

const column = z.strictObject({
  ...fieldShown.shape,
  /** Millimetres; absent: an equal share of the remaining width. */
  width: z.optional(numberFrom(4, 300)),
})

export type TableColumn = z.output<typeof column>

export const documentBlock = z.discriminatedUnion('type', [
  ...plainBlocks,
  /** A table of all objects; where all columns are fields of one list of the document itself, of its rows. Omitted when there are none. */
  z.strictObject({
    type: z.literal('table'),
    columns: z.array(column).check(z.minLength(1), z.maxLength(20)),
    size: z._default(numberFrom(4, 14), 8.5),
    /** True to sort by the first column, whose values are then headings of the rows that share them: objects by place. */
    grouped: z._default(z.boolean(), false),
  }),
  /** Blocks repeated for each object; their paths are those of the objects. */
  z.strictObject({
    type: z.literal('each'),
    blocks: z.array(plainBlock).check(z.maxLength(60)),
    /** True to start each on a new page. */
    newPage: z._default(z.boolean(), true),
  }),
])

export type DocumentBlock = z.output<typeof documentBlock>

/** A block as input, without its defaults. */
export type GivenBlock = z.input<typeof documentBlock>

/** A page as input, without its defaults. */
export type GivenPage = z.input<typeof page>
