import { allAgreed, type Guard } from '../../engine/aspects/workflow.ts'
import { defineProcedure } from '../define-procedure.ts'
import { imageClearances, refusedWithReason, reproductionLine } from './line.ts'
import { reproductionPapers } from './papers.ts'
import { requesterRoom } from './requester-room.ts'
import { licenceRunsForward, type ReproductionValues, reproductionSections } from './sections.ts'
import { reproductionType } from './type.ts'

type ReproductionGuard = Guard<ReproductionValues>

const isCleared: ReproductionGuard = {
  name: 'cleared',
  holds: ({ objects }) => objects.total > 0 && objects.undecided === 0,
}

const isDescribed: ReproductionGuard = {
  name: 'described',
  holds: ({ values }) => Boolean(values.requester && values.purpose && values.medium),
}

const isPriced: ReproductionGuard = {
  name: 'priced',
  holds: ({ values }) => Boolean(values.fee?.total || values.fee?.waived),
}

const isAccepted: ReproductionGuard = {
  name: 'accepted',
  holds: ({ values }) => Boolean(values.agreed?.date),
}

const isPaid: ReproductionGuard = {
  name: 'paid',
  holds: ({ values }) => Boolean(values.invoice?.paidOn || values.fee?.waived),
}

const isDelivered: ReproductionGuard = {
  name: 'delivered',
  holds: ({ values }) => Boolean(values.delivered?.date),
}

const hasSpecimen: ReproductionGuard = {
  name: 'specimen',
  holds: ({ values }) => !values.specimen?.copies || Boolean(values.specimen.receivedOn),
}

/** Steps before the licence is agreed. */
const unagreed = ['asked', 'rightsCleared']

/** Images for others, and their use (Spectrum: reproduction). */
export const reproduction = defineProcedure({
  recordType: reproductionType,
  path: '/api/v1/reproduction-requests',
  guide: 'procedures#reproduction',
  sections: reproductionSections,
  rules: [licenceRunsForward],
  subtitle: ({ requester }) => requester?.name ?? '',
  columns: ['title', 'number', 'requester', 'purpose', 'neededBy', 'status', 'step', 'updatedAt'],
  lines: {
    of: ['file'],
    fields: reproductionLine,
    rules: [refusedWithReason],
    decision: {
      path: 'clearance/rights',
      undecided: imageClearances.UNKNOWN,
      refused: imageClearances.REFUSED,
      reason: 'clearance/refusalReason',
      day: 'clearance/clearedOn',
    },
  },
  workflow: {
    numberPrefix: 'RP',
    steps: {
      asked: { id: 1, status: 'TODO' },
      rightsCleared: { id: 2, status: 'ONGOING', guards: [isDescribed, isCleared] },
      agreed: { id: 3, status: 'ONGOING', guards: [isCleared, isPriced, isAccepted], approvals: 1 },
      paid: { id: 4, status: 'ONGOING', guards: [isAccepted, isPaid] },
      delivered: { id: 5, status: 'DONE', guards: [isCleared, allAgreed, isPaid, isDelivered] },
      specimenReceived: { id: 6, status: 'DONE', guards: [hasSpecimen] },
      closed: { id: 7, status: 'CLOSED', guards: [isDelivered, hasSpecimen] },
      refused: { id: 8, status: 'CLOSED', endsFrom: unagreed },
      withdrawn: { id: 9, status: 'CLOSED', endsFrom: [...unagreed, 'agreed', 'paid'] },
    },
    dates: [
      { path: 'neededBy', kind: 'imagesNeeded', remindDays: [7, 1], isDeadline: true },
      { path: 'invoice/due', kind: 'invoiceDue', remindDays: [0, -14] },
      { path: 'specimen/due', kind: 'specimenDue', remindDays: [0, -30], outlives: true },
      { path: 'licence/end', kind: 'licenceEnds', remindDays: [30, 0], outlives: true },
    ],
  },
  attachmentTypes: ['LETTER_OF_REQUEST', 'AGREEMENT', 'INVOICE', 'RECEIPT', 'CORRESPONDENCE', 'OTHER'],
  rooms: requesterRoom,
  papers: reproductionPapers,
})
