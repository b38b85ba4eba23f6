import { Link } from '@tanstack/react-router'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { HeadingText } from '../../ui/read/HeadingText.tsx'
import { TitleCell } from '../../ui/table/TitleCell.tsx'
import type { CardArea } from '../card-area.ts'
import { LinkedFlags } from '../links/LinkedFlags.tsx'
import styles from '../Row.module.css'
import { shownTitle } from '../shown-title.ts'
import { LockBadge } from './LockBadge.tsx'
import { RowUnder } from './RowUnder.tsx'

export interface RowTitleProps {
  readonly area: CardArea
  readonly row: CardRow
  /** Called before the record opens by the link. */
  readonly onLeave: (row: CardRow) => void
}

/** The title of a record as a link, with its maker below and its editor beside it (C-O03). */
export function RowTitle({ area, row, onLeave }: RowTitleProps) {
  return (
    <TitleCell
      title={
        <span className={styles.titleLine}>
          <Link to={area.recordPath(row.id)} tabIndex={-1} onClick={() => onLeave(row)}>
            <HeadingText text={shownTitle(row.title)} italics={row.italics} />
          </Link>
          <LinkedFlags area={area} card={row} />
          <LockBadge lock={row.lock} />
        </span>
      }
      under={<RowUnder area={area} row={row} />}
    />
  )
}
