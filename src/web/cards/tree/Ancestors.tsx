import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import styles from './Ancestors.module.css'
import { treeQuery } from './tree-query.ts'

/** The ancestors of a record, from the top down: Italy › Lazio. Renders nothing at the top level. */
export function Ancestors({ area, id }: { readonly area: CardArea; readonly id: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(treeQuery(area, id))
  const above = data?.path.slice(0, -1) ?? []
  if (above.length === 0) return null
  return (
    <nav aria-label={t('cards.tree.above')}>
      <ol className={styles.way}>
        {above.map(step => (
          <li key={step.id}>
            <Link to={area.recordPath(step.id)}>{shownTitle(step.title)}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
