import type { TimelineItem, YearSpan } from './TimelineProps.ts'
import { placeOf } from './years.ts'

/** An item with its position: pixels from the left edge, and the line in which it fits. */
export interface LaidItem {
  readonly item: TimelineItem
  readonly left: number
  readonly width: number
  /** Left edge of its name: at the item, or before it where the name would not fit. */
  readonly labelLeft: number
  readonly lane: number
}

/** Pixels a letter of a name takes, near enough. */
const letter = 6.9
const gap = 14
/** Narrower than this no bar is seen. */
const leastWidth = 6
/** Length of an open end, in pixels. */
const openWidth = 56
/** Names are cut behind this. */
const mostLabel = 280

/** Lays items out in as few lines as they need, none over another, nor over its name. */
export function layOut(items: readonly TimelineItem[], view: YearSpan, pixels: number): readonly LaidItem[] {
  const ends: number[] = []
  return items.map((item): LaidItem => {
    const [from, to] = [item.from ?? item.to ?? view.from, item.to ?? item.from ?? view.to]
    // An open end fades away from the one that is known.
    const open = item.from === null || item.to === null ? openWidth : 0
    const end = placeOf(to + 1, view) * pixels
    const left = item.from === null ? end - open : placeOf(from, view) * pixels
    const width = Math.max(leastWidth, open, end - left)
    const seen = Math.max(0, left)
    const label = Math.min(mostLabel, Math.max(item.name.length + 2, item.note.length) * letter)
    const labelLeft = Math.max(0, Math.min(seen, pixels - label))
    const right = Math.max(Math.min(left + width, pixels), labelLeft + label)
    const free = ends.findIndex(end => end + gap <= labelLeft)
    const lane = free === -1 ? ends.length : free
    ends[lane] = right
    return { item, left, width, labelLeft, lane }
  })
}
