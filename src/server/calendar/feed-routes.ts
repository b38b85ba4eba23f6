import {
  type CalendarItem,
  calendarFile,
  endFeed,
  makeFeed,
  mostEntries,
  readFeed,
} from '#model/api/calendar.ts'
import { dayMs } from '#model/dates/durations.ts'
import { accountById, hashToken, membershipsOf, museumOfToken, newShareToken } from '#server/access/index.ts'
import { forbidden, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import type { CalendarContext } from './calendar-context.ts'
import { gatherEntries } from './gather-entries.ts'
import { accountOfFeed, deleteFeed, feedOf, putFeed } from './store/feeds.ts'

/** Range that other programs see: a quarter back, a year ahead. */
const daysBack = 92

const daysAhead = 366

/** Whoever works under another's name leaves their secrets alone. */
function refuseImpersonators({ impersonatorId }: MuseumActor): void {
  if (impersonatorId !== undefined) throw forbidden()
}

/** An event of an iCalendar file. */
export interface IcalEvent {
  readonly uid: string
  readonly changedAt: Date
  /** Whole days begin and end at midnight UTC. */
  readonly start: Date
  readonly end: Date
  readonly allDay: boolean
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly category: string
  readonly url: string
}

/** Octets of a line at most, its end not counted (RFC 5545, section 3.1). */
const longestLine = 75

const lineEnds = /\r\n?|\n/g

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a text may not have (RFC 5545, section 3.1)
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** A text as a value (RFC 5545, section 3.3.11). */
const textValue = (text: string): string =>
  text
    .replace(lineEnds, '\n')
    .replace(controls, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** A content line, folded between characters. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > longestLine) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return `${text}\r\n`
}

const compact = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

const when = (name: string, at: Date, allDay: boolean): string =>
  allDay ? `${name};VALUE=DATE:${compact(at).slice(0, 8)}` : `${name}:${compact(at)}`

const optional = (name: string, text: string): readonly string[] =>
  text === '' ? [] : [`${name}:${textValue(text)}`]

const eventLines = (event: IcalEvent): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${compact(event.changedAt)}`,
  when('DTSTART', event.start, event.allDay),
  // What takes no time has no end.
  ...(event.end > event.start ? [when('DTEND', event.end, event.allDay)] : []),
  `SUMMARY:${textValue(event.summary)}`,
  ...optional('LOCATION', event.location),
  ...optional('DESCRIPTION', event.description),
  ...optional('CATEGORIES', event.category),
  ...(event.url === '' ? [] : [`URL:${event.url}`]),
  'END:VEVENT',
]

/** A calendar for other programs (RFC 5545): all moments in UTC, so that no time zones have to be described. */
export const writeIcal = (
  { name, product }: { readonly name: string; readonly product: string },
  events: readonly IcalEvent[],
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(product)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textValue(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('')

/** The calendar at an address of its own, for other programs: by a secret, without signing in (C-P10). */
export function feedRoutes(context: CalendarContext): Route[] {
  const { database, clock, texts, publicUrl, sources, productName } = context
  return [
    route(readFeed, ({ actor }) =>
      database.inTenant(actor.tenantId, async tx => {
        const feed = await feedOf(tx, actor.accountId)
        return { since: feed?.created_at.toISOString() ?? null }
      }),
    ),

    route(makeFeed, ({ actor }) =>
      database.inTenant(actor.tenantId, async tx => {
        refuseImpersonators(actor)
        const now = clock()
        const token = newShareToken(tx.tenantId)
        await putFeed(tx, actor.accountId, hashToken(token), now)
        return { address: `${publicUrl()}/calendar/${token}.ics`, since: now.toISOString() }
      }),
    ),

    route(endFeed, ({ actor }) =>
      database.inTenant(actor.tenantId, async tx => {
        refuseImpersonators(actor)
        await deleteFeed(tx, actor.accountId)
        return undefined
      }),
    ),

    route(calendarFile, async ({ params: { file }, reply }) => {
      const token = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : ''
      const tenantId = museumOfToken(token)
      if (tenantId === undefined) throw notFound()
      const calendar = await database.inTenant(tenantId, async tx => {
        const now = clock()
        const feed = await accountOfFeed(tx, hashToken(token))
        const account = feed && (await accountById(tx.db, feed.account_id))
        const memberships = account ? await membershipsOf(tx.db, account.id, now) : []
        const membership = memberships.find(one => one.tenantId === tenantId)
        if (!account || !membership?.licenceActive) throw notFound()
        const { role, permissions, museum } = membership
        const { language } = account
        const span = {
          from: new Date(now.getTime() - daysBack * dayMs),
          to: new Date(now.getTime() + daysAhead * dayMs),
        }
        const { items } = await gatherEntries(
          tx,
          sources,
          { accountId: account.id, role, permissions, language },
          span,
          { size: mostEntries, withDetails: true },
        )
        const kindOf = ({ kind }: CalendarItem) =>
          texts.translate(language, `calendar.kinds.${kind}` as TextKey)
        const host = new URL(publicUrl()).host
        return writeIcal(
          { name: museum, product: productName },
          items.map(item => ({
            uid: `${tenantId}-${item.id.replace(/[^\w-]/g, '-')}@${host}`,
            changedAt: now,
            start: new Date(item.startDateTime),
            end: new Date(item.endDateTime),
            allDay: item.allDay,
            summary: item.entryId === null ? `${kindOf(item)}: ${item.title}` : item.title,
            location: item.place,
            description: item.note ?? '',
            category: kindOf(item),
            url: item.path === null ? '' : `${publicUrl()}${item.path}`,
          })),
        )
      })
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="calendar.ics"')
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .send(calendar)
    }),
  ]
}
