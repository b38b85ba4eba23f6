import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundGroup } from '#model/api/searches/general.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { FoundRow } from './FoundRow.tsx'
import styles from './Search.module.css'

export interface FoundSectionProps {
  readonly group: FoundGroup
  readonly q: string
  readonly onOpen: () => void
}

/** The first cards of a list that were found, and the way to all of them. */
export function FoundSection({ group, q, onOpen }: FoundSectionProps) {
  const { t } = useTranslation()
  const id = useId()
  const language = useLanguage()
  const area = areaOf(group.listType.name)
  if (!area) return null
  const shown = new Intl.NumberFormat(language).format(group.totalSize)
  const name = t(cardWordKey(area.type, 'list'))
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h2 id={id}>{name}</h2>
        {(group.totalSize > group.result.length || group.totalIsAtLeast) && (
          <Link
            to={area.listPath}
            search={group.list as never}
            className={styles.all}
            data-found=""
            onClick={onOpen}
            aria-label={`${name}: ${t(group.totalIsAtLeast ? 'generalSearch.seeAllAtLeast' : 'generalSearch.seeAll', { shown })}`}
          >
            {t(group.totalIsAtLeast ? 'generalSearch.seeAllAtLeast' : 'generalSearch.seeAll', { shown })}
            <ArrowRight size={15} strokeWidth={1.7} aria-hidden="true" />
          </Link>
        )}
      </div>
      <ul className={styles.rows}>
        {group.result.map(card => (
          <li key={card.id}>
            <FoundRow area={area} card={card} q={q} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}
