/* biome-ignore-all lint/a11y/useSemanticElements: virtualised, absolutely positioned cells cannot be those of a table */
import { type CSSProperties, type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { classes } from '../classes.ts'
import type { Selection } from '../selection.ts'
import { type ActiveIndexOptions, useActiveIndex } from '../use-active-index.ts'
import { useRangeSelect } from '../use-range-select.ts'
import { useVirtualRows } from '../use-virtual-rows.ts'
import type { CardLayout } from './CardLayout.ts'
import styles from './Gallery.module.css'
import { type CardFace, GalleryCard } from './GalleryCard.tsx'

/** Properties of all galleries. */
export interface GalleryProps<Item> {
  readonly label: string
  readonly count: number
  /** Undefined while the item's page is loading. */
  readonly itemAt: (index: number) => Item | undefined
  /** Called with the range of visible items: the first, and the first after the last. */
  readonly onRangeChange?: (from: number, to: number) => void
  readonly face: (item: Item) => CardFace
  readonly selection?: Selection<Item> | undefined
  readonly onOpen: (item: Item, index: number) => void
  /** The initial item, in view and active. */
  readonly initialIndex?: number
  readonly onActive?: (index: number) => void
  readonly itemKeys?: ActiveIndexOptions['itemKeys']
  /** Names the box that ticks an item. */
  readonly selectLabel?: (item: Item | undefined, index: number) => string
}

interface CardGridProps<Item> extends GalleryProps<Item> {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly layout: CardLayout
}

/** Cards in the lines of a layout, of any length; only those in view are there. */
export function CardGrid<Item>(props: CardGridProps<Item>) {
  const { label, count, itemAt, onRangeChange, face, selection, selectLabel, scroller, layout } = props
  const id = useId()
  const rows = useVirtualRows({
    // The line of the first card depends on the width of lines.
    count: layout.width === 0 ? 0 : layout.lines,
    rowHeight: layout.lineHeight,
    scroller,
    initialIndex: layout.lineOf(Math.min(props.initialIndex ?? 0, Math.max(0, count - 1))),
  })
  const select = useRangeSelect(selection, itemAt)
  const open = (index: number) => {
    const item = itemAt(index)
    if (item !== undefined) props.onOpen(item, index)
  }
  const { active, setActive, onKeyDown } = useActiveIndex({
    count,
    places: layout,
    rows,
    initialIndex: props.initialIndex,
    onOpen: open,
    onSelect: selection && select,
    onSelectAll: selection && (() => selection.onAll(selection.all !== 'all')),
    onActive: props.onActive,
    itemKeys: props.itemKeys,
  })
  const first = layout.firstOf(rows.first)
  const end = Math.min(count, layout.firstOf(rows.end))
  useEffect(() => onRangeChange?.(first, end), [onRangeChange, first, end])

  // Lines of another width hold other cards: the card at the top stays there.
  const top = useRef({ item: props.initialIndex ?? 0, width: 0 })
  const { place } = rows
  useLayoutEffect(() => {
    const before = top.current.width
    top.current.width = layout.width
    if (before !== 0 && before !== layout.width) place(layout.lineOf(Math.min(top.current.item, count - 1)))
  }, [layout, place, count])
  useEffect(() => {
    top.current.item = first
  }, [first])

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
    [scroller],
  )

  const spare = 2
  const from = Math.max(0, rows.first - spare)
  const to = Math.min(layout.lines, rows.end + spare)
  const lines = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step)
  const activeLine = active === undefined ? undefined : layout.lineOf(active)
  // The active card stays, even out of view: the grid names it to screen readers.
  if (activeLine !== undefined && (activeLine < from || activeLine >= to)) lines.push(activeLine)

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={layout.lines}
      aria-colcount={layout.columns}
      aria-multiselectable={selection ? true : undefined}
      aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
      tabIndex={0}
      className={classes(
        styles.scroller,
        active !== undefined && styles.hasActive,
        layout.pictureHeight !== undefined && styles.wall,
      )}
      {...(layout.pictureHeight !== undefined && {
        style: { '--picture': `${layout.pictureHeight}px` } as CSSProperties,
      })}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className={styles.rows} style={{ height: rows.height }}>
        {lines.map(line => {
          const begin = layout.firstOf(line)
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active card
            <div
              key={line}
              role="row"
              aria-rowindex={line + 1}
              className={styles.row}
              style={{
                transform: `translateY(${rows.topOf(line)}px)`,
                gridTemplateColumns: layout.widthsOf(line),
                columnGap: layout.gap,
                paddingInline: layout.padding,
              }}
            >
              {Array.from(
                { length: Math.max(0, Math.min(count, layout.firstOf(line + 1)) - begin) },
                (_, place) => {
                  const index = begin + place
                  const item = itemAt(index)
                  return (
                    <GalleryCard
                      // Another one than the empty mat in its place: it comes, and is not moved.
                      key={item === undefined ? `empty-${index}` : index}
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
                },
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
