import { checkReasons } from '../../condition-reports/condition-fields.ts'
import { type Guard, nothingLost, withinLimits } from '../../engine/aspects/workflow.ts'
import { defineProcedure } from '../define-procedure.ts'
import { borrowingPurposes } from '../loan-in/sections.ts'
import { loanPurposes } from '../loan-out/sections.ts'
import { exhibitionEffects } from './effects.ts'
import { exhibitionLimits } from './light.ts'
import { exhibitDecisions, exhibitionLine, leftOutWithReason } from './line.ts'
import { exhibitionPapers } from './papers.ts'
import { type ExhibitionValues, exhibitionKinds, exhibitionSections, runsForward } from './sections.ts'
import { exhibitionType } from './type.ts'

type ExhibitionGuard = Guard<ExhibitionValues>

const hasCurator: ExhibitionGuard = {
  name: 'curated',
  holds: ({ values }) => (values.curators ?? []).length > 0,
}

const isDated: ExhibitionGuard = {
  name: 'dated',
  holds: ({ values: { period } }) => Boolean(period?.installationFrom && period.opening),
}

/** A permanent exhibition has no end. */
const isEnding: ExhibitionGuard = {
  name: 'ended',
  holds: ({ values: { exhibitionKind, period } }) =>
    exhibitionKind?.id === exhibitionKinds.PERMANENT || Boolean(period?.closing && period.takenDownBy),
}

const isDecided: ExhibitionGuard = {
  name: 'decided',
  holds: ({ objects }) => objects.total > 0 && objects.undecided === 0,
}

const isHoused: ExhibitionGuard = {
  name: 'housed',
  holds: ({ values }) => Boolean(values.rooms?.length || values.venue || values.website),
}

const isRemembered: ExhibitionGuard = { name: 'remembered', holds: ({ values }) => Boolean(values.event) }

const isChecked: ExhibitionGuard = { name: 'checked', holds: ({ objects }) => objects.unchecked === 0 }

/** Steps before the opening, at which the exhibition can be called off. */
const unopened = ['idea', 'planned', 'building']

/** An exhibition, from the idea to the return of its objects (Spectrum: use of collections). */
export const exhibition = defineProcedure({
  recordType: exhibitionType,
  path: '/api/v1/exhibitions',
  guide: 'procedures#exhibition',
  sections: exhibitionSections,
  rules: [runsForward],
  subtitle: ({ venue }) => venue?.name ?? '',
  columns: [
    'title',
    'number',
    'exhibitionKind',
    'period/opening',
    'period/closing',
    'status',
    'step',
    'updatedAt',
  ],
  lines: {
    of: ['object'],
    fields: exhibitionLine,
    rules: [leftOutWithReason],
    limits: exhibitionLimits,
    decision: {
      path: 'decision/decision',
      undecided: exhibitDecisions.UNKNOWN,
      refused: exhibitDecisions.LEFT_OUT,
      reason: 'decision/reason',
      day: 'decision/date',
    },
  },
  workflow: {
    numberPrefix: 'EX',
    steps: {
      idea: { id: 1, status: 'TODO' },
      planned: { id: 2, status: 'ONGOING', guards: [hasCurator, isDated, isHoused] },
      building: {
        id: 3,
        status: 'ONGOING',
        guards: [isDated, isEnding, isHoused, isDecided, nothingLost, withinLimits],
      },
      open: {
        id: 4,
        status: 'ONGOING',
        guards: [isDated, isDecided, isRemembered, nothingLost, withinLimits],
      },
      takenDown: { id: 5, status: 'DONE', guards: [isEnding] },
      closed: { id: 6, status: 'CLOSED', guards: [isChecked] },
      cancelled: { id: 7, status: 'CLOSED', endsFrom: unopened },
    },
    takesObjects: { from: 'period/installationFrom', until: 'period/takenDownBy' },
    dates: [
      { path: 'period/installationFrom', kind: 'installation', remindDays: [30, 7] },
      { path: 'pressDate', kind: 'press', remindDays: [14] },
      { path: 'period/opening', kind: 'opening', remindDays: [60, 14, 1] },
      { path: 'period/closing', kind: 'closing', remindDays: [30, 7] },
      { path: 'period/takenDownBy', kind: 'takenDown', remindDays: [7, 0], isDeadline: true },
    ],
    effects: exhibitionEffects,
    becomes: [
      {
        type: 'LOAN_IN',
        from: ['idea', 'planned'],
        values: ({ event, period }) => ({
          event,
          purpose: { id: borrowingPurposes.EXHIBITION },
          loan: { start: period?.installationFrom, end: period?.takenDownBy },
        }),
        line: ({ displayRequirements, light }) => ({ displayRequirements, maxLux: light?.lux }),
      },
      {
        type: 'CONDITION_CHECK',
        from: ['planned', 'building', 'takenDown'],
        values: ({ period }) => ({
          reason: { id: checkReasons.BEFORE_MOVE },
          deadline: period?.installationFrom,
        }),
      },
      {
        type: 'CONSERVATION',
        from: ['planned'],
        values: ({ event, period }) => ({ event, neededBy: period?.installationFrom }),
      },
      {
        type: 'MOVEMENT',
        from: ['building', 'takenDown'],
        values: ({ period }) => ({ plannedOn: period?.installationFrom, backBy: period?.takenDownBy }),
        line: ({ room }) => ({ destination: room }),
      },
      {
        type: 'LOAN_OUT',
        values: ({ event, stops = [] }) => ({
          event,
          purpose: { id: loanPurposes.EXHIBITION },
          borrower: stops[0]?.venue,
          loan: { start: stops[0]?.start, end: stops.at(-1)?.end },
        }),
        line: ({ displayRequirements }) => ({ displayRequirements }),
      },
    ],
  },
  attachmentTypes: [
    'SCIENTIFIC_PROJECT',
    'FACILITY_REPORT',
    'AGREEMENT',
    'AUTHORIZATION_DOCUMENT',
    'PHOTOGRAPH',
    'REPORT',
    'INVOICE',
    'CORRESPONDENCE',
    'OTHER',
  ],
  papers: exhibitionPapers,
})
