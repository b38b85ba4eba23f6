import { cleanLine, cleanLines } from '../text/clean.ts'
import type { FieldOptions, Leaf } from './field.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Kind, Problems } from './kind.ts'

export interface TextOptions extends FieldOptions {
  /** In characters; default 500, of a long text 100,000. */
  readonly maxLength?: number
  /** Whole form the value must have. */
  readonly pattern?: RegExp
}

export type TextField = Leaf<'text', string> & TextOptions
export type LongTextField = Leaf<'longText', string> & TextOptions

/** A text of one line. */
export const text = (options: TextOptions = {}): TextField => ({ ...options, kind: 'text' })

/** A text of several lines. */
export const longText = (options: TextOptions = {}): LongTextField => ({ ...options, kind: 'longText' })

export const textLimit = 500
/** Titles of prints, books and manuscripts fill a page. */
export const titleLimit = 2000
export const longTextLimit = 100_000

/** A text within its length and pattern, cleaned; undefined when empty or wrong. */
export function parseText(
  input: unknown,
  { maxLength, pattern }: { maxLength: number; pattern?: RegExp | undefined },
  clean: (text: string) => string,
  problems: Problems,
): string | undefined {
  if (input === undefined || input === null) return undefined
  if (typeof input !== 'string') {
    problems.add({ key: 'type' })
    return undefined
  }
  const value = clean(input)
  if (value.length > maxLength && [...value].length > maxLength)
    problems.add({ key: 'maxLength', params: { max: maxLength } })
  else if (value !== '' && pattern && !pattern.test(value)) problems.add({ key: 'regex' })
  else return value === '' ? undefined : value
  return undefined
}

/** A text that is there, within its length and pattern. */
export const textSchema = (maxLength: number, pattern?: RegExp): JsonSchema => ({
  type: 'string',
  minLength: 1,
  maxLength,
  ...(pattern && { pattern: pattern.source }),
})

export const textKind: Kind<TextField, string> = {
  parse: (input, { maxLength = textLimit, pattern }, problems) =>
    parseText(input, { maxLength, pattern }, cleanLine, problems),
  read: (text, field, problems) => textKind.parse(text, field, problems),
  show: value => value,
  index: value => ({ words: [value], facetValues: [value] }),
  schema: ({ maxLength = textLimit, pattern }) => textSchema(maxLength, pattern),
  propertyType: 'TEXT',
  isPlain: true,
  facts: value => ({ words: [value], wholes: [value] }),
  facetType: 'TEXT',
  isWording: true,
}

export const longTextKind: Kind<LongTextField, string> = {
  parse: (input, { maxLength = longTextLimit, pattern }, problems) =>
    parseText(input, { maxLength, pattern }, cleanLines, problems),
  read: (text, field, problems) => longTextKind.parse(text, field, problems),
  show: value => value,
  index: value => ({ words: [value] }),
  schema: ({ maxLength = longTextLimit, pattern }) => textSchema(maxLength, pattern),
  propertyType: 'LONG_TEXT',
  isPlain: true,
  facts: value => ({ words: [value] }),
  isWording: true,
}
