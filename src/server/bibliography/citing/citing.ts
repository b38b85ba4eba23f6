import type { CitationStyle } from '#model/bibliography/citation-styles.ts'
import type { Language } from '#model/languages.ts'

/** In which style works are cited, and in which language. */
export interface Citing {
  readonly style: CitationStyle
  readonly language: Language
}
