import { Link } from '@tanstack/react-router'
import type { LinkItem } from '#model/api/cards/shapes.ts'
import { cardTypeNamed } from '#model/record-types.ts'
import { Thumb } from '../../ui/table/Thumb.tsx'
import { linkAddress } from '../linked-cards.ts'
import { shownTitle } from '../shown-title.ts'
import { TypeIcon } from '../TypeIcon.tsx'
import styles from './Links.module.css'

/** A linked card, leading to it. */
export function LinkedItem({ item }: { readonly item: LinkItem }) {
  const address = linkAddress({ id: item.id, type: item.type.name })
  const type = cardTypeNamed(item.type.name)
  const words = (
    <>
      <Thumb
        src={item.thumbnailUrl ?? undefined}
        {...(type && { sign: <TypeIcon type={type} size={18} /> })}
      />
      <span className={styles.words}>
        <span className={styles.title}>{shownTitle(item.title)}</span>
        <span className={styles.small}>
          {[item.shortDescription, item.description].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  )
  return address ? (
    <Link to={address} className={styles.item}>
      {words}
    </Link>
  ) : (
    <span className={styles.item}>{words}</span>
  )
}
