import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'

/** Who reads what can be searched, and in which language. */
export interface ClassReader {
  readonly texts: TextBook
  readonly language: Language
  readonly holder: Holder
}
