import type { WrittenEntry } from '#model/api/calendar.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { dayMs } from '#model/dates/durations.ts'
import type { Problem } from '#model/validation/validators.ts'
import { mayDo, namesByIds } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { zoneOf } from '#server/platform/db/museum-day.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { CalendarMember } from './calendar-source.ts'
import { dayOf, nextReminder, overAt, type Timed } from './occurrences.ts'
import type { EntryColumns, EntryRow } from './store/entries.ts'
import { peopleOf } from './store/people.ts'

/** Days from one time something takes place to the next, at the least. */
const shortestStep = { daily: 1, weekly: 7, monthly: 28, yearly: 365 } as const

const isMidnight = (at: Date): boolean => at.getTime() % dayMs === 0

function* problemsOfTimes(timed: Timed): Generator<[field: string, problem: Problem]> {
  const { startsAt, endsAt, allDay, repeats, repeatsUntil } = timed
  const length = endsAt.getTime() - startsAt.getTime()
  if (allDay && !isMidnight(startsAt)) yield ['startDateTime', { key: 'day' }]
  if (allDay && !isMidnight(endsAt)) yield ['endDateTime', { key: 'day' }]
  else if (allDay ? endsAt <= startsAt : endsAt < startsAt) yield ['endDateTime', { key: 'order' }]
  else if (repeats && length > shortestStep[repeats] * dayMs) yield ['endDateTime', { key: 'overlap' }]
  if (repeatsUntil !== null && repeatsUntil < dayOf(startsAt, timed))
    yield ['repetition.until', { key: 'order' }]
}

/** People and cards that an entry names for the first time must be there; those it has named may have gone. */
async function* problemsOfNamed(
  tx: TenantTransaction,
  member: CalendarMember,
  { responsible, participants, links }: WrittenEntry,
  before: EntryRow | undefined,
): AsyncGenerator<[field: string, problem: Problem]> {
  const there = new Set(
    (await peopleOf(tx, [...participants, ...(responsible === null ? [] : [responsible])])).map(
      ({ id }) => id,
    ),
  )
  const known = new Set([...there, ...(before?.participants ?? []), before?.responsible])
  if (responsible !== null && !known.has(responsible)) yield ['responsible', { key: 'choice' }]
  for (const [at, id] of participants.entries())
    if (!known.has(id)) yield [`participants.${at}`, { key: 'choice' }]
  const linked = new Set(before?.links.map(({ id }) => id))
  const { cards } = await namesByIds(tx, member, { terms: [], cards: links.map(({ id }) => id) })
  for (const [at, { type, id }] of links.entries()) {
    const card = cards.get(id)
    const declaration = declarationOfId(type)
    const mayName =
      card?.type === type && !card.deleted_at && declaration && mayDo(declaration, member, 'read')
    if (!mayName && !linked.has(id)) yield [`links.${at}`, { key: 'choice' }]
  }
}

/**
 * Checks an entry as it was sent and returns the form in which it is stored.
 * @param before what it is now, where it is changed
 * @throws {CodedError} `invalid_input` with every wrong field.
 */
export async function readWritten(
  tx: TenantTransaction,
  member: CalendarMember,
  written: WrittenEntry,
  { now, before }: { readonly now: Date; readonly before?: EntryRow },
): Promise<EntryColumns> {
  const timed: Timed = {
    startsAt: new Date(written.startDateTime),
    endsAt: new Date(written.endDateTime),
    allDay: written.allDay,
    timeZone: written.timeZone ?? before?.time_zone ?? (await zoneOf(tx)),
    repeats: written.repetition?.frequency ?? null,
    repeatsUntil: written.repetition?.until ?? null,
  }
  const fields: Record<string, Problem> = Object.fromEntries(problemsOfTimes(timed))
  for await (const [field, problem] of problemsOfNamed(tx, member, written, before)) fields[field] = problem
  if (Object.keys(fields).length > 0) throw new CodedError('invalid_input', { fields })
  return {
    title: written.title.trim(),
    kind: written.kind,
    all_day: timed.allDay,
    starts_at: timed.startsAt,
    ends_at: timed.endsAt,
    time_zone: timed.timeZone,
    place: written.place.trim(),
    note: written.note.trim(),
    responsible: written.responsible,
    participants: [...new Set(written.participants)],
    links: JSON.stringify(written.links),
    visibility: written.visibility,
    reminder: written.reminder,
    repeats: timed.repeats,
    repeats_until: timed.repeatsUntil,
    over_at: overAt(timed),
    remind_at: nextReminder(timed, written.reminder, now),
  }
}
