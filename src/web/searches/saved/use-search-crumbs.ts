import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { searchesPath, searchPath } from '#model/navigation/search-paths.ts'
import { useOwnCrumbs } from '../../platform/crumbs.ts'

/** The breadcrumbs of a page of searches: saved searches, the search, and the action. */
export function useSearchCrumbs(search: Pick<SavedSearch, 'id' | 'name'> | undefined, doing?: string): void {
  const { t } = useTranslation()
  useOwnCrumbs([
    { path: '/app', label: t('shell.home') },
    { path: searchesPath, label: t('searches.saved.title') },
    ...(search ? [{ path: searchPath(search.id), label: search.name }] : []),
    ...(doing === undefined ? [] : [{ path: '', label: doing }]),
  ])
}
