import type { AuditGroup } from '#model/audit/actions.ts'
import type { AuditQuery } from './use-audit.ts'

/** What the record is narrowed down to, as it is chosen on the page. */
export interface AuditFilter {
  readonly group: AuditGroup | 'all'
  readonly person: string
  /** YYYY-MM-DD, both included; days of whoever reads. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly text: string
}

export const noFilter: AuditFilter = { group: 'all', person: '', from: undefined, to: undefined, text: '' }

export const isNarrowed = (filter: AuditFilter): boolean =>
  filter.group !== 'all' || filter.person !== '' || Boolean(filter.from || filter.to || filter.text.trim())

/** The moment at which a day begins here, `days` later. */
const startOf = (day: string, days = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + days).toISOString()
}

/** The filter as the server takes it. */
export const queryOf = ({ group, person, from, to, text }: AuditFilter): AuditQuery => ({
  ...(group !== 'all' && { group }),
  ...(person !== '' && { person }),
  ...(from && { from: startOf(from) }),
  ...(to && { to: startOf(to, 1) }),
  ...(text.trim() !== '' && { text: text.trim() }),
})
