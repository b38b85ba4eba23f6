import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { branchFacet } from '#model/engine/tree.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import styles from './ChildCards.module.css'
import { treeQuery } from './tree-query.ts'

/** The direct children of a record, with a link to the list of all descendants. */
export function ChildCards({ area, id }: { readonly area: CardArea; readonly id: string }) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { data } = useQuery(treeQuery(area, id))
  const facet = branchFacet(area.declaration)
  if (!data || data.totalSize === 0) return null
  return (
    <section className={styles.below}>
      <h3 className={styles.title}>
        {t('cards.tree.below')}
        <span className={styles.count}>{numbers.format(data.totalSize)}</span>
      </h3>
      <ul className={styles.cards}>
        {data.result.map(({ id: child, title, children }) => (
          <li key={child}>
            <Link to={area.recordPath(child)}>{shownTitle(title)}</Link>
            {children > 0 && <span className={styles.count}>{numbers.format(children)}</span>}
          </li>
        ))}
      </ul>
      {facet && (
        <Link to={area.listPath} search={{ filters: { [facet]: [`#${id}`] } }} className={styles.all}>
          {t('cards.tree.allBelow')}
        </Link>
      )}
    </section>
  )
}
