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

/** Octets of a line at the most, its end not counted (RFC 5545, section 3.1). */
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
