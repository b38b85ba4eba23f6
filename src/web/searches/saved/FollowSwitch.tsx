import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { Switch } from '../../ui/form/Switch.tsx'
import { useSearchActions } from './use-search-actions.ts'

/** A switch for e-mails about new results of a search. */
export function FollowSwitch({ search }: { readonly search: SavedSearch }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useSearchActions().follow
  return (
    <Switch
      label={t('searches.saved.follow.label')}
      aria-label={t('searches.saved.follow.of', { name: search.name })}
      // It switches immediately, and back if the server refuses.
      checked={search.followed !== isPending}
      onChange={() => !isPending && mutate(search)}
    />
  )
}
