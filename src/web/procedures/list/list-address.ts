import { statusNames } from '#model/engine/aspects/statuses.ts'

/** The filters of the list of procedures, as in its address. */
export interface ProceduresAddress {
  readonly q?: string
  readonly type?: string
  readonly status?: string
  readonly mine?: 'true'
  readonly due?: 'overdue' | 'soon'
  /** True when the dialog for a new procedure opens at once. */
  readonly begin?: 'true'
  /** The first is 0. */
  readonly page?: number
}

/** Parses the address of the list; unknown parts are dropped. */
export function readProceduresAddress(search: Readonly<Record<string, unknown>>): ProceduresAddress {
  const { q, type, status, mine, due, begin, page } = search
  return {
    ...(typeof q === 'string' && q !== '' && { q }),
    ...(typeof type === 'string' && /^[A-Z_]{1,40}$/.test(type) && { type }),
    ...(statusNames.some(name => name === status) && { status: String(status) }),
    ...((mine === true || mine === 'true') && { mine: 'true' as const }),
    ...((due === 'overdue' || due === 'soon') && { due }),
    ...((begin === true || begin === 'true') && { begin: 'true' as const }),
    ...(Number.isInteger(page) && Number(page) > 0 && Number(page) <= 100_000 && { page: Number(page) }),
  }
}
