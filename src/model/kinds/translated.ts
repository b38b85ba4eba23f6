import { type Language, languages } from '../languages.ts'
import { cleanLine, cleanLines } from '../text/clean.ts'
import type { FieldOptions, Leaf } from './field.ts'
import { closedObject } from './json-schema.ts'
import type { Kind } from './kind.ts'
import { longTextLimit, parseText, textSchema, titleLimit } from './text.ts'
import type { Translated } from './values.ts'

export interface TranslatedOptions extends FieldOptions {
  readonly maxLength?: number
  /** Several lines. */
  readonly long?: boolean
}

export type TranslatedField = Leaf<'translated', Translated> & TranslatedOptions

/** A text that the public reads: in each language it was written in. */
export const translated = (options: TranslatedOptions = {}): TranslatedField => ({
  ...options,
  kind: 'translated',
})

/** The text in the language asked for, else in the first one there is. */
export const inLanguage = (value: Translated, language: Language): string =>
  value[language] ?? languages.map(other => value[other]).find(text => text !== undefined) ?? ''

const marker = /^\[(en|it|de|pl)\] ?/

/** A line that begins like a mark, or like one that is no mark. */
const likeMark = /^(\\*\[(?:en|it|de|pl)\])/gm
const likeNoMark = /^\\(\\*\[(?:en|it|de|pl)\])/gm

/** A cell holds one paragraph a language, each with its mark: `[it] Anfora`; without a mark it is in the language of the person. `\[it]` is no mark. */
const parts = (text: string): readonly string[] => text.split(/\n(?=\[(?:en|it|de|pl)\] ?)/)

const limitOf = ({ long, maxLength = long ? longTextLimit : titleLimit }: TranslatedOptions): number =>
  maxLength

export const translatedKind: Kind<TranslatedField, Translated> = {
  parse(input, field, problems) {
    if (input === undefined || input === null) return undefined
    const maxLength = limitOf(field)
    if (typeof input !== 'object' || Array.isArray(input)) {
      problems.add({ key: 'type' })
      return undefined
    }
    for (const key of Object.keys(input))
      if (!languages.some(language => language === key)) problems.at(key).add({ key: 'unknownField' })
    const entries = languages.flatMap(language => {
      const given = (input as Record<string, unknown>)[language]
      const clean = field.long ? cleanLines : cleanLine
      const text = parseText(given, { maxLength }, clean, problems.at(language))
      return text === undefined ? [] : [[language, text] as const]
    })
    return entries.length === 0 ? undefined : Object.fromEntries(entries)
  },
  read(text, field, problems, { language }) {
    const entries = parts(text).map(part => {
      const mark = part.match(marker)
      const [code, text] = mark ? [mark[1], part.slice(mark[0].length)] : [language, part]
      return [code, text?.replace(likeNoMark, '$1')]
    })
    return translatedKind.parse(Object.fromEntries(entries), field, problems)
  },
  show(value, _field, { language }) {
    const written = languages.filter(other => value[other] !== undefined)
    const shown = (other: Language): string => (value[other] ?? '').replace(likeMark, '\\$1')
    if (written.length === 1 && written[0] === language) return shown(language)
    return written.map(other => `[${other}] ${shown(other)}`).join('\n')
  },
  index: value => ({ words: Object.values(value) }),
  schema: field => ({
    ...closedObject(
      Object.fromEntries(languages.map(language => [language, textSchema(limitOf(field))])),
      [],
    ),
    minProperties: 1,
  }),
  propertyType: 'TEXT',
  isPlain: true,
  isByLanguage: true,
  facts: value => ({ words: Object.values(value), wholes: Object.values(value) }),
  isWording: true,
}
