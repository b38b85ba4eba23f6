import type { Field, Fields, Leaf } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'
import type { Translated } from '../kinds/values.ts'
import type { Language } from '../languages.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, isLeaf, isList } from './fields.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

type Declared = Pick<CardDeclaration, 'sections'>

/** A field that has a text for each language, with its texts. */
export interface TranslatedText {
  /** Path that names rows by their ids, as changes do: 'descriptions#3/description'. */
  readonly path: string
  readonly field: Leaf
  readonly texts: Translated
}

function* textsWithin(fields: Fields, values: Values, prefix: string): Generator<TranslatedText> {
  for (const [key, field] of Object.entries(fields)) {
    const path = prefix + key
    if (isLeaf(field)) {
      if (kindOf(field).isByLanguage && !field.derived)
        yield { path, field, texts: (values[key] ?? {}) as Translated }
    } else if (isList(field)) {
      for (const row of rowsOf(values[key]))
        yield* textsWithin(field.fields, row, `${path}#${String(row.id ?? '')}/`)
    } else yield* textsWithin(field.fields, valuesOf(values[key]), `${path}/`)
  }
}

/** Returns the fields with a text for each language, in the order of the declaration: in every row there is, whether filled or not. */
export const translatedTexts = (fields: Fields, values: Values): readonly TranslatedText[] => [
  ...textsWithin(fields, values, ''),
]

const isByLanguage = (field: Field): boolean =>
  isLeaf(field) && kindOf(field).isByLanguage === true && !field.derived

/** Returns the declared paths of the fields with a text for each language. */
export const translatedPaths = (declaration: Declared): readonly string[] =>
  [...allFields(declaration)].flatMap(([path, { field }]) => (isByLanguage(field) ? [path] : []))

/** Returns true for types whose records have texts to translate. */
export const hasTranslations = (declaration: Declared): boolean => translatedPaths(declaration).length > 0

/** A text and the language from which it was translated. */
export interface Translation {
  readonly path: string
  readonly language: Language
  readonly from: Language
}

/** Path under which the history stores that a translation was found to be still right: added, or removed when that is taken back. */
export const translationPath = '@translation'
