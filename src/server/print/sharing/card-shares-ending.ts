import type { CalendarSpan, ComputedEntry } from '#model/calendar/computed-entry.ts'
import { presentSharesEnding, type ShareReader } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { sharesEnding } from './store.ts'

/** Days on which links of cards end: of those somebody made; administrators see all. */
export const cardSharesEnding = (
  tx: TenantTransaction,
  member: ShareReader,
  span: CalendarSpan,
): Promise<readonly ComputedEntry[]> =>
  presentSharesEnding(member, 'card', asked => sharesEnding(tx, { ...span, ...asked }))
