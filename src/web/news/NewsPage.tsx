import { useParams } from '@tanstack/react-router'
import { NewsArticle } from './NewsArticle.tsx'
import { NewsList } from './NewsList.tsx'

/** News of the platform: all of them, or the one the address names. */
export function NewsPage() {
  const { id } = useParams({ strict: false })
  return id ? <NewsArticle key={id} id={id} /> : <NewsList />
}
