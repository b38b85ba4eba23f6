import { readTerms } from '#model/api/vocabularies/reading.ts'
import type { Language } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { termQuery } from '../term-query.ts'

/** Rows of suggestions, the last one included (specification 001, section 9). */
export const suggestionRows = 5

export interface Sought {
  readonly code: VocabularyCode
  readonly categoryId: number | undefined
  readonly language: Language
}

/** The first terms that fit what is typed; never more of the vocabulary than is shown. */
export const suggestionsQuery = (
  { code, categoryId, language }: Sought,
  text: string,
): ReturnType<typeof termQuery<typeof readTerms>> =>
  termQuery(
    readTerms,
    {
      params: { code },
      query: {
        q: text,
        page: 0,
        blocksize: suggestionRows,
        ...(categoryId !== undefined && { objectCategoryId: categoryId }),
      },
    },
    language,
  )
