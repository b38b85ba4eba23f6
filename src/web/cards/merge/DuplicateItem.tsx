import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Duplicate } from '#model/api/cards/merging.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import styles from './Merge.module.css'

export interface DuplicateItemProps {
  readonly area: CardArea
  readonly duplicate: Duplicate
  /** Its actions. */
  readonly children?: ReactNode
}

/** A possible duplicate, with its likelihood and the reasons; opens in a new tab. */
export function DuplicateItem({ area, duplicate: { item, likeness, why }, children }: DuplicateItemProps) {
  const { t } = useTranslation()
  const title = shownTitle(item.title)
  return (
    <li className={styles.duplicate}>
      <span className={styles.words}>
        <a
          className={styles.title}
          href={area.recordPath(item.id)}
          target="_blank"
          rel="noopener"
          aria-label={t('merging.panel.open', { title })}
        >
          {title}
        </a>
        <span className={styles.small}>
          {[item.shortDescription, item.description].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.small}>{why.map(reason => t(`merging.why.${reason}`)).join(', ')}</span>
      </span>
      <Badge>{t(`merging.likeness.${likeness}`)}</Badge>
      {children && <span className={styles.buttons}>{children}</span>}
    </li>
  )
}
