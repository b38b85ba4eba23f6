import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createInstance, type i18n } from 'i18next'
import { fallbackLanguage, type Language, languages } from '#model/languages.ts'
import type { TextKey } from '#model/texts.ts'

export type { TextKey } from '#model/texts.ts'

const localesFolder = new URL('../../../../locales/', import.meta.url)

/** Texts of a language by area. */
export type Resources = Readonly<Record<string, unknown>>

/** Thrown when a language lacks texts; the message names them. */
export class MissingTextsError extends Error {
  override name = 'MissingTextsError'
}

function readLanguage(language: Language): Resources {
  const folder = new URL(`${language}/`, localesFolder)
  if (!existsSync(folder))
    throw new MissingTextsError(
      `The language '${language}' has no texts: the folder locales/${language} is missing.`,
    )
  return Object.fromEntries(
    readdirSync(folder)
      .filter(name => name.endsWith('.json'))
      .sort()
      .map(name => [name.replace(/\.json$/, ''), JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]),
  )
}

const keysOf = (node: unknown, prefix: string): string[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, inner]) => keysOf(inner, prefix ? `${prefix}.${key}` : key))
    : [prefix.replace(/_(zero|one|two|few|many|other)$/, '')]

/** Refuses to start with languages that lack texts. @throws {MissingTextsError} naming the first keys that English has and a language has not. */
export function checkTexts(texts: Readonly<Record<string, Resources>>, english: Resources): void {
  const wanted = [...new Set(keysOf(english, ''))]
  const faults = Object.entries(texts).flatMap(([language, own]) => {
    const present = new Set(keysOf(own, ''))
    const missing = wanted.filter(key => !present.has(key))
    if (missing.length === 0) return []
    const named = missing.slice(0, 5).join(', ')
    return `The language '${language}' lacks texts in locales/${language} (${missing.length}): ${named}${missing.length > 5 ? ', …' : ''}`
  })
  if (faults.length > 0) throw new MissingTextsError(faults.join('\n'))
}

/** The texts of the product, in all languages, held in memory for as long as the server runs. */
export interface TextBook {
  /** A text in a language, filled in. `product` is always filled in. */
  translate(language: Language, key: TextKey, params?: Readonly<Record<string, string | number>>): string
  /** True when a language has a text of its own under a key. */
  has(language: Language, key: string): boolean
  /** All texts of a language as the client loads them, with a tag that changes when they do. */
  all(language: Language): { readonly json: string; readonly etag: string }
}

/** Reads the texts of all languages of the product. @throws {MissingTextsError} where a language has no folder, or lacks a text that English has. */
export function readResources(wanted: readonly string[] = languages) {
  const texts = Object.fromEntries(
    (wanted as readonly Language[]).map(language => [language, readLanguage(language)]),
  )
  checkTexts(texts, texts[fallbackLanguage] ?? {})
  return Object.fromEntries(
    Object.entries(texts).map(([language, translation]) => [language, { translation }]),
  )
}

/** Returns the texts of a language as a browser gets them, and the tag of what is in them. */
function fileOf(translation: unknown) {
  const json = JSON.stringify(translation)
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` }
}

function readTexts() {
  const resources = readResources()
  return {
    resources,
    files: new Map(languages.map(language => [language, fileOf(resources[language]?.translation)])),
  }
}

let known: ReturnType<typeof readTexts> | undefined

export async function openTextBook(productName: string): Promise<TextBook> {
  // Books differ in the product's name alone: a process reads the files once.
  known ??= readTexts()
  const { resources, files } = known
  const book: i18n = createInstance()
  await book.init({
    resources,
    fallbackLng: fallbackLanguage,
    interpolation: { escapeValue: false, defaultVariables: { product: productName } },
  })
  return {
    translate: (language, key, params = {}) => book.getFixedT(language)(key, params),
    has: (language, key) => typeof book.getResource(language, 'translation', key) === 'string',
    all: language => files.get(language) ?? { json: '{}', etag: '""' },
  }
}

/** The English texts by keys that are known only at run time; undefined where there is none. */
export const englishText =
  (texts: TextBook) =>
  (key: string): string | undefined =>
    texts.has('en', key) ? texts.translate('en', key as TextKey) : undefined
