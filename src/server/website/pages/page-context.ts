import type { Language } from '#model/languages.ts'
import type { Site } from '#server/open/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'

/** A page in the making: its site and language. */
export interface PageContext {
  readonly site: Site
  readonly language: Language
  readonly texts: TextBook
}

/** A text of the site in the language of a page. */
export const say = (
  { texts, language }: PageContext,
  key: string,
  params?: Readonly<Record<string, string | number>>,
): string => texts.translate(language, `site.${key}` as TextKey, params)
