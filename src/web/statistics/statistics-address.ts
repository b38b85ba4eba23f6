/** The available periods, in months. */
export const periods = ['12', '24', '60'] as const

type Period = (typeof periods)[number]

/** The search part of the page's address: the record type, and how far back to look. */
interface StatisticsAddress {
  readonly type?: string
  readonly months?: Period
}

export function readStatisticsAddress(search: Readonly<Record<string, unknown>>): StatisticsAddress {
  const months = periods.find(period => period === String(search.months))
  return { ...(typeof search.type === 'string' && { type: search.type }), ...(months && { months }) }
}
