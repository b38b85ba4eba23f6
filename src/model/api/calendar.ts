import { z } from 'zod/mini'
import { calendarKinds, entryKinds, frequencies, visibilities } from '../calendar/entry-kinds.ts'
import { isTimeZone } from '../dates/museum-day.ts'
import type { Requirement } from '../permissions/access.ts'
import { museumRoles } from '../permissions/roles.ts'
import { cardTypeOfId } from '../record-types.ts'
import { checked } from '../validation/check.ts'
import { maxLength, type Validator } from '../validation/validators.ts'
import { wholeNumber } from './cards/whole-number.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { calendarDay, id, moment, text } from './shapes.ts'

/* Calendar endpoints (C-P10). Private entries of others do not exist for the caller. */

const base = '/api/v1/calendar'
const access: Requirement = { roles: museumRoles }
const params = z.object({ id })

/** Maximum number of entries in one answer. */
export const mostEntries = 1000
/** Earliest reminder, in minutes before the beginning: four weeks. */
const earliestReminder = 40_320

const person = z.object({ id, name: z.string() })

const linkedCard = z.object({ type: z.number(), id, title: z.string(), path: z.nullable(z.string()) })

const repetition = z.object({
  frequency: z.enum(frequencies),
  /** Last day on which a repetition may fall. */
  until: z.nullable(calendarDay),
})

const heading = {
  /** Identifies the entry and, for a repeated one, the occurrence: '12', '12@2026-11-23', 'share:5'. */
  id: z.string(),
  kind: z.enum(calendarKinds),
  title: z.string(),
  allDay: z.boolean(),
  startDateTime: moment,
  /** Exclusive: whole days end at midnight UTC after the last day. */
  endDateTime: moment,
  place: z.string(),
  /** The entry this is an occurrence of; null for dates computed by other modules. */
  entryId: z.nullable(id),
  repeats: z.boolean(),
  /** Page of the record behind it; null for entries that people wrote. */
  path: z.nullable(z.string()),
  editable: z.boolean(),
  version: z.nullable(z.number()),
}

const details = {
  note: z.string(),
  responsible: z.nullable(person),
  participants: z.array(person),
  links: z.array(linkedCard),
}

const entry = z.object({
  ...heading,
  ...details,
  id,
  kind: z.enum(entryKinds),
  timeZone: z.string(),
  visibility: z.enum(visibilities),
  reminder: z.nullable(z.number()),
  repetition: z.nullable(repetition),
  version: z.number(),
})

/** An entry as it is opened and edited: all occurrences together. */
export type CalendarEntry = z.output<typeof entry>

const isZone: Validator = value => (isTimeZone(String(value)) ? undefined : { key: 'choice' })

/** Checks that an entry lies within the years the calendar covers. */
const isReachable: Validator = value =>
  typeof value === 'string' && value >= '1900' && value < '2200' ? undefined : { key: 'choice' }

const reachable = moment.check(checked(isReachable))

const isCardType: Validator = value => (cardTypeOfId(Number(value)) ? undefined : { key: 'choice' })

/** An entry as it is sent: what is left out is empty, and the clocks are those of the museum. */
const written = z.object({
  title: text(200),
  kind: z.enum(entryKinds),
  allDay: z._default(z.boolean(), false),
  startDateTime: reachable,
  endDateTime: reachable,
  timeZone: z.optional(z.string().check(z.maxLength(80), checked(isZone))),
  place: z._default(z.string().check(checked(maxLength(200))), ''),
  note: z._default(z.string().check(checked(maxLength(4000))), ''),
  responsible: z._default(z.nullable(id), null),
  participants: z._default(z.array(id).check(z.maxLength(100)), []),
  links: z._default(
    z.array(z.object({ type: z.number().check(checked(isCardType)), id })).check(z.maxLength(50)),
    [],
  ),
  visibility: z._default(z.enum(visibilities), 'museum'),
  reminder: z._default(z.nullable(z.number().check(z.int(), z.gte(0), z.lte(earliestReminder))), null),
  repetition: z._default(z.nullable(repetition), null),
})

export type WrittenEntry = z.output<typeof written>

export const listCalendar = endpoint({
  name: 'calendar.list',
  method: 'GET',
  path: base,
  access,
  summary:
    'Visible calendar entries, including those computed from records, shares and licences, by start time. By default one year from today (UTC); two years at most',
  query: z.object({
    from: z.optional(reachable),
    to: z.optional(reachable),
    size: z.optional(wholeNumber(1, mostEntries)),
    /** 'true' leaves out notes, people and linked records. */
    lazy: z.optional(z.enum(['true', 'false'])),
  }),
  output: z.object({
    /** Ids in order. */
    result: z.array(z.string()),
    entities: z.record(z.string(), z.object({ ...heading, ...z.partial(z.object(details)).shape })),
    /** Latest beginning among them. */
    largestStart: z.nullable(moment),
    /** True when there are more after these. */
    more: z.boolean(),
  }),
})

export type CalendarItem = OutputOf<typeof listCalendar>['entities'][string]

export const calendarPeople = endpoint({
  name: 'calendar.people',
  method: 'GET',
  path: `${base}/people`,
  access,
  summary: 'Members of the museum who can be responsible for an entry or take part',
  output: z.object({ result: z.array(person) }),
})

export const readEntry = endpoint({
  name: 'calendar.read',
  method: 'GET',
  path: `${base}/:id`,
  access,
  summary: 'A user-written entry with all its occurrences',
  params,
  output: entry,
})

export const addEntry = endpoint({
  name: 'calendar.add',
  method: 'POST',
  path: base,
  access,
  summary: 'Create a calendar entry',
  body: written,
  output: entry,
  status: 201,
})

export const changeEntry = endpoint({
  name: 'calendar.change',
  method: 'PUT',
  path: `${base}/:id`,
  access,
  summary:
    'Change an entry with all its occurrences; 409 with the current version if someone else changed it',
  params,
  body: z.extend(written, { version: z.number() }),
  output: entry,
})

export const deleteEntry = endpoint({
  name: 'calendar.delete',
  method: 'DELETE',
  path: `${base}/:id`,
  access,
  summary: 'Delete a calendar entry; it can be restored for thirty days',
  params,
})

export const restoreEntry = endpoint({
  name: 'calendar.restore',
  method: 'POST',
  path: `${base}/:id/restored`,
  access,
  summary: 'Restore a deleted entry',
  params,
  output: entry,
})

export const readFeed = endpoint({
  name: 'calendar.feed',
  method: 'GET',
  path: `${base}/feed`,
  access,
  summary: 'Whether your calendar has an address for other programs, and since when',
  output: z.object({ since: z.nullable(moment) }),
})

export const makeFeed = endpoint({
  name: 'calendar.makeFeed',
  method: 'POST',
  path: `${base}/feed`,
  access,
  summary:
    'Create the address at which other programs read your calendar, replacing the previous one. It is shown only once',
  output: z.object({ address: z.string(), since: moment }),
})

export const endFeed = endpoint({
  name: 'calendar.endFeed',
  method: 'DELETE',
  path: `${base}/feed`,
  access,
  summary: 'Revoke the address of your calendar',
})

export const calendarFile = endpoint({
  name: 'calendar.file',
  method: 'GET',
  path: '/calendar/:file',
  access: 'public',
  summary: 'A calendar for other programs (iCalendar, RFC 5545), by its secret address',
  params: z.object({ file: z.string() }),
})
