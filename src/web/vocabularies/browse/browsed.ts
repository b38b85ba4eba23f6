import type { Language } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'

/** What is looked at: a vocabulary, whole or as far as it is for an object's category. */
export interface Browsed {
  readonly code: VocabularyCode
  readonly language: Language
  readonly categoryId?: number | undefined
  /** Terms no longer offered, too. */
  readonly withDeprecated?: boolean
}
