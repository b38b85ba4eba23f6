import type { Becoming } from '../../engine/aspects/becoming.ts'
import type { Guard } from '../../engine/aspects/workflow.ts'
import { holdings } from '../../groups/holdings.ts'
import type { ValuesOf } from '../../kinds/field.ts'
import { defineProcedure } from '../define-procedure.ts'
import { exitReasons } from '../object-exit/sections.ts'
import { depositorRoom } from './depositor-room.ts'
import { describedObjects } from './described.ts'
import { entryEffects } from './effects.ts'
import { entryDecisions, entryLine, returnedWithReason } from './line.ts'
import { objectEntryPapers } from './papers.ts'
import { type ObjectEntryValues, objectEntrySections } from './sections.ts'
import { objectEntryType } from './type.ts'

const isReceived: Guard<ObjectEntryValues> = {
  name: 'received',
  holds: ({ values }) => Boolean(values.depositor && values.received),
}

const isAccepted: Guard<ObjectEntryValues> = {
  name: 'terms',
  holds: ({ values }) => Boolean(values.termsAccepted),
}

const isDecided: Guard<ObjectEntryValues> = {
  name: 'decided',
  holds: ({ objects }) => objects.undecided === 0,
}

const isReturned: Guard<ObjectEntryValues> = {
  name: 'returned',
  holds: ({ values }) => Boolean(values.returnedOn),
}

/** Returns a condition for lines about which this was not decided. */
const isNot =
  (decision: number) =>
  (line: ValuesOf<typeof entryLine>): boolean =>
    line.decision?.decision?.id !== decision

const becomes: readonly Becoming<ObjectEntryValues, ValuesOf<typeof entryLine>>[] = [
  {
    type: 'ACQUISITION',
    from: ['accepted'],
    when: isNot(entryDecisions.RETURN),
    values: ({ depositor, owner }) => ({ source: owner ?? depositor }),
    line: ({ conditionOnArrival, statedValue }) => ({ condition: conditionOnArrival, value: statedValue }),
  },
  {
    type: 'LOAN_IN',
    from: ['accepted'],
    when: isNot(entryDecisions.RETURN),
    values: ({ depositor, owner, depositorContact }) => ({
      lender: owner ?? depositor,
      contact: depositorContact,
    }),
    line: ({ conditionOnArrival, statedValue, placedAt }) => ({
      conditionIn: conditionOnArrival,
      insuranceValue: statedValue,
      placedAt,
    }),
  },
  {
    type: 'OBJECT_EXIT',
    from: ['toBeReturned'],
    when: isNot(entryDecisions.ACCEPT),
    values: ({ depositor, depositorContact, returnBy, packing }) => ({
      receiver: depositor,
      receiverContact: depositorContact,
      reason: { id: exitReasons.RETURN_TO_OWNER },
      plannedOn: returnBy,
      handling: packing,
    }),
    line: ({ conditionOnArrival }) => ({ condition: conditionOnArrival }),
  },
]

/** Object entries: whatever comes into the museum and is not, or not yet, its own (Spectrum: object entry). */
export const objectEntry = defineProcedure({
  recordType: objectEntryType,
  path: '/api/v1/object-entries',
  guide: 'procedures#object-entry',
  sections: objectEntrySections,
  subtitle: ({ depositor }) => depositor?.name ?? '',
  columns: ['title', 'number', 'depositor', 'received', 'returnBy', 'status', 'step', 'updatedAt'],
  lines: {
    of: ['object'],
    fields: entryLine,
    rules: [returnedWithReason],
    begins: { holding: { id: holdings.CUSTODY } },
    tag: 'entryNumber',
    described: describedObjects,
    decision: {
      path: 'decision/decision',
      undecided: entryDecisions.UNDECIDED,
      refused: entryDecisions.NOT_HANDED_IN,
      reason: 'decision/reason',
      by: 'decision/decidedBy',
      day: 'decision/date',
    },
  },
  workflow: {
    numberPrefix: 'OE',
    steps: {
      announced: { id: 1, status: 'TODO' },
      received: { id: 2, status: 'ONGOING', guards: [isReceived] },
      assessed: { id: 3, status: 'ONGOING', guards: [isReceived, isAccepted] },
      // Still ongoing: the day of return keeps reminding until the objects have left.
      toBeReturned: { id: 4, status: 'ONGOING', guards: [isDecided] },
      accepted: { id: 5, status: 'DONE', guards: [isAccepted, isDecided] },
      returned: { id: 6, status: 'DONE', guards: [isReturned] },
      settled: { id: 7, status: 'CLOSED', guards: [isDecided] },
      notDelivered: { id: 8, status: 'CLOSED', endsFrom: ['announced'] },
    },
    dates: [
      { path: 'expected', kind: 'entryExpected', remindDays: [1] },
      { path: 'quarantineUntil', kind: 'quarantineEnd', remindDays: [0] },
      { path: 'returnBy', kind: 'entryReturn', remindDays: [30, 7, 0, -7, -14], isDeadline: true },
    ],
    effects: entryEffects,
    becomes,
  },
  attachmentTypes: ['RECEIPT', 'AGREEMENT', 'TITLE_PROOF', 'PHOTOGRAPH', 'CORRESPONDENCE', 'OTHER'],
  rooms: depositorRoom,
  papers: objectEntryPapers,
})
