import { useMemo, useRef } from 'react'
import { useElementWidth } from '../use-element-width.ts'
import { CardGrid, type GalleryProps } from './CardGrid.tsx'
import type { CardLayout } from './CardLayout.ts'

const wide = { least: 208, gap: 20, padding: 24 }
const small = { least: 140, gap: 16, padding: 16 }

/** Height of the text below a picture: a title of two lines, a line, and a line with two ends. */
const captionHeight = 94
const rowGap = 24

/** Cards of one width, as many beside each other as have room. */
function evenLayout(width: number, count: number): CardLayout {
  const { least, gap, padding } = width < 640 ? small : wide
  const room = width - 2 * padding
  const columns = Math.max(1, Math.floor((room + gap) / (least + gap)))
  const cardWidth = Math.max(least, (room - gap * (columns - 1)) / columns)
  return {
    width,
    lines: Math.ceil(count / columns),
    lineHeight: cardWidth + captionHeight + rowGap,
    columns,
    gap,
    padding,
    pictureHeight: undefined,
    lineOf: index => Math.floor(index / columns),
    firstOf: line => line * columns,
    widthsOf: () => `repeat(${columns}, minmax(0, 1fr))`,
    moved: (index, lines) => {
      const next = index + lines * columns
      // The last line may have no card right below; there is none above the first line.
      return next >= 0 && next < count ? next : index
    },
  }
}

/** Pictures on their mats, whole, in a grid of any length. */
export function Gallery<Item>(props: GalleryProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const width = useElementWidth(scroller)
  const { count } = props
  const layout = useMemo(() => evenLayout(width, count), [width, count])
  return <CardGrid {...props} scroller={scroller} layout={layout} />
}
