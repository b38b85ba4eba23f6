import { cleanLine } from '../text/clean.ts'
import type { FieldOptions, Leaf } from './field.ts'
import type { Kind } from './kind.ts'
import { parseText } from './text.ts'

export type UrlField = Leaf<'url', string>

/** An address on the web. Only http and https: it is shown as a link. */
export const url = (options: FieldOptions = {}): UrlField => ({ ...options, kind: 'url' })

const webAddress = /^https?:\/\/[^\s/$.?#][^\s]*$/i

export const urlKind: Kind<UrlField, string> = {
  parse(input, _field, problems) {
    const value = parseText(input, { maxLength: 2000 }, cleanLine, problems)
    if (value === undefined || webAddress.test(value)) return value
    problems.add({ key: 'url' })
    return undefined
  },
  read: (text, field, problems) => urlKind.parse(text, field, problems),
  show: value => value,
  index: value => ({ words: [value] }),
  propertyType: 'TEXT',
  facts: value => ({ words: [value], wholes: [value] }),
  isWording: true,
}
