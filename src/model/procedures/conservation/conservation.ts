import { checkReasons } from '../../condition-reports/condition-fields.ts'
import type { Guard } from '../../engine/aspects/workflow.ts'
import { defineProcedure } from '../define-procedure.ts'
import { conservationEffects } from './effects.ts'
import { conservationLine, treatmentStates } from './line.ts'
import { conservationPapers } from './papers.ts'
import { type ConservationValues, conservationSections, endsAfterItStarts } from './sections.ts'
import { conservationType } from './type.ts'

type ConservationGuard = Guard<ConservationValues>

const isListed: ConservationGuard = { name: 'listed', holds: ({ objects }) => objects.total > 0 }

const hasConservator: ConservationGuard = {
  name: 'assigned',
  holds: ({ values }) => Boolean(values.conservator || values.studio),
}

const isProposed: ConservationGuard = {
  name: 'proposed',
  holds: ({ values }) => Boolean(values.proposal?.aim && values.proposal.method),
}

const isDated: ConservationGuard = {
  name: 'dated',
  holds: ({ values }) => Boolean(values.treatment?.start && values.treatment.end),
}

const isChecked: ConservationGuard = { name: 'checked', holds: ({ objects }) => objects.unchecked === 0 }

const isReported: ConservationGuard = {
  name: 'reported',
  holds: ({ values }) => Boolean(values.report?.date && values.report.summary),
}

/** Steps at which the proposal can still be turned down. */
const unapproved = ['requested', 'examined', 'proposed']

/** Examination and treatment of objects (Spectrum: collections care and conservation). */
export const conservation = defineProcedure({
  recordType: conservationType,
  path: '/api/v1/conservation-treatments',
  guide: 'procedures#conservation',
  sections: conservationSections,
  rules: [endsAfterItStarts],
  subtitle: ({ conservator, studio }) => conservator?.name ?? studio?.name ?? '',
  columns: ['title', 'number', 'urgency', 'conservator', 'neededBy', 'status', 'step', 'updatedAt'],
  lines: { of: ['object'], fields: conservationLine },
  workflow: {
    numberPrefix: 'CO',
    steps: {
      requested: { id: 1, status: 'TODO' },
      examined: { id: 2, status: 'ONGOING', guards: [isListed, hasConservator] },
      proposed: { id: 3, status: 'ONGOING', guards: [isListed, hasConservator, isProposed] },
      approved: { id: 4, status: 'ONGOING', guards: [isProposed], approvals: 1 },
      inTreatment: { id: 5, status: 'ONGOING', guards: [isProposed, isDated] },
      finished: { id: 6, status: 'DONE', guards: [isChecked] },
      closed: {
        id: 7,
        status: 'CLOSED',
        guards: [isChecked, isReported],
        signers: ['CONSERVATOR', 'RESPONSIBLE', 'OTHER'],
      },
      rejected: { id: 8, status: 'CLOSED', endsFrom: unapproved },
      cancelled: { id: 9, status: 'CLOSED', endsFrom: [...unapproved, 'approved', 'inTreatment'] },
    },
    settles: {
      path: 'treatmentState',
      by: [treatmentStates.TREATED, treatmentStates.NOT_TREATED],
      step: 'finished',
    },
    takesObjects: { from: 'treatment/start', until: 'treatment/end' },
    dates: [
      { path: 'neededBy', kind: 'neededBy', remindDays: [30, 7, 0], isDeadline: true },
      { path: 'estimate/validUntil', kind: 'estimate', remindDays: [14] },
      { path: 'treatment/start', kind: 'start', remindDays: [14] },
      { path: 'treatment/end', kind: 'end', remindDays: [14, 0] },
      { path: 'nextCheck', kind: 'nextCheck', remindDays: [30, 0], outlives: true },
    ],
    effects: conservationEffects,
    becomes: [
      { type: 'MOVEMENT', from: ['approved', 'finished'] },
      {
        type: 'CONDITION_CHECK',
        from: ['finished'],
        values: ({ nextCheck, conservator }) => ({
          reason: { id: checkReasons.PERIODIC },
          deadline: nextCheck,
          checker: conservator,
        }),
      },
    ],
  },
  attachmentTypes: [
    'REPORT',
    'PHOTOGRAPH',
    'AUTHORIZATION_DOCUMENT',
    'AGREEMENT',
    'INVOICE',
    'CORRESPONDENCE',
    'OTHER',
  ],
  papers: conservationPapers,
})
