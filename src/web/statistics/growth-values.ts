import type { CardFigures } from '#model/api/statistics.ts'
import { yearOf } from '#model/dates/museum-day.ts'

/** A month and a figure of it. */
export interface MonthValue {
  readonly month: string
  readonly value: number
}

/** Months up to that of a day, the earliest first: '2026-11'. */
export function monthsUntil(today: string, count: number): readonly string[] {
  const last = yearOf(today) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, at) => {
    const month = last - (count - 1 - at)
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** How many cards came in each of the last months, and how many there were at the end of each; months without any are among them. */
export function growthValues(
  { growth }: Pick<CardFigures, 'growth'>,
  today: string,
  count: number,
): { readonly came: readonly MonthValue[]; readonly total: readonly MonthValue[] } {
  const months = monthsUntil(today, count)
  const came = new Map(growth.map(each => [each.month, each.count]))
  let sum = growth
    .filter(({ month }) => month < (months[0] ?? ''))
    .reduce((before, each) => before + each.count, 0)
  const total = months.map(month => {
    sum += came.get(month) ?? 0
    return { month, value: sum }
  })
  return { came: months.map(month => ({ month, value: came.get(month) ?? 0 })), total }
}
