import { useMemo, useRef } from 'react'
import { useElementWidth } from '../use-element-width.ts'
import { CardGrid, type GalleryProps } from './CardGrid.tsx'
import { typicalAspect, type WallSize, wallLayout } from './wall-layout.ts'

export interface PictureWallProps<Item> extends GalleryProps<Item> {
  readonly size: WallSize
  /** The number of items per page, from the first one on. */
  readonly block: number
  /** Width by height of an item's picture. */
  readonly aspectOf: (item: Item) => number
}

/** Pictures in their own proportions, whole, in lines of one height and of any number. */
export function PictureWall<Item>({ size, block, aspectOf, ...props }: PictureWallProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const width = useElementWidth(scroller)
  const { count, itemAt } = props
  const aspectAt = (index: number): number | undefined => {
    const item = itemAt(index)
    return item === undefined ? undefined : aspectOf(item)
  }
  const latest = useRef(aspectAt)
  latest.current = aspectAt
  const typical = typicalAspect(
    Array.from({ length: Math.min(block, count) }, (_, index) => aspectAt(index) ?? []).flat(),
  )
  const layout = useMemo(
    () => wallLayout({ width, count, size, block, aspectAt: index => latest.current(index), typical }),
    [width, count, size, block, typical],
  )
  return <CardGrid {...props} scroller={scroller} layout={layout} />
}
