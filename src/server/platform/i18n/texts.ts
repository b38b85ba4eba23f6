import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createInstance, type i18n } from 'i18next'
import { type Language, languages } from '#model/languages.ts'
import type { TextKey } from '#model/texts.ts'

export type { TextKey } from '#model/texts.ts'

const folder = new URL('../../../../locales/', import.meta.url)

const readLanguage = (language: Language): Record<string, unknown> =>
  Object.fromEntries(
    readdirSync(new URL(`${language}/`, folder))
      .filter(name => name.endsWith('.json'))
      .sort()
      .map(name => [
        name.replace(/\.json$/, ''),
        JSON.parse(readFileSync(new URL(`${language}/${name}`, folder), 'utf8')),
      ]),
  )

/** The texts of the product, in all languages, held in memory for as long as the server runs. */
export interface TextBook {
  /** A text in a language, filled in. `product` is always filled in. */
  say(language: Language, key: TextKey, params?: Readonly<Record<string, string | number>>): string
  /** True when a language has a text of its own under a key. */
  has(language: Language, key: string): boolean
  /** All texts of a language as the client loads them, with a tag that changes when they do. */
  all(language: Language): { readonly json: string; readonly etag: string }
}

const readResources = () =>
  Object.fromEntries(languages.map(language => [language, { translation: readLanguage(language) }]))

let known: ReturnType<typeof readResources> | undefined

export async function openTextBook(productName: string): Promise<TextBook> {
  // Books differ in the product's name alone: a process reads the files once.
  known ??= readResources()
  const resources = known
  const book: i18n = createInstance()
  await book.init({
    resources,
    fallbackLng: 'en',
    interpolation: { escapeValue: false, defaultVariables: { product: productName } },
  })
  const files = new Map(
    languages.map(language => {
      const json = JSON.stringify(resources[language]?.translation)
      return [
        language,
        { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` },
      ]
    }),
  )
  return {
    say: (language, key, params = {}) => book.getFixedT(language)(key, params),
    has: (language, key) => typeof book.getResource(language, 'translation', key) === 'string',
    all: language => files.get(language) ?? { json: '{}', etag: '""' },
  }
}
