import type { CardRow } from '#model/api/cards/shapes.ts'
import { HeadingText } from '../../ui/read/HeadingText.tsx'
import { ApartBadge } from '../ApartBadge.tsx'
import type { CardArea } from '../card-area.ts'
import styles from '../Row.module.css'

/** The line below the title of a record: what keeps it apart from its list, and its maker. */
export function RowUnder({ area, row }: { readonly area: CardArea; readonly row: CardRow }) {
  const text = <HeadingText text={row.subtitle} italics={row.italics} />
  if (row.apart === undefined) return text
  return (
    <span className={styles.apart}>
      <ApartBadge declaration={area.declaration} apart={row.apart} />
      {text}
    </span>
  )
}
