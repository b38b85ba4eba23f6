import { parseDateTime, toZoned } from '@internationalized/date'
import { addEntry, listCalendar, type WrittenEntry } from '#model/api/calendar.ts'
import { listProcedures } from '#model/api/procedures/procedures.ts'
import type { MuseumAtWork } from './museum-at-work.ts'

/** Something the people of a museum have under way. */
export interface Piece {
  readonly title: string
  /** Whether it was begun already: then it is left alone. */
  isThere(museum: MuseumAtWork): Promise<boolean>
  begin(museum: MuseumAtWork): Promise<void>
}

/** A procedure that somebody looks after. */
export const procedure = (
  title: string,
  begin: (museum: MuseumAtWork, title: string) => Promise<void>,
): Piece => ({
  title,
  async isThere({ admin }) {
    const { result } = await admin(listProcedures, { query: { q: title } })
    return result.some(found => found.title === title)
  },
  begin: museum => begin(museum, title),
})

/** Entries are looked for in as many days before and after today. */
const reach = 300

/** Of the clocks of the museums. */
const zone = 'Europe/Rome'

/** When it is an hour of a day somewhere: '2026-11-23' and '09:00'. */
const momentOf = (date: string, hour: string, where: string): string =>
  toZoned(parseDateTime(`${date}T${hour}`), where).toAbsoluteString()

/** An entry of the calendar, on the workday so many days from today; hours are those of the museum's clock, without them it is a whole day. */
export const entry = (
  title: string,
  day: number,
  hours: readonly [from: string, to: string] | undefined,
  more: Partial<WrittenEntry>,
): Piece => ({
  title,
  async isThere({ admin, day: dayOf }) {
    const at = (days: number) => `${dayOf(days)}T00:00:00Z`
    const { entities } = await admin(listCalendar, {
      query: { from: at(-reach), to: at(reach), lazy: 'true' },
    })
    return Object.values(entities).some(each => each.title === title)
  },
  async begin({ curator, day: dayOf, workday }) {
    const first = workday(day)
    const moment = (days: number, hour: string) => momentOf(dayOf(days), hour, hours ? zone : 'UTC')
    const [from, to] = hours ?? ['00:00', '00:00']
    await curator(addEntry, {
      body: {
        title,
        kind: 'other',
        allDay: hours === undefined,
        startDateTime: moment(first, from),
        endDateTime: moment(hours ? first : first + 1, to),
        timeZone: zone,
        place: '',
        note: '',
        responsible: null,
        participants: [],
        links: [],
        visibility: 'museum',
        reminder: null,
        repetition: null,
        ...more,
      },
    })
  },
})

/** Does what was not begun yet, one after the other. */
export async function doPieces(
  pieces: readonly Piece[],
  museum: MuseumAtWork,
  signal: AbortSignal,
): Promise<void> {
  for (const piece of pieces) {
    signal.throwIfAborted()
    if (!(await piece.isThere(museum))) await piece.begin(museum)
  }
}
