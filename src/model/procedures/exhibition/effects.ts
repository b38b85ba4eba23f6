import { dateOfDays } from '../../dates/date-of-days.ts'
import type { Effects } from '../../engine/aspects/effects.ts'
import { exposureOf } from './light.ts'
import type { ExhibitionLine } from './line.ts'
import type { ExhibitionValues } from './sections.ts'

/** The object remembers where it was shown and in what light, and is found in the exhibition. */
export const exhibitionEffects: Effects<ExhibitionValues, ExhibitionLine> = {
  shown: {
    id: 1,
    at: 'open',
    when: ({ values }) => values.event !== undefined,
    edits: ({ values: { event, venue, period }, line: { catalogueNumber, onShow }, today }) => [
      {
        kind: 'add',
        path: 'exhibitions',
        value: {
          event,
          venue: venue?.name,
          date: dateOfDays(onShow?.from ?? period?.opening ?? today, onShow?.until ?? period?.closing),
          catalogueNumber,
        },
      },
    ],
  },
  movement: {
    id: 2,
    at: 'open',
    when: ({ line }) => line.room !== undefined,
    edits: ({ number, values: { period }, line: { room, showcase, onShow }, today }) => [
      {
        kind: 'add',
        path: 'movements',
        value: {
          to: room,
          when: onShow?.from ?? period?.opening ?? today,
          note: [showcase, number].filter(Boolean).join(', '),
        },
      },
    ],
  },
  light: {
    id: 3,
    at: 'takenDown',
    when: ({ today, ...exhibited }) => exposureOf(exhibited, today).luxHours !== undefined,
    edits: ({ number, today, ...exhibited }) => [
      {
        kind: 'add',
        path: 'lightExposures',
        value: { ...exposureOf(exhibited, today), event: exhibited.values.event, note: number },
      },
    ],
  },
}
