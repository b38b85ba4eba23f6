import { useMemo, useRef } from 'react'
import { useElementWidth } from '../use-element-width.ts'
import { CardGrid, type GalleryProps } from './CardGrid.tsx'
import { evenLayout } from './even-layout.ts'

/** Pictures on their mats, whole, in a grid of any length. */
export function Gallery<Item>(props: GalleryProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const width = useElementWidth(scroller)
  const { count } = props
  const layout = useMemo(() => evenLayout(width, count), [width, count])
  return <CardGrid {...props} scroller={scroller} layout={layout} />
}
