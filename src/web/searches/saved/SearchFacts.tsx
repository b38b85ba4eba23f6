import { Link } from '@tanstack/react-router'
import { LayoutGrid, List, type LucideIcon, Map as MapIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { viewsOf } from '#model/engine/list-views.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { Badge } from '../../ui/Badge.tsx'
import { areaOfClass } from '../area-of-class.ts'
import styles from './Searches.module.css'

const views = { listView: List, gridView: LayoutGrid, mapView: MapIcon } as const satisfies Record<
  string,
  LucideIcon
>
const names = Object.keys(views) as (keyof typeof views)[]

/** Links to the results of a search: as a list, a gallery, a map. */
export function OpenLinks({ search }: { readonly search: SavedSearch }) {
  const { t } = useTranslation()
  const area = areaOfClass(search.classId)
  if (!area) return null
  const offered = viewsOf(area.declaration)
  return (
    <div className={styles.open}>
      {names
        .filter(view => offered.includes(view))
        .map(view => {
          const Icon = views[view]
          const label = t(`searches.saved.open.${view}`)
          return (
            <Link
              key={view}
              to={area.listPath}
              search={{ search: search.id, view }}
              className={styles.openLink}
              aria-label={`${label}: ${search.name}`}
              title={label}
            >
              <Icon size={17} strokeWidth={1.7} aria-hidden="true" />
            </Link>
          )
        })}
    </div>
  )
}

/** The record type of a search, its owner, and when it was changed. */
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
