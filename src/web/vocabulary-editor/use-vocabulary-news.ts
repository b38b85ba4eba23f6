import { useQueryClient } from '@tanstack/react-query'
import { useNews } from '../platform/events/use-news.ts'
import { refreshTerms } from '../vocabularies/refresh-terms.ts'

/** What others change in the vocabulary is seen at once. */
export function useVocabularyNews(code: string): void {
  const client = useQueryClient()
  useNews('vocabulary.changed', news => {
    if (news.code === code) void refreshTerms(client, code)
  })
}
