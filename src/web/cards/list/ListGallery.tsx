import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { allFields, isLeaf } from '#model/engine/fields.ts'
import { Gallery } from '../../ui/gallery/Gallery.tsx'
import { shownTitle } from '../shown-title.ts'
import { thumbnailOf } from '../thumbnail-of.ts'
import { FieldCell } from './FieldCell.tsx'
import type { ListViewProps } from './ListTable.tsx'
import { LockBadge } from './LockBadge.tsx'
import styles from './Row.module.css'

/** The dating stands at the left below a picture, as on a wall label. */
const datingPath = 'dating'

/** The list as pictures on their mats. */
export function ListGallery({
  area,
  label,
  rows,
  selection,
  onOpen,
  onLeave,
  initialIndex,
  onActive,
  onRange,
}: ListViewProps) {
  const { t } = useTranslation()
  const dating = allFields(area.declaration).get(datingPath)?.field
  const face = useCallback(
    (row: CardRow) => ({
      src: thumbnailOf(row.thumbnailUrl, 480),
      title: (
        <span className={styles.titleLine}>
          <Link
            to={area.recordPath(row.id)}
            tabIndex={-1}
            className={styles.plain}
            onClick={() => onLeave(row)}
          >
            {shownTitle(row.title)}
          </Link>
          <LockBadge lock={row.lock} />
        </span>
      ),
      under: row.subtitle,
      left: dating && isLeaf(dating) && <FieldCell field={dating} values={row.columns[datingPath] ?? []} />,
      right: row.number,
    }),
    [area, dating, onLeave],
  )
  return (
    <Gallery
      label={label}
      count={rows.count}
      itemAt={rows.rowAt}
      onRangeChange={onRange}
      face={face}
      selection={selection}
      onOpen={onOpen}
      onActive={onActive}
      {...(initialIndex !== undefined && { initialIndex })}
      selectLabel={row =>
        row === undefined
          ? t('cardList.row.selectLoading')
          : t('cardList.row.select', { title: [row.number, shownTitle(row.title)].filter(Boolean).join(' ') })
      }
    />
  )
}
