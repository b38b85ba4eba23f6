import { entryKinds } from '#model/calendar/entry-kinds.ts'
import { isTimeZone } from '#model/dates/museum-day.ts'
import { settingRows } from '#server/museum-exports/index.ts'
import { recordsHere } from '../mapped.ts'
import { insertRows } from '../store/rows.ts'
import { settingsOf } from './settings-of-file.ts'

const idOf = ({ id }: { readonly id?: unknown }): string => String(id)

/** Entries of the calendar that the whole museum sees; whoever takes them over may change them. What single people noted for themselves stays with them. */
export const calendar = settingsOf(
  'calendar',
  settingRows.calendar,
  given =>
    given
      .filter(({ visibility, deleted_at }) => visibility === 'museum' && deleted_at === null)
      .map(({ id, links, title, kind, all_day, starts_at, ends_at, time_zone, place, note, ...entry }) => ({
        key: String(id),
        name: title,
        fits: entryKinds.some(each => each === kind) && isTimeZone(time_zone) && starts_at <= ends_at,
        async take(tx, taking) {
          const records = await recordsHere(tx, taking, links.map(idOf))
          const { reminder, repeats, repeats_until, over_at } = entry
          const row = {
            title,
            kind,
            all_day,
            starts_at,
            ends_at,
            time_zone,
            place,
            note,
            participants: [],
            links: links.flatMap(link => records.get(idOf(link)) ?? []),
            visibility: 'museum',
            reminder,
            repeats,
            repeats_until,
            over_at,
            version: 1,
            created_at: tx.clock(),
            created_by: taking.author.accountId,
            updated_at: tx.clock(),
          }
          return (await insertRows(tx, 'calendar_entry', [row])) > 0
        },
      })),
  { named: true },
)
