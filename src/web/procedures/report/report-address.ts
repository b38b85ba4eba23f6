/** The period and the type of procedures shown, as in the address of the page; absent: this year, and all types. */
export interface ReportAddress {
  readonly from?: string
  readonly to?: string
  /** Name in the API: 'LOAN_OUT'. */
  readonly type?: string
}

export interface Period {
  readonly from: string
  readonly to: string
}

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined

/** Parses the address of the page; unknown parts are dropped. */
export function readReportAddress(search: Readonly<Record<string, unknown>>): ReportAddress {
  const [from, to] = [day(search.from), day(search.to)]
  return { ...(from && to && { from, to }), ...(typeof search.type === 'string' && { type: search.type }) }
}

/** The year of a day, or another as many years later, as a period. */
export function yearAround(today: string, later = 0): Period {
  const year = String(Number(today.slice(0, 4)) + later).padStart(4, '0')
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** The months of a period, the earliest first: '2026-11'. */
export function monthsOf({ from, to }: Period): readonly string[] {
  const at = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  return Array.from({ length: Math.max(0, at(to) - at(from) + 1) }, (_, step) => {
    const month = at(from) + step
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
