import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import type { WallSize } from '#model/cards/wall-sizes.ts'
import { allFields, isLeaf } from '#model/engine/fields.ts'
import { Gallery } from '../../ui/gallery/Gallery.tsx'
import { PictureWall } from '../../ui/gallery/PictureWall.tsx'
import { HeadingText } from '../../ui/read/HeadingText.tsx'
import { pageSize } from '../data/page-query.ts'
import styles from '../Row.module.css'
import { shownTitle } from '../shown-title.ts'
import { thumbnailOf } from '../thumbnail-of.ts'
import { rowFaceOf } from '../types/row-face.ts'
import { FieldCell } from './FieldCell.tsx'
import type { ListViewProps } from './ListTable.tsx'
import { LockBadge } from './LockBadge.tsx'
import { RowUnder } from './RowUnder.tsx'

/** Path of the date, shown at the lower left of a picture as on a wall label. */
const datingPath = 'dating'

/** Aspect ratio of the picture of a row; without one, that of a page or a tile. */
const aspectOf = (
  row: CardRow,
  { width, height }: { readonly width: string; readonly height: string },
): number => {
  const [across, down] = [row.columns[width]?.[0], row.columns[height]?.[0]]
  return typeof across === 'number' && typeof down === 'number' && across > 0 && down > 0 ? across / down : 1
}

export interface ListGalleryProps extends ListViewProps {
  readonly pictureSize: WallSize
}

/** The list as pictures on their mats: in their own proportions for types that are pictures. */
export function ListGallery({
  area,
  label,
  rows,
  selection,
  onOpen,
  onLeave,
  initialIndex,
  onActive,
  itemKeys,
  onRange,
  pictureSize,
}: ListGalleryProps) {
  const { t } = useTranslation()
  const dating = allFields(area.declaration).get(datingPath)?.field
  const own = rowFaceOf(area.type)
  const { proportions } = area.declaration
  const face = useCallback(
    (row: CardRow) => ({
      src: thumbnailOf(row.thumbnailUrl, proportions && pictureSize === 'large' ? 1200 : 480),
      ...(own && { sign: <own.Sign row={row} size={34} />, badge: <own.Badge row={row} /> }),
      title: (
        <span className={styles.titleLine}>
          <Link
            to={area.recordPath(row.id)}
            tabIndex={-1}
            className={styles.plain}
            onClick={() => onLeave(row)}
          >
            <HeadingText text={shownTitle(row.title)} italics={row.italics} />
          </Link>
          <LockBadge lock={row.lock} />
        </span>
      ),
      under: own ? <own.Under row={row} /> : <RowUnder area={area} row={row} />,
      left: dating && isLeaf(dating) && <FieldCell field={dating} values={row.columns[datingPath] ?? []} />,
      right: row.number,
    }),
    [area, dating, onLeave, own, proportions, pictureSize],
  )
  const shared = {
    label,
    count: rows.count,
    itemAt: rows.rowAt,
    onRangeChange: onRange,
    face,
    selection,
    onOpen,
    onActive,
    itemKeys,
    ...(initialIndex !== undefined && { initialIndex }),
    selectLabel: (row: CardRow | undefined) =>
      row === undefined
        ? t('cardList.row.selectLoading')
        : t('cardList.row.select', { title: [row.number, shownTitle(row.title)].filter(Boolean).join(' ') }),
  }
  if (!proportions) return <Gallery {...shared} />
  return (
    // A change of size keeps the position.
    <PictureWall
      key={pictureSize}
      {...shared}
      size={pictureSize}
      block={pageSize}
      aspectOf={row => aspectOf(row, proportions)}
    />
  )
}
