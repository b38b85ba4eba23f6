import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LinkItem } from '#model/api/cards/shapes.ts'
import { cardTypeNamed } from '#model/cards/card-types.ts'
import { linkAddress } from '../../../cards/linked-cards.ts'
import { shownTitle } from '../../../cards/shown-title.ts'
import { TypeIcon } from '../../../cards/TypeIcon.tsx'
import { thumbnailOf } from '../../../cards/thumbnail-of.ts'
import styles from './Parts.module.css'

export interface PictureRowProps {
  readonly title: string
  readonly items: readonly LinkItem[]
  /** What else can be done with one of them. */
  readonly action?: (item: LinkItem) => ReactNode
}

/** Cards as pictures on their mats, each leading to its page. */
export function PictureRow({ title, items, action }: PictureRowProps) {
  if (items.length === 0) return null
  return (
    <section className={styles.row} aria-label={title}>
      <h3 className={styles.rowTitle}>{title}</h3>
      <ul className={styles.items}>
        {items.map(item => {
          const type = cardTypeNamed(item.type.name)
          return (
            <li key={`${item.type.id} ${item.id}`} className={styles.item}>
              <Link
                to={linkAddress({ id: item.id, type: item.type.name }) ?? '.'}
                className={styles.itemLink}
              >
                <span className={styles.mat}>
                  {item.thumbnailUrl ? (
                    <img src={thumbnailOf(item.thumbnailUrl, 480)} alt="" loading="lazy" />
                  ) : (
                    type && <TypeIcon type={type} size={22} />
                  )}
                </span>
                <span className={styles.itemTitle}>{shownTitle(item.title)}</span>
                <span className={styles.small}>
                  {[item.shortDescription, item.description].filter(Boolean).join(' · ')}
                </span>
              </Link>
              {action?.(item)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
