import type { Effects } from '../../engine/aspects/effects.ts'
import type { Guard } from '../../engine/aspects/workflow.ts'
import { holdings } from '../../groups/holdings.ts'
import { choice, link, longText, term, text } from '../../kinds/build.ts'
import type { ValuesOf } from '../../kinds/field.ts'
import { defineProcedure } from '../define-procedure.ts'
import { holdingOf } from '../holding-of.ts'
import { roomOf } from '../room-of.ts'
import { objectExitPapers } from './papers.ts'
import { exitReasons, type ObjectExitValues, objectExitSections } from './sections.ts'
import { objectExitType } from './type.ts'

const line = {
  condition: term('STCC', { level: 'R' }),
  conditionNote: longText({ level: 'R' }),
  packing: text({ level: 'R' }),
  crate: text({ level: 'R' }),
  photo: link(['file']),
  arrival: choice({
    name: 'exitArrival',
    choices: { UNCHANGED: 1, CHANGED: 2, DAMAGED: 3, NOT_ARRIVED: 4 },
    level: 'R',
  }),
  note: longText({ level: 'R' }),
}

const effects: Effects<ObjectExitValues, ValuesOf<typeof line>> = {
  movement: {
    id: 1,
    at: 'left',
    when: ({ values }) => values.destination !== undefined,
    edits: ({ number, values, today }, record) => [
      {
        kind: 'add',
        path: 'movements',
        value: {
          to: values.destination,
          from: roomOf(record),
          when: values.leftOn ?? today,
          who: values.handedOverBy,
          note: values.receiver?.name ?? number,
        },
      },
    ],
  },
  register: {
    id: 3,
    at: 'left',
    enters: {
      register: 'EXITS',
      columns: { party: 'receiver', reason: 'reason', destination: 'destination', leftOn: 'leftOn' },
    },
  },
  /** Leaves with its owner; for those of the museum's own a deaccession decides. */
  holding: {
    id: 2,
    at: 'left',
    when: ({ values }) => values.reason?.id === exitReasons.RETURN_TO_OWNER,
    edits: (_given, record) =>
      ([holdings.CUSTODY, holdings.LOAN_IN] as unknown[]).includes(holdingOf(record))
        ? [{ kind: 'set', path: 'holding', value: { id: holdings.LEFT } }]
        : [],
  },
}

const isAddressed: Guard<ObjectExitValues> = {
  name: 'addressed',
  holds: ({ values, objects }) => Boolean(values.receiver && values.reason) && objects.total > 0,
}

const isAuthorised: Guard<ObjectExitValues> = {
  name: 'authority',
  holds: ({ values }) => Boolean(values.authority?.by && values.authority.on),
}

const isPlaced: Guard<ObjectExitValues> = {
  name: 'destination',
  holds: ({ values }) => Boolean(values.destination),
}

const isReceived: Guard<ObjectExitValues> = {
  name: 'receipt',
  holds: ({ values }) => Boolean(values.receivedOn && values.receivedBy),
}

/** Object exits: whatever leaves the house, for a while or for good (Spectrum: object exit). */
export const objectExit = defineProcedure({
  recordType: objectExitType,
  path: '/api/v1/object-exits',
  guide: 'procedures#object-exit',
  sections: objectExitSections,
  subtitle: ({ receiver }) => receiver?.name ?? '',
  columns: ['title', 'number', 'receiver', 'reason', 'plannedOn', 'status', 'step', 'updatedAt'],
  lines: { of: ['object'], fields: line },
  workflow: {
    numberPrefix: 'OX',
    steps: {
      prepared: { id: 1, status: 'TODO' },
      authorised: { id: 2, status: 'ONGOING', guards: [isAddressed, isAuthorised], approvals: 1 },
      left: { id: 3, status: 'ONGOING', guards: [isAddressed, isAuthorised, isPlaced] },
      received: { id: 4, status: 'DONE', guards: [isReceived] },
      closed: { id: 5, status: 'CLOSED', guards: [isReceived] },
      cancelled: { id: 6, status: 'CLOSED', endsFrom: ['prepared', 'authorised'] },
    },
    dates: [
      { path: 'plannedOn', kind: 'exitPlanned', remindDays: [7, 1], isDeadline: true },
      { path: 'returnBy', kind: 'exitReturn', remindDays: [30, 7, 0, -7], outlives: true },
    ],
    effects,
  },
  attachmentTypes: [
    'RECEIPT',
    'AUTHORIZATION_DOCUMENT',
    'AGREEMENT',
    'PHOTOGRAPH',
    'CORRESPONDENCE',
    'OTHER',
  ],
  papers: objectExitPapers,
})
