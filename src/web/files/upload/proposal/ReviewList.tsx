import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts'
import { useVirtualRows } from '../../../ui/use-virtual-rows.ts'
import styles from './Review.module.css'
import { ReviewItem } from './ReviewItem.tsx'
import type { ReviewRow } from './review-row.ts'
import type { Review } from './use-review.ts'

export interface ReviewListProps {
  readonly rows: readonly ReviewRow[]
  readonly review: Review
  /** Files that are attached to a card: their order is chosen, and its cover. */
  readonly canOrder: boolean
}

/** The chosen files: dragged or moved into order, left out, one of them the cover. */
export function ReviewList({ rows, review, canOrder }: ReviewListProps) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useMediaQuery(phone) ? 128 : 64
  const { height, first, end, topOf, reveal } = useVirtualRows({ count: rows.length, rowHeight, scroller })
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const move = (from: number, to: number) => {
    review.move(from, to)
    reveal(to)
  }
  const drop = () => {
    if (dragged !== undefined && over !== undefined && dragged !== over) move(dragged, over)
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section ref={scroller} className={styles.list} aria-label={t('uploads.review.list')} tabIndex={0}>
      <ol style={{ height }}>
        {rows.slice(first, end).map((row, offset) => {
          const index = first + offset
          return (
            <ReviewItem
              key={row.key}
              row={row}
              index={index}
              top={topOf(index)}
              height={rowHeight}
              isLast={index === rows.length - 1}
              isOver={over === index && dragged !== index}
              review={review}
              canOrder={canOrder}
              onMove={move}
              drag={{
                onDragStart: () => setDragged(index),
                onDragOver: event => {
                  if (dragged === undefined) return
                  event.preventDefault()
                  setOver(index)
                },
                onDrop: drop,
                onDragEnd: drop,
              }}
            />
          )
        })}
      </ol>
    </section>
  )
}
