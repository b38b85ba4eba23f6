import { type Guard, notRepeated } from '../../engine/aspects/workflow.ts'
import { defineProcedure } from '../define-procedure.ts'
import { accessionedOnce, acquisitionEffects } from './effects.ts'
import { acquisitionDecisions, acquisitionLine, declinedWithReason } from './line.ts'
import { acquisitionPapers } from './papers.ts'
import { type AcquisitionValues, acquisitionSections } from './sections.ts'
import { acquisitionType } from './type.ts'

const isSourced: Guard<AcquisitionValues> = {
  name: 'sourced',
  holds: ({ values }) => Boolean(values.source && values.method),
}

const isExamined: Guard<AcquisitionValues> = {
  name: 'diligence',
  holds: ({ values }) => Boolean(values.assessment?.result && values.assessment.by && values.assessment.on),
}

const isDecided: Guard<AcquisitionValues> = {
  name: 'decided',
  holds: ({ objects }) => objects.total > 0 && objects.undecided === 0,
}

const isTransferred: Guard<AcquisitionValues> = {
  name: 'title',
  holds: ({ values }) => Boolean(values.transfer?.on && values.transfer.basis),
}

/** Acquisitions, from the proposal to the accession register (Spectrum: acquisition and accessioning). */
export const acquisition = defineProcedure({
  recordType: acquisitionType,
  path: '/api/v1/acquisitions',
  guide: 'procedures#acquisition',
  sections: acquisitionSections,
  subtitle: ({ source }) => source?.name ?? '',
  columns: ['title', 'number', 'source', 'method', 'meeting', 'status', 'step', 'updatedAt'],
  lines: {
    of: ['object'],
    fields: acquisitionLine,
    rules: [declinedWithReason],
    decision: {
      path: 'decision/decision',
      undecided: acquisitionDecisions.UNDECIDED,
      refused: acquisitionDecisions.DECLINED,
      reason: 'decision/reason',
      by: 'decision/decidedBy',
      day: 'decision/date',
    },
    numbers: { field: 'newNumber', pattern: '{year}.{lot}.{item}' },
  },
  workflow: {
    numberPrefix: 'AQ',
    steps: {
      proposed: { id: 1, status: 'TODO' },
      examined: { id: 2, status: 'ONGOING', guards: [isSourced] },
      approved: { id: 3, status: 'ONGOING', guards: [isExamined, isDecided], approvals: 2 },
      titleTransferred: { id: 4, status: 'ONGOING', guards: [isExamined, isDecided, isTransferred] },
      accessioned: {
        id: 5,
        status: 'DONE',
        guards: [isSourced, isExamined, isDecided, isTransferred, notRepeated],
      },
      closed: { id: 6, status: 'CLOSED', guards: [isTransferred] },
      declined: { id: 7, status: 'CLOSED', endsFrom: ['proposed', 'examined'] },
      withdrawn: { id: 8, status: 'CLOSED', endsFrom: ['proposed', 'examined', 'approved'] },
    },
    dates: [
      { path: 'decideBy', kind: 'acquisitionDecision', remindDays: [14, 3, 0], isDeadline: true },
      { path: 'meeting', kind: 'acquisitionMeeting', remindDays: [7] },
    ],
    effects: acquisitionEffects,
    once: accessionedOnce,
    becomes: [
      {
        type: 'MOVEMENT',
        from: ['accessioned'],
      },
      {
        type: 'CONSERVATION',
        from: ['accessioned'],
      },
      {
        type: 'VALUATION',
        line: ({ value }) => ({ value }),
      },
    ],
  },
  attachmentTypes: [
    'AGREEMENT',
    'TITLE_PROOF',
    'AUTHORIZATION_DOCUMENT',
    'REPORT',
    'INVOICE',
    'PHOTOGRAPH',
    'CORRESPONDENCE',
    'OTHER',
  ],
  papers: acquisitionPapers,
})
