import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { allFields, fieldsOf, isLeaf } from '#model/engine/fields.ts'
import { withQualifiers } from '#model/engine/qualify.ts'
import { leafValues } from '#model/engine/values.ts'
import type { Fields, Leaf } from '#model/kinds/field.ts'
import { inLanguage } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import { type Language, languages } from '#model/languages.ts'
import type { PublicCard } from '#model/open/public-card.ts'
import type { ReadWords } from '#model/print/read-view.ts'
import { addressOf, publicWords } from '#server/open/index.ts'
import { html, type Part } from './html.ts'
import { languageName, type PageContext, say } from './page-context.ts'

/** A public record as a page reads it. */
export interface Reading {
  readonly context: PageContext
  readonly card: PublicCard
  readonly declaration: CardDeclaration
  /** Its values, with the words that stand beside others put to them. */
  readonly values: CardValues
  readonly words: ReadWords
  /** Returns the language of a text that the record does not have in that of the page. */
  readonly languageOf: (text: string) => Language | undefined
  /** Returns the page that a name leads to where a field says it. */
  readonly pageOf: (path: string, name: string) => string | undefined
}

/** Returns the texts of a record that are not in a language, with theirs. */
function foreignTexts(fields: Fields, values: CardValues, language: Language): ReadonlyMap<string, Language> {
  const written = leafValues(fields, values).flatMap(({ field, value }) =>
    isLeaf(field) && field.kind === 'translated' ? [value as Translated] : [],
  )
  const own = new Set(written.map(text => text[language]))
  return new Map(
    written.flatMap(text => {
      const shown = inLanguage(text, language)
      const found = languages.find(each => text[each] === shown)
      return found === undefined || own.has(shown) ? [] : [[shown, found] as const]
    }),
  )
}

/** Returns the path of a field, and those of the fields it stands in. */
const stepsOf = (path: string): readonly string[] =>
  path.split('/').map((_, at, keys) => keys.slice(0, at + 1).join('/'))

/** Returns the pages of linked records by the fields that name them, and by their names. */
function pagesNamed(
  { site, language }: PageContext,
  fields: Fields,
  { values, links }: PublicCard,
  words: ReadWords,
): ReadonlyMap<string, string> {
  const keyOf = (path: string, name: string) => `${path}\n${name}`
  return new Map(
    leafValues(fields, values).flatMap(({ path, field, value }) => {
      const linked = isLink(field) ? (value as { readonly id?: string }) : {}
      const link = linked.id === undefined ? undefined : links[linked.id]
      if (!link?.page) return []
      const address = addressOf(site, language, link.page, link.names[language])
      const names = [link.names[language], words.link(value as { id: string })]
      return stepsOf(path).flatMap(step => names.map(name => [keyOf(step, name), address] as const))
    }),
  )
}

/** Returns true for a field that names another record. */
export const isLink = (field: object): field is Leaf => 'types' in field

/** Reads a public record for a page. */
export function readingOf(context: PageContext, card: PublicCard): Reading {
  const declaration = declarationOf(card.type)
  if (!declaration) throw new Error(`no declaration of '${card.type}'`)
  const fields = fieldsOf(declaration)
  const words = publicWords(context.texts, context.language, declaration, card)
  const foreign = foreignTexts(fields, card.values, context.language)
  const pages = pagesNamed(context, fields, card, words)
  return {
    context,
    card,
    declaration,
    values: withQualifiers(fields, card.values),
    words,
    languageOf: text => foreign.get(text),
    pageOf: (path, name) => pages.get(`${path}\n${name}`),
  }
}

/** The name of the language of a text beside it, once; nothing where it is that of the page. */
export const tongue = ({ context, languageOf }: Reading, text: string): Part => {
  const language = languageOf(text)
  return language
    ? html` <span class="tongue">(${say(context, 'inLanguage', { language: languageName(language, context) })})</span>`
    : ''
}

/** Attribute of an element that holds a text in another language than that of the page. */
export const langOf = ({ languageOf }: Reading, text: string): Part => {
  const language = languageOf(text)
  return language ? html` lang="${language}"` : ''
}

/** Returns true for a field that repeats what others of its record say. */
export const isRepeated = (declaration: CardDeclaration, path: string): boolean =>
  allFields(declaration).get(path)?.field.follows !== undefined
