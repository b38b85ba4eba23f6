import { type Guard, notRepeated } from '../../engine/aspects/workflow.ts'
import { defineProcedure } from '../define-procedure.ts'
import { exitReasons } from '../object-exit/sections.ts'
import { deaccessionEffects, leftOnce } from './effects.ts'
import { deaccessionDecisions, deaccessionLine, keptWithReason } from './line.ts'
import { deaccessionPapers } from './papers.ts'
import { answers, type DeaccessionValues, deaccessionSections } from './sections.ts'
import { deaccessionType } from './type.ts'

type DeaccessionGuard = Guard<DeaccessionValues>

const isGrounded: DeaccessionGuard = {
  name: 'grounded',
  holds: ({ values }) => Boolean(values.grounds && values.justification && values.policyReference),
}

const hasClearTitle: DeaccessionGuard = {
  name: 'titleChecked',
  holds: ({ values }) => values.titleCheck?.checked === true,
}

const isUnrestricted: DeaccessionGuard = {
  name: 'restrictionsChecked',
  holds: ({ values }) => values.restrictionCheck?.checked === true,
}

const isAnswered: DeaccessionGuard = {
  name: 'answered',
  holds: ({ values }) =>
    (values.consulted ?? []).every(({ answer }) => answer && answer.id !== answers.PENDING),
}

const isDecided: DeaccessionGuard = {
  name: 'decided',
  holds: ({ objects }) => objects.total > 0 && objects.undecided === 0,
}

const isResolved: DeaccessionGuard = {
  name: 'resolved',
  holds: ({ values }) => Boolean(values.resolution?.date && values.resolution.reference),
}

const isPublished: DeaccessionGuard = {
  name: 'published',
  holds: ({ values }) => Boolean(values.notice?.published),
}

const isAccounted: DeaccessionGuard = {
  name: 'accounted',
  holds: ({ values }) => !values.proceeds?.total || Boolean(values.proceeds.use),
}

/** Steps at which the objects can still stay without anything being undone. */
const inQuestion = ['proposed', 'examined']

/** Objects that leave the collection for good (Spectrum: deaccessioning and disposal). */
export const deaccession = defineProcedure({
  recordType: deaccessionType,
  path: '/api/v1/deaccessions',
  guide: 'procedures#deaccession',
  sections: deaccessionSections,
  subtitle: ({ receiver }) => receiver?.name ?? '',
  columns: ['title', 'number', 'grounds', 'receiver', 'disposeBy', 'status', 'step', 'updatedAt'],
  lines: {
    of: ['object'],
    fields: deaccessionLine,
    rules: [keptWithReason],
    decision: {
      path: 'decision/decision',
      undecided: deaccessionDecisions.UNKNOWN,
      refused: deaccessionDecisions.KEPT,
      reason: 'decision/keepReason',
      day: 'decision/date',
    },
  },
  workflow: {
    numberPrefix: 'DE',
    steps: {
      proposed: { id: 1, status: 'TODO' },
      examined: { id: 2, status: 'ONGOING', guards: [isGrounded] },
      decided: {
        id: 3,
        status: 'ONGOING',
        guards: [isGrounded, hasClearTitle, isUnrestricted, isAnswered, isDecided, isResolved],
        approvals: 2,
      },
      carriedOut: { id: 4, status: 'DONE', guards: [isDecided, isResolved, isPublished, notRepeated] },
      closed: { id: 5, status: 'CLOSED', guards: [isAccounted] },
      rejected: { id: 6, status: 'CLOSED', endsFrom: inQuestion },
      withdrawn: { id: 7, status: 'CLOSED', endsFrom: [...inQuestion, 'decided'] },
    },
    dates: [
      { path: 'answersDue', kind: 'answersDue', remindDays: [7, 0] },
      { path: 'notice/until', kind: 'noticeEnds', remindDays: [0] },
      { path: 'disposeBy', kind: 'disposeBy', remindDays: [30, 7, 0], isDeadline: true },
    ],
    effects: deaccessionEffects,
    once: leftOnce,
    becomes: [
      {
        type: 'OBJECT_EXIT',
        from: ['decided'],
        values: ({ receiver, disposeBy }) => ({
          receiver,
          reason: { id: exitReasons.DEACCESSION },
          plannedOn: disposeBy,
        }),
      },
    ],
  },
  attachmentTypes: [
    'TITLE_PROOF',
    'AUTHORIZATION_DOCUMENT',
    'AGREEMENT',
    'REPORT',
    'RECEIPT',
    'INVOICE',
    'CORRESPONDENCE',
    'OTHER',
  ],
  papers: deaccessionPapers,
})
