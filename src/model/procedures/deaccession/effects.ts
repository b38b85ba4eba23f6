import { dateOfDays } from '../../dates/date-of-days.ts'
import type { Effects } from '../../engine/aspects/effects.ts'
import type { Once } from '../../engine/aspects/once.ts'
import { holdings } from '../../groups/holdings.ts'
import { holdingOf } from '../holding-of.ts'
import type { DeaccessionLine } from './line.ts'
import type { DeaccessionValues } from './sections.ts'

/** The record stays, with its number: the object has left the collection, and says how and where to. */
export const deaccessionEffects: Effects<DeaccessionValues, DeaccessionLine> = {
  left: {
    id: 1,
    at: 'carriedOut',
    edits: () => [{ kind: 'set', path: 'holding', value: { id: holdings.LEFT } }],
  },
  title: {
    id: 2,
    at: 'carriedOut',
    when: ({ line }) => line.method !== undefined,
    edits: ({ number, values, line, today }) => [
      {
        kind: 'add',
        path: 'titleChanges',
        value: {
          type: line.method,
          date: dateOfDays(line.leftOn ?? today),
          note: [(line.newOwner ?? values.receiver)?.name, number].filter(Boolean).join(', '),
        },
      },
    ],
  },
  movement: {
    id: 3,
    at: 'carriedOut',
    when: ({ line }) => line.leftTo !== undefined,
    edits: ({ number, line, today }) => [
      {
        kind: 'add',
        path: 'movements',
        value: { to: line.leftTo, when: line.leftOn ?? today, note: number },
      },
    ],
  },
}

/** An object leaves the collection once, and anew only when it came back since. */
export const leftOnce: Once = {
  effect: 'left',
  told: ['holding'],
  reads: ['holding'],
  done: record => holdingOf(record) === holdings.LEFT,
  again: record => holdingOf(record) !== holdings.LEFT,
}
