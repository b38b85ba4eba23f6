import { cleanLine } from '../text/clean.ts'
import type { FieldOptions, Leaf } from './field.ts'
import type { Kind } from './kind.ts'
import { parseText, textSchema } from './text.ts'

export interface IdentifierOptions extends FieldOptions {
  readonly maxLength?: number
  readonly pattern?: RegExp
  /** No two cards of a type in one museum may carry the same. */
  readonly unique?: boolean
}

export type IdentifierField = Leaf<'identifier', string> & IdentifierOptions

/** A number by which a thing is known: sorted as people count (2 before 10), found by any of its parts. */
export const identifier = (options: IdentifierOptions = {}): IdentifierField => ({
  ...options,
  kind: 'identifier',
})

const identifierLimit = 100

export const identifierKind: Kind<IdentifierField, string> = {
  parse: (input, { maxLength = identifierLimit, pattern }, problems) =>
    parseText(input, { maxLength, pattern }, cleanLine, problems),
  read: (text, field, problems) => identifierKind.parse(text, field, problems),
  show: value => value,
  index: value => ({ identifiers: [value] }),
  schema: ({ maxLength = identifierLimit, pattern }) => textSchema(maxLength, pattern),
  propertyType: 'TEXT',
  isPlain: true,
  facts: value => ({ words: [value], wholes: [value] }),
  isWording: true,
  isUnique: ({ unique = false }) => unique,
}
