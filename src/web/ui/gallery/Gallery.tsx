/* biome-ignore-all lint/a11y/useSemanticElements: cards that are left out and stand free of each other are no table's */
import { useEffect, useId, useMemo, useRef } from 'react'
import { classes } from '../classes.ts'
import type { Selection } from '../selection.ts'
import { useActiveIndex } from '../use-active-index.ts'
import { useRangeSelect } from '../use-range-select.ts'
import { useVirtualRows } from '../use-virtual-rows.ts'
import styles from './Gallery.module.css'
import { type CardFace, GalleryCard } from './GalleryCard.tsx'
import { useCardGrid } from './use-card-grid.ts'

export interface GalleryProps<Item> {
  readonly label: string
  readonly count: number
  /** Nothing while the item's page is on its way. */
  readonly itemAt: (index: number) => Item | undefined
  /** Which items are in view: from, and the first one after. */
  readonly onRangeChange?: (from: number, to: number) => void
  readonly face: (item: Item) => CardFace
  readonly selection?: Selection<Item> | undefined
  readonly onOpen: (item: Item, index: number) => void
  /** The item to begin with, in view and active. */
  readonly initialIndex?: number
  readonly onActive?: (index: number) => void
  /** Names the box that ticks an item. */
  readonly selectLabel?: (item: Item | undefined, index: number) => string
}

/** Height of what stands below a picture: a title of two lines, a line, and a line of two ends. */
const captionHeight = 94
const rowGap = 24

/** Pictures on their mats, whole, in a grid of any length; only those in view are there. */
export function Gallery<Item>(props: GalleryProps<Item>) {
  const { label, count, itemAt, onRangeChange, face, selection, selectLabel } = props
  const scroller = useRef<HTMLDivElement>(null)
  const id = useId()
  const { columns, cardWidth, padding, gap } = useCardGrid(scroller)
  const rowHeight = cardWidth + captionHeight + rowGap
  const rows = useVirtualRows({
    count: Math.ceil(count / columns),
    rowHeight,
    scroller,
    initialIndex: Math.floor((props.initialIndex ?? 0) / columns),
  })
  const select = useRangeSelect(selection, itemAt)
  const open = (index: number) => {
    const item = itemAt(index)
    if (item !== undefined) props.onOpen(item, index)
  }
  const { active, setActive, onKeyDown } = useActiveIndex({
    count,
    columns,
    rows,
    initialIndex: props.initialIndex,
    onOpen: open,
    onSelect: selection && select,
    onSelectAll: selection && (() => selection.onAll(selection.all !== 'all')),
    onActive: props.onActive,
  })
  const first = rows.first * columns
  const end = Math.min(count, rows.end * columns)
  useEffect(() => onRangeChange?.(first, end), [onRangeChange, first, end])

  const latest = useRef({ open, select, setActive })
  latest.current = { open, select, setActive }
  const actions = useMemo(
    () => ({
      open: (index: number) => {
        latest.current.setActive(index)
        latest.current.open(index)
      },
      select: (index: number, range: boolean) => {
        latest.current.setActive(index)
        latest.current.select(index, range)
        // The keys go on from here.
        scroller.current?.focus({ preventScroll: true })
      },
    }),
    [],
  )

  const spare = 2
  const from = Math.max(0, rows.first - spare)
  const to = Math.min(Math.ceil(count / columns), rows.end + spare)
  const lines = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step)
  const activeLine = active === undefined ? undefined : Math.floor(active / columns)
  // The active card stays, even out of view: the grid names it to screen readers.
  if (activeLine !== undefined && (activeLine < from || activeLine >= to)) lines.push(activeLine)

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={Math.ceil(count / columns)}
      aria-colcount={columns}
      aria-multiselectable={selection ? true : undefined}
      aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
      tabIndex={0}
      className={classes(styles.scroller, active !== undefined && styles.hasActive)}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className={styles.rows} style={{ height: rows.height }}>
        {lines.map(line => (
          // biome-ignore lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active card
          <div
            key={line}
            role="row"
            aria-rowindex={line + 1}
            className={styles.row}
            style={{
              transform: `translateY(${rows.topOf(line)}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              columnGap: gap,
              paddingInline: padding,
            }}
          >
            {Array.from({ length: Math.min(columns, count - line * columns) }, (_, place) => {
              const index = line * columns + place
              const item = itemAt(index)
              return (
                <GalleryCard
                  key={index}
                  id={`${id}-${index}`}
                  column={place + 1}
                  index={index}
                  item={item}
                  face={face}
                  active={index === active}
                  selected={selection && item !== undefined ? selection.has(item) : selection && false}
                  selectLabel={selectLabel?.(item, index) ?? ''}
                  onOpen={actions.open}
                  onSelect={actions.select}
                />
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
