import type { Language } from '#model/languages.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'

/** Name of a value that is no field: '@title'. */
export const pathName = (texts: TextBook, language: Language, path: string): string =>
  texts.translate(language, `printTemplates.paths.${path.slice(1)}` as TextKey)
