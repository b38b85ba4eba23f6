import type { Timeline } from '#model/api/cards/timeline.ts'
import { yearOf } from '#model/dates/museum-day.ts'

/** Years that are looked at in tens: as many as the timeline counts in steps of ten. */
export const decadesWithin = (today: string): { readonly from: number; readonly to: number } => {
  const to = Math.floor(yearOf(today) / 10) * 10 + 9
  return { from: to - 519, to }
}

/** Tens of years from the first that any card touches to the last, those without any among them. */
export function decadeValues({ density, step }: Pick<Timeline, 'density' | 'step'>) {
  const [first, last] = [density[0]?.from, density.at(-1)?.from]
  if (first === undefined || last === undefined) return []
  const counts = new Map(density.map(({ from, count }) => [from, count]))
  return Array.from({ length: (last - first) / step + 1 }, (_, at) => {
    const from = first + at * step
    return { from, to: from + step - 1, value: counts.get(from) ?? 0 }
  })
}
