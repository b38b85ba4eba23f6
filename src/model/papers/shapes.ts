import { z } from 'zod/mini'
import { languages } from '../languages.ts'
import { checked } from '../validation/check.ts'
import { maxLength, type Validator } from '../validation/validators.ts'

/* Building blocks of templates. Lengths are in millimetres, font sizes and line widths in points. */

const between =
  (min: number, max: number): Validator =>
  value => {
    if (typeof value !== 'number') return { key: 'number' }
    if (value < min) return { key: 'min', params: { min } }
    return value > max ? { key: 'max', params: { max } } : undefined
  }

/** Returns a schema for a number within inclusive bounds. */
export const numberFrom = (min: number, max: number) => z.number().check(checked(between(min, max)))

/** Returns a schema for a whole number within inclusive bounds. */
export const countFrom = (min: number, max: number) => z.int().check(checked(between(min, max)))

const wordsUpTo = (max: number) =>
  z.partialRecord(z.enum(languages), z.string().check(checked(maxLength(max))))

/** Texts of a template by language, with placeholders (`{{path}}`). Missing languages fall back to another. */
export const words = wordsUpTo(4000)

/** Texts of several pages: the terms of a loan. */
export const longWords = wordsUpTo(60_000)

export type TemplateWords = z.output<typeof words>

/** Path of a value: one of the engine ('materials/technique'), or one listed in `printable-fields.ts`. */
export const path = z.string().check(z.minLength(1), z.maxLength(200))

export const fieldShown = z.strictObject({
  path,
  /** Printed instead of the field's label. */
  label: z.optional(words),
})

export type FieldShown = z.output<typeof fieldShown>

export const codeKinds = ['qr', 'code128'] as const
export const alignments = ['left', 'center', 'right'] as const
export const fontNames = ['sans', 'serif'] as const

/** Font properties. */
export const letters = {
  size: z._default(numberFrom(4, 96), 9),
  weight: z._default(z.enum(['normal', 'bold']), 'normal'),
  italic: z._default(z.boolean(), false),
  font: z._default(z.enum(fontNames), 'sans'),
  align: z._default(z.enum(alignments), 'left'),
}
