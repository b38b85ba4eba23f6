import type { CalendarItem } from '#model/api/calendar.ts'
import type { CalendarSpan, ComputedEntry } from '#model/calendar/computed-entry.ts'
import type { ComputedKind } from '#model/calendar/entry-kinds.ts'
import { dayMs } from '#model/dates/durations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CalendarMember, CalendarSource } from './calendar-source.ts'
import { dayOf, occurrences } from './occurrences.ts'
import { detailsOf, mayChange } from './present-entries.ts'
import { type EntryRow, entriesBetween } from './store/entries.ts'
import { timedRow } from './timed-row.ts'

function* timesOf(row: EntryRow, member: CalendarMember, span: CalendarSpan): Generator<CalendarItem> {
  const timed = timedRow(row)
  for (const { start, end } of occurrences(timed, span))
    yield {
      id: row.repeats ? `${row.id}@${dayOf(start, timed)}` : row.id,
      kind: row.kind,
      title: row.title,
      allDay: row.all_day,
      startDateTime: start.toISOString(),
      endDateTime: end.toISOString(),
      place: row.place,
      entryId: row.id,
      repeats: row.repeats !== null,
      path: null,
      editable: mayChange(member, row),
      version: row.version,
    }
}

function computed(kind: ComputedKind, { id, title, at, path }: ComputedEntry): CalendarItem {
  const allDay = typeof at === 'string'
  const start = allDay ? new Date(`${at}T00:00:00Z`) : at
  const end = allDay ? new Date(start.getTime() + dayMs) : start
  return {
    id: `${kind}:${id}`,
    kind,
    title,
    allDay,
    startDateTime: start.toISOString(),
    endDateTime: end.toISOString(),
    place: '',
    entryId: null,
    repeats: false,
    path,
    editable: false,
    version: null,
  }
}

const inOrder = (one: CalendarItem, other: CalendarItem): number =>
  one.startDateTime.localeCompare(other.startDateTime) ||
  one.title.localeCompare(other.title) ||
  one.id.localeCompare(other.id)

/** A row with the next time it takes place, and those after that. */
interface Coming {
  readonly item: CalendarItem
  readonly later: Iterator<CalendarItem>
}

/** The first times that rows take place, by the beginning. No more are worked out than are wanted: of what repeats every day there are thousands. */
function firstTimes(
  rows: readonly EntryRow[],
  member: CalendarMember,
  span: CalendarSpan,
  most: number,
): CalendarItem[] {
  const nextOf = (later: Iterator<CalendarItem>): Coming[] => {
    const { done, value } = later.next()
    return done ? [] : [{ item: value, later }]
  }
  // The earliest is last, where it is taken.
  const coming = rows
    .flatMap(row => nextOf(timesOf(row, member, span)))
    .sort((one, other) => inOrder(other.item, one.item))
  const items: CalendarItem[] = []
  for (let first = coming.pop(); first && items.length < most; first = coming.pop()) {
    items.push(first.item)
    for (const next of nextOf(first.later)) {
      let [from, to] = [0, coming.length]
      while (from < to) {
        const middle = (from + to) >> 1
        const there = coming[middle]
        if (there && inOrder(there.item, next.item) > 0) from = middle + 1
        else to = middle
      }
      coming.splice(from, 0, next)
    }
  }
  return items
}

export interface GatherOptions {
  readonly size: number
  /** Notes, people and linked cards, too. */
  readonly withDetails: boolean
}

/** All that a member's calendar shows between two moments, by the beginning: what people wrote, and what follows from elsewhere. */
export async function gatherEntries(
  tx: TenantTransaction,
  sources: readonly CalendarSource[],
  member: CalendarMember,
  span: CalendarSpan,
  { size, withDetails }: GatherOptions,
): Promise<{ readonly items: readonly CalendarItem[]; readonly more: boolean }> {
  const rows = await entriesBetween(tx, member.accountId, span)
  const items = firstTimes(rows, member, span, size + 1)
  for (const { kind, entriesOf } of sources)
    items.push(...(await entriesOf(tx, member, span)).map(entry => computed(kind, entry)))
  items.sort(inOrder)
  const shown = items.slice(0, size)
  const ids = new Set(shown.map(({ entryId }) => entryId))
  const details = withDetails
    ? await detailsOf(
        tx,
        member,
        rows.filter(({ id }) => ids.has(id)),
      )
    : new Map()
  return {
    items: shown.map(item => ({ ...item, ...(item.entryId !== null && details.get(item.entryId)) })),
    more: items.length > size,
  }
}
