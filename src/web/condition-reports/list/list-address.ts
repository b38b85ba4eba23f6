import { frozenStates } from '#model/engine/aspects/freezes.ts'

/** What the list of reports is narrowed to, as its address says it. */
export interface ReportsAddress {
  readonly q?: string
  readonly state?: (typeof frozenStates)[number]
  /** Reports of one object: its id. */
  readonly object?: string
  /** The first is 0. */
  readonly page?: number
}

/** Reads the address of the list; what it does not know is left out. */
export function readReportsAddress(search: Readonly<Record<string, unknown>>): ReportsAddress {
  const { q, page } = search
  const state = frozenStates.find(each => each === search.state)
  const object = String(search.object ?? '')
  return {
    ...(typeof q === 'string' && q !== '' && { q }),
    ...(state && { state }),
    ...(/^\d{1,18}$/.test(object) && { object }),
    ...(Number.isInteger(page) && Number(page) > 0 && Number(page) <= 100_000 && { page: Number(page) }),
  }
}
