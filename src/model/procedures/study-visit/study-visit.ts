import type { Guard } from '../../engine/aspects/workflow.ts'
import { defineProcedure } from '../define-procedure.ts'
import { deniedWithReason, studyVisitLine, visitDecisions, visitStates } from './line.ts'
import { studyVisitPapers } from './papers.ts'
import { type StudyVisitValues, studyVisitSections } from './sections.ts'
import { studyVisitType } from './type.ts'

type VisitGuard = Guard<StudyVisitValues>

const isDated: VisitGuard = {
  name: 'dated',
  holds: ({ values }) => Boolean(values.visit?.start && values.visit.end),
}

const isDecided: VisitGuard = {
  name: 'decided',
  holds: ({ objects }) => objects.total > 0 && objects.undecided === 0,
}

const isHosted: VisitGuard = {
  name: 'hosted',
  holds: ({ values }) => Boolean(values.host && (values.room || values.table)),
}

const isAccepted: VisitGuard = {
  name: 'rulesAccepted',
  holds: ({ values }) => Boolean(values.rulesAccepted?.date),
}

const isChecked: VisitGuard = { name: 'checked', holds: ({ objects }) => objects.unchecked === 0 }

/** People who come to see objects (Spectrum: use of collections). */
export const studyVisit = defineProcedure({
  recordType: studyVisitType,
  path: '/api/v1/study-visits',
  guide: 'procedures#study-visit',
  sections: studyVisitSections,
  subtitle: ({ visitor, institution }) => [visitor?.name, institution?.name].filter(Boolean).join(' · '),
  columns: ['title', 'number', 'visitor', 'visit/start', 'host', 'status', 'step', 'updatedAt'],
  lines: {
    of: ['object'],
    fields: studyVisitLine,
    rules: [deniedWithReason],
    decision: {
      path: 'decision/decision',
      undecided: visitDecisions.UNKNOWN,
      refused: visitDecisions.DENIED,
      reason: 'decision/reason',
    },
  },
  workflow: {
    numberPrefix: 'SV',
    steps: {
      asked: { id: 1, status: 'TODO' },
      agreed: { id: 2, status: 'ONGOING', guards: [isDated, isDecided] },
      prepared: { id: 3, status: 'ONGOING', guards: [isDated, isDecided, isHosted] },
      takenPlace: { id: 4, status: 'DONE', guards: [isAccepted] },
      closed: { id: 5, status: 'CLOSED', guards: [isChecked] },
      refused: { id: 6, status: 'CLOSED', endsFrom: ['asked'] },
      cancelled: { id: 7, status: 'CLOSED', endsFrom: ['asked', 'agreed', 'prepared'] },
    },
    settles: { path: 'state', by: [visitStates.PUT_BACK, visitStates.NOT_SHOWN], step: 'takenPlace' },
    takesObjects: { from: 'visit/start', until: 'visit/end' },
    dates: [
      { path: 'visit/start', kind: 'visitStarts', remindDays: [7, 1] },
      { path: 'visit/end', kind: 'visitEnds', remindDays: [0, -3], isDeadline: true },
      { path: 'publicationDue', kind: 'publicationDue', remindDays: [0, -60], outlives: true },
    ],
    becomes: [
      {
        type: 'MOVEMENT',
        from: ['agreed', 'prepared'],
        values: ({ visit, room }) => ({ plannedOn: visit?.start, backBy: visit?.end, target: room }),
      },
    ],
  },
  attachmentTypes: [
    'LETTER_OF_REQUEST',
    'SCIENTIFIC_PROJECT',
    'AGREEMENT',
    'PHOTOGRAPH',
    'REPORT',
    'CORRESPONDENCE',
    'OTHER',
  ],
  papers: studyVisitPapers,
})
