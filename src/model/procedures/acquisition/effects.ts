import type { ComplexDate } from '../../dates/complex-date.ts'
import type { EffectGiven, Effects } from '../../engine/aspects/effects.ts'
import type { Once } from '../../engine/aspects/once.ts'
import type { ValuesOf } from '../../kinds/field.ts'
import { holdingOf, isInCollection } from '../holding-of.ts'
import type { acquisitionLine } from './line.ts'
import type { AcquisitionValues } from './sections.ts'

type Line = ValuesOf<typeof acquisitionLine>
type Given = EffectGiven<AcquisitionValues, Line>

/** Returns a day as the date of a record, which may be less exact elsewhere. */
function dateOf(day: string): ComplexDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { periodMode: 'SINGLE', type: 'YEAR', earliestDate: { day: date, month, year } }
}

/** The object has been the museum's since its title passed, whenever it was entered in the register. */
const acquiredOn = ({ values, today }: Given): string => values.transfer?.on ?? values.accessionedOn ?? today

const accessionedOn = ({ values, today }: Given): string => values.accessionedOn ?? today

/** Changes that an acquisition makes in the records of its objects. */
export const acquisitionEffects: Effects<AcquisitionValues, Line> = {
  acquisition: {
    id: 1,
    at: 'accessioned',
    edits: given => [
      {
        kind: 'add',
        path: 'acquisitions',
        value: {
          type: given.values.method,
          from: given.values.source,
          date: dateOf(acquiredOn(given)),
          price: given.line.objectPrice,
          note: given.number,
        },
      },
    ],
  },
  number: {
    id: 2,
    at: 'accessioned',
    when: ({ line }) => line.newNumber !== undefined,
    // First, because it is the number by which the object is known from now on.
    edits: (given, { objectNumbers = [] }) => [
      {
        kind: 'set',
        path: 'objectNumbers',
        value: [
          { objectNumber: given.line.newNumber, date: accessionedOn(given) },
          ...(objectNumbers as readonly { readonly objectNumber?: string }[]).filter(
            ({ objectNumber }) => objectNumber !== given.line.newNumber,
          ),
        ],
      },
    ],
  },
  holding: {
    id: 3,
    at: 'accessioned',
    edits: (_given, record) => (holdingOf(record) === undefined ? [] : [{ kind: 'clear', path: 'holding' }]),
  },
  value: {
    id: 4,
    at: 'accessioned',
    when: ({ line }) => line.value !== undefined,
    edits: given => [
      {
        kind: 'add',
        path: 'valuations',
        value: {
          amount: given.line.value,
          date: accessionedOn(given),
          source: given.line.valueSource,
          note: given.number,
        },
      },
    ],
  },
  register: {
    id: 6,
    at: 'accessioned',
    enters: {
      register: 'ACCESSIONS',
      columns: {
        party: 'source',
        method: 'method',
        acquiredOn: 'transfer/on',
        creditLine: 'creditLine',
      },
    },
  },
  creditLine: {
    id: 5,
    at: 'accessioned',
    when: ({ values }) => values.creditLine !== undefined,
    edits: ({ values }) => [{ kind: 'set', path: 'publication/creditLine', value: values.creditLine }],
  },
}

/** An object is accessioned once, and anew only when it has left the collection since. */
export const accessionedOnce: Once = {
  effect: 'register',
  told: ['acquisitions/type', 'acquisitions/from', 'acquisitions/date'],
  reads: ['acquisitions', 'holding'],
  done: record =>
    isInCollection(record) && Array.isArray(record.acquisitions) && record.acquisitions.length > 0,
  again: record => !isInCollection(record),
}
