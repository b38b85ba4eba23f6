import type { EffectGiven, Effects } from '../../engine/aspects/effects.ts'
import { holdings } from '../../groups/holdings.ts'
import type { ValuesOf } from '../../kinds/field.ts'
import { holdingOf } from '../holding-of.ts'
import type { entryLine } from './line.ts'
import { entryReasons, type ObjectEntryValues } from './sections.ts'

type Line = ValuesOf<typeof entryLine>

const roomFor = ({ values, line }: EffectGiven<ObjectEntryValues, Line>) => line.placedAt ?? values.room

/** Changes that an object entry makes in the records of its objects. */
export const entryEffects: Effects<ObjectEntryValues, Line> = {
  custody: {
    id: 1,
    at: 'received',
    undecided: true,
    when: ({ values, line }) => !line.isOurs && values.reason?.id !== entryReasons.RETURN,
    // A loan that has been out of the house for a treatment remains a loan.
    edits: (_given, record) =>
      holdingOf(record) === holdings.LOAN_IN
        ? []
        : [{ kind: 'set', path: 'holding', value: { id: holdings.CUSTODY } }],
  },
  arrival: {
    id: 2,
    at: 'received',
    undecided: true,
    when: given => roomFor(given) !== undefined,
    edits: given => [
      {
        kind: 'add',
        path: 'movements',
        value: {
          to: roomFor(given),
          when: given.values.received ?? given.today,
          who: given.values.receivedBy,
          note: given.number,
        },
      },
    ],
  },
}
