import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { Badge } from '../../ui/Badge.tsx'
import { areaOfClass } from './area-of-class.ts'
import styles from './Searches.module.css'

/** Of which cards a search is, whose it is, and when it was changed. */
export function SearchFacts({ search }: { readonly search: SavedSearch }) {
  const { t } = useTranslation()
  const moments = useMoments()
  const type = areaOfClass(search.classId)?.type
  return (
    <p className={styles.facts}>
      <span className={styles.class}>
        {type && <TypeIcon type={type} size={15} />}
        {type ? t(cardWordKey(type, 'title')) : search.className}
      </span>
      <span>
        {search.mine ? t('searches.saved.mine') : t('searches.saved.owner', { name: search.owner })}
      </span>
      <span>{t('searches.saved.changed', { at: moments.short(search.updatedAt) })}</span>
      {search.shared && <Badge tone="info">{t('searches.saved.shared')}</Badge>}
    </p>
  )
}
