import type { YearSpan } from './TimelineProps.ts'

/** Fewer years than this are not looked at: dates are known by the year. */
const leastYears = 8

/** Steps that people count in. */
const stepSizes = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000]

export const lengthOf = ({ from, to }: YearSpan): number => to - from + 1

/** Returns the position of a year's beginning in the view: 0 at its left edge, 1 at its right. */
export const placeOf = (year: number, view: YearSpan): number => (year - view.from) / lengthOf(view)

/** Adds a margin at both ends, so that no item is at the edge; short spans are widened. */
export function withRoom({ from, to }: YearSpan): YearSpan {
  const room = Math.max(2, Math.ceil(lengthOf({ from, to }) * 0.025))
  const short = Math.max(0, Math.ceil((leastYears - (to - from + 1 + 2 * room)) / 2))
  return { from: from - room - short, to: to + room + short }
}

/** A view limited to the available years. */
function within(view: YearSpan, span: YearSpan): YearSpan {
  const all = withRoom(span)
  const years = Math.min(lengthOf(view), lengthOf(all))
  const from = Math.round(Math.min(Math.max(view.from, all.from), all.to - years + 1))
  return { from, to: from + Math.round(years) - 1 }
}

/** Zooms the view in or out around a position in it: a factor of 0.5 shows half as many years. */
export function zoomed(view: YearSpan, by: number, place: number, span: YearSpan): YearSpan {
  const years = Math.max(leastYears, Math.round(lengthOf(view) * by))
  const from = view.from + (lengthOf(view) - years) * place
  return within({ from, to: from + years - 1 }, span)
}

/** The view moved by a part of its length; later is more. */
export function moved(view: YearSpan, by: number, span: YearSpan): YearSpan {
  const years = Math.round(lengthOf(view) * by) || Math.sign(by)
  return within({ from: view.from + years, to: view.to + years }, span)
}

/** Years to label along a view, up to a number: round ones as people count them, without a year 0. */
export function ticksOf({ from, to }: YearSpan, most: number): readonly number[] {
  const years = to - from + 1
  const step = stepSizes.find(size => years / size <= most) ?? 10 ** Math.ceil(Math.log10(years / most))
  const first = Math.floor(from / step) * step
  const ticks: number[] = []
  for (let year = first; year <= to + 1; year += step) {
    // Before Christ 500 B.C. is the year -499; what would be the year 0 is the first of our era.
    const counted = year <= 0 && step > 1 ? year + 1 : year
    if (counted >= from && counted <= to) ticks.push(counted)
  }
  return ticks
}
