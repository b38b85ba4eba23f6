import { Link } from '@tanstack/react-router'
import type { CardRow } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { RowPicture } from '../../cards/list/RowPicture.tsx'
import { shownTitle } from '../../cards/shown-title.ts'
import { HeadingText } from '../../ui/read/HeadingText.tsx'
import styles from './Results.module.css'

/** A card that a search found, in brief. */
export function ResultItem({ area, row }: { readonly area: CardArea; readonly row: CardRow }) {
  return (
    <li className={styles.item}>
      <RowPicture area={area} row={row} />
      <span className={styles.words}>
        <Link className={styles.title} to={area.recordPath(row.id)}>
          <HeadingText text={shownTitle(row.title)} italics={row.italics} />
        </Link>
        <span className={styles.small}>
          <span className="numbers">{row.number}</span>
          {row.subtitle && (
            <span>
              <HeadingText text={row.subtitle} italics={row.italics} />
            </span>
          )}
        </span>
      </span>
    </li>
  )
}
