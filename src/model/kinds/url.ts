import { cleanLine } from '../text/clean.ts'
import type { FieldOptions, Leaf } from './field.ts'
import type { Kind } from './kind.ts'
import { parseText, textSchema } from './text.ts'

export type UrlField = Leaf<'url', string>

/** An address on the web. Only http and https: it is shown as a link. */
export const url = (options: FieldOptions = {}): UrlField => ({ ...options, kind: 'url' })

const webAddress = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s/$.?#][^\s]*$/

const longest = 2000

export const urlKind: Kind<UrlField, string> = {
  parse(input, _field, problems) {
    const value = parseText(input, { maxLength: longest }, cleanLine, problems)
    if (value === undefined || webAddress.test(value)) return value
    problems.add({ key: 'url' })
    return undefined
  },
  read: (text, field, problems) => urlKind.parse(text, field, problems),
  show: value => value,
  index: value => ({ words: [value] }),
  schema: () => textSchema(longest, webAddress),
  propertyType: 'TEXT',
  isPlain: true,
  facts: value => ({ words: [value], wholes: [value] }),
  isWording: true,
}
