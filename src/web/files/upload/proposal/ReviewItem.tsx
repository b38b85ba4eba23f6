import { ArrowDown, ArrowUp, GripVertical, Star, X } from 'lucide-react'
import type { DragEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LocalThumb } from '../LocalThumb.tsx'
import { useSizes } from '../use-sizes.ts'
import { KnownChoice } from './KnownChoice.tsx'
import styles from './Review.module.css'
import { isKnown, type ReviewRow } from './review-row.ts'
import type { Review } from './use-review.ts'

export interface ReviewItemProps {
  readonly row: ReviewRow
  readonly index: number
  readonly top: number
  readonly height: number
  readonly isLast: boolean
  /** Something is being dragged here. */
  readonly isOver: boolean
  readonly review: Review
  readonly canOrder: boolean
  readonly onMove: (from: number, to: number) => void
  readonly drag: Readonly<
    Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', DragEventHandler<HTMLLIElement>>
  >
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** A chosen file: what it is, whether it is there already, and its place. */
export function ReviewItem(props: ReviewItemProps) {
  const { row, index, top, height, isLast, isOver, review, canOrder, onMove, drag } = props
  const { t } = useTranslation()
  const sizes = useSizes()
  const { name } = row.file
  const isCover = review.coverKey === row.key
  const note =
    row.twin !== undefined
      ? t('uploads.review.twin', { title: row.twin })
      : row.known.length > 0
        ? t('uploads.review.known', { title: row.known.map(({ title }) => title).join(', ') })
        : [sizes.bytes(row.file.size), row.folder].filter(Boolean).join(' · ')
  return (
    <li
      className={classes(styles.item, isOver && styles.over, row.choice === 'skip' && styles.skipped)}
      style={{ top, height }}
      draggable={canOrder}
      {...(canOrder && drag)}
    >
      {canOrder && <GripVertical className={styles.grip} {...icon} />}
      <LocalThumb file={row.file} type={row.file.type} size={44} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={classes(styles.note, isKnown(row) && styles.known)}>{note}</span>
      </span>
      <span className={styles.tools}>
        {isKnown(row) && (
          <KnownChoice
            label={t('uploads.review.what', { name })}
            value={row.choice}
            canAttach={canOrder && row.known.length > 0}
            onChoose={choice => review.choose(row.key, choice)}
          />
        )}
        {canOrder && (
          <>
            <IconButton
              label={t('uploads.review.useAsCover', { name })}
              title={t('uploads.review.cover')}
              aria-pressed={isCover}
              className={classes(isCover && styles.cover)}
              disabled={row.choice === 'skip'}
              onClick={() => review.setCoverKey(isCover ? undefined : row.key)}
            >
              <Star {...icon} fill={isCover ? 'currentColor' : 'none'} />
            </IconButton>
            <IconButton
              label={t('uploads.review.up', { name })}
              disabled={index === 0}
              onClick={() => onMove(index, index - 1)}
            >
              <ArrowUp {...icon} />
            </IconButton>
            <IconButton
              label={t('uploads.review.down', { name })}
              disabled={isLast}
              onClick={() => onMove(index, index + 1)}
            >
              <ArrowDown {...icon} />
            </IconButton>
            <IconButton label={t('uploads.review.remove', { name })} onClick={() => review.leaveOut(row.key)}>
              <X {...icon} />
            </IconButton>
          </>
        )}
      </span>
    </li>
  )
}
