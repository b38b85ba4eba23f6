import { Link } from '@tanstack/react-router'
import { LayoutGrid, List, type LucideIcon, Map as MapIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { viewsOf } from '#model/engine/list-views.ts'
import { areaOfClass } from './area-of-class.ts'
import styles from './Searches.module.css'

const views = { listView: List, gridView: LayoutGrid, mapView: MapIcon } as const satisfies Record<
  string,
  LucideIcon
>
const names = Object.keys(views) as (keyof typeof views)[]

/** Leads to what a search finds: as a list, a gallery, a map. */
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
