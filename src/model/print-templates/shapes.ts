import { z } from 'zod/mini'
import { languages } from '../languages.ts'
import { checked } from '../validation/check.ts'
import { maxLength, type Validator } from '../validation/validators.ts'

/* Parts of which templates are made. All lengths are millimetres, sizes of letters and thicknesses of lines points. */

const between =
  (min: number, max: number): Validator =>
  value => {
    if (typeof value !== 'number') return { key: 'number' }
    if (value < min) return { key: 'min', params: { min } }
    return value > max ? { key: 'max', params: { max } } : undefined
  }

/** A number with two borders, each of which may be reached. */
export const numberFrom = (min: number, max: number) => z.number().check(checked(between(min, max)))

/** A whole number with two borders. */
export const countFrom = (min: number, max: number) => z.int().check(checked(between(min, max)))

const wordsUpTo = (max: number) =>
  z.partialRecord(z.enum(languages), z.string().check(checked(maxLength(max))))

/** Words of a template in some languages, with placeholders (`{{path}}`). A language that is missing is printed in one that is there. */
export const words = wordsUpTo(4000)

/** Words of several pages: the terms of a loan. */
export const longWords = wordsUpTo(60_000)

export type TemplateWords = z.output<typeof words>

/** Where a value stands: a path of the engine ('materials/technique'), or one of those that `printable-fields.ts` names. */
export const path = z.string().check(z.minLength(1), z.maxLength(200))

export const fieldShown = z.strictObject({
  path,
  /** What stands beside it instead of the name of the field. */
  label: z.optional(words),
})

export type FieldShown = z.output<typeof fieldShown>

export const codeKinds = ['qr', 'code128'] as const
export const alignments = ['left', 'center', 'right'] as const
export const fontNames = ['sans', 'serif'] as const

/** How letters look. */
export const letters = {
  size: z._default(numberFrom(4, 96), 9),
  weight: z._default(z.enum(['normal', 'bold']), 'normal'),
  italic: z._default(z.boolean(), false),
  font: z._default(z.enum(fontNames), 'sans'),
  align: z._default(z.enum(alignments), 'left'),
}
