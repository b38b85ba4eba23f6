import {
  addEntry,
  calendarPeople,
  changeEntry,
  deleteEntry,
  listCalendar,
  mostEntries,
  readEntry,
  restoreEntry,
} from '#model/api/calendar.ts'
import type { CalendarSpan } from '#model/calendar/computed-entry.ts'
import { dayMs } from '#model/dates/durations.ts'
import type { Language } from '#model/languages.ts'
import type { Problem } from '#model/validation/validators.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { Reminders } from '#server/reminders/index.ts'
import type { CalendarContext } from './calendar-context.ts'
import type { CalendarMember } from './calendar-source.ts'
import { gatherEntries } from './gather-entries.ts'
import { nextReminder } from './occurrences.ts'
import { mayChange, presentCalendarEntry } from './present-entries.ts'
import { readWritten } from './read-written.ts'
import { entryById, entryToChange, insertEntry, updateEntry } from './store/entries.ts'
import { peopleOf } from './store/people.ts'
import { timedRow } from './timed-row.ts'

const usualDays = 366

const mostDays = 732

/** @throws {CodedError} `invalid_input` for one that ends before it begins, or is too long. */
function spanOf(given: { from?: string | undefined; to?: string | undefined }, now: Date): CalendarSpan {
  const today = new Date(Math.floor(now.getTime() / dayMs) * dayMs)
  const from = given.from === undefined ? today : new Date(given.from)
  const to = given.to === undefined ? new Date(from.getTime() + usualDays * dayMs) : new Date(given.to)
  const refuse = (problem: Problem) => new CodedError('invalid_input', { fields: { to: problem } })
  if (to <= from) throw refuse({ key: 'order' })
  if (to.getTime() - from.getTime() > mostDays * dayMs) throw refuse({ key: 'choice' })
  return { from, to }
}

/** The person who asks, and the requested language. */
const memberOf = ({ accountId, role, permissions }: MuseumActor, language: Language): CalendarMember => ({
  accountId,
  role,
  permissions,
  language,
})

/** Calls for what the calendar shows and what people write into it (C-P10). */
export function entryRoutes(
  { database, clock, sources }: CalendarContext,
  remindAt: Reminders['remindAt'],
): Route[] {
  const changed = (tx: TenantTransaction) =>
    publish(tx.db, { name: 'calendar.changed', tenantId: tx.tenantId })

  /** @throws {CodedError} `not_found` where the member does not see it, `forbidden` where others alone change it. */
  const held = async (
    tx: TenantTransaction,
    member: CalendarMember,
    id: string,
    options?: { readonly deleted: boolean },
  ) => {
    const row = await entryToChange(tx, member.accountId, id, options)
    if (!row) throw notFound()
    if (!mayChange(member, row)) throw forbidden()
    return row
  }

  /** @param seenBy whose rights it is read with: what people changed may be out of their own sight by now. */
  const presentById = async (
    tx: TenantTransaction,
    member: CalendarMember,
    id: string,
    seenBy = member.accountId,
  ) => {
    const row = await entryById(tx, seenBy, id)
    if (!row) throw notFound()
    return presentCalendarEntry(tx, member, row)
  }

  return [
    route(listCalendar, ({ actor, query, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { size = mostEntries, lazy } = query
        const { items, more } = await gatherEntries(
          tx,
          sources,
          memberOf(actor, language),
          spanOf(query, clock()),
          { size, withDetails: lazy !== 'true' },
        )
        return {
          result: items.map(({ id }) => id),
          entities: Object.fromEntries(items.map(item => [item.id, item])),
          largestStart: items.at(-1)?.startDateTime ?? null,
          more,
        }
      }),
    ),

    route(calendarPeople, ({ actor }) =>
      database.inTenant(actor.tenantId, async tx => ({ result: await peopleOf(tx) })),
    ),

    route(readEntry, ({ actor, params, language }) =>
      database.inTenant(actor.tenantId, tx => presentById(tx, memberOf(actor, language), params.id)),
    ),

    route(addEntry, ({ actor, body, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        const member = memberOf(actor, language)
        const now = clock()
        const columns = await readWritten(tx, member, body, { now })
        const id = await insertEntry(tx, columns, { accountId: actor.accountId, at: now })
        await remindAt(tx, id, columns.remind_at)
        await changed(tx)
        return presentById(tx, member, id)
      }),
    ),

    route(changeEntry, ({ actor, params: { id }, body, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        const member = memberOf(actor, language)
        const row = await held(tx, member, id)
        if (row.version !== body.version)
          throw new CodedError('changedSince', { data: await presentCalendarEntry(tx, member, row) })
        const now = clock()
        const columns = await readWritten(tx, member, body, { now, before: row })
        await updateEntry(tx, id, columns, now)
        await remindAt(tx, id, columns.remind_at)
        await changed(tx)
        return presentById(tx, member, id, row.created_by)
      }),
    ),

    route(deleteEntry, ({ actor, params: { id }, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        await held(tx, memberOf(actor, language), id)
        const now = clock()
        await updateEntry(tx, id, { deleted_at: now, remind_at: null }, now)
        await changed(tx)
        return undefined
      }),
    ),

    route(restoreEntry, ({ actor, params: { id }, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        const member = memberOf(actor, language)
        const row = await held(tx, member, id, { deleted: true })
        const now = clock()
        const next = nextReminder(timedRow(row), row.reminder, now)
        await updateEntry(tx, id, { deleted_at: null, remind_at: next }, now)
        await remindAt(tx, id, next)
        await changed(tx)
        return presentById(tx, member, id)
      }),
    ),
  ]
}
