import { checkReasons } from '../../condition-reports/condition-fields.ts'
import type { Guard } from '../../engine/aspects/workflow.ts'
import { defineProcedure } from '../define-procedure.ts'
import { damageLossEffects } from './effects.ts'
import { damageLossLine } from './line.ts'
import { damageLossPapers } from './papers.ts'
import { type DamageLossValues, damageLossSections, incidentKinds } from './sections.ts'
import { damageLossType } from './type.ts'

type IncidentGuard = Guard<DamageLossValues>

const isDescribed: IncidentGuard = {
  name: 'described',
  holds: ({ values }) => Boolean(values.incidentKind && values.discovered?.date && values.course),
}

const isListed: IncidentGuard = { name: 'listed', holds: ({ objects }) => objects.total > 0 }

const isSecured: IncidentGuard = {
  name: 'secured',
  holds: ({ values }) => (values.measures ?? []).length > 0,
}

const isExplained: IncidentGuard = { name: 'explained', holds: ({ values }) => Boolean(values.cause) }

const crimes: readonly number[] = [incidentKinds.THEFT, incidentKinds.VANDALISM]

/** A crime is reported to the police. */
const isReported: IncidentGuard = {
  name: 'reported',
  holds: ({ values: { incidentKind, police } }) =>
    !crimes.includes(incidentKind?.id ?? 0) || Boolean(police?.reportedOn),
}

const isInsurerTold: IncidentGuard = {
  name: 'insurerTold',
  holds: ({ values: { insurance } }) => !insurance?.insurer || Boolean(insurance.reportedOn),
}

const isConcluded: IncidentGuard = {
  name: 'concluded',
  holds: ({ values }) => Boolean(values.conclusion?.findings),
}

const isPrevented: IncidentGuard = { name: 'prevented', holds: ({ values }) => Boolean(values.prevention) }

/** Objects that are damaged, stolen, missing or destroyed (Spectrum: damage and loss). */
export const damageLoss = defineProcedure({
  recordType: damageLossType,
  path: '/api/v1/incidents',
  guide: 'procedures#incident',
  sections: damageLossSections,
  subtitle: ({ placeDetail }) => placeDetail ?? '',
  columns: ['title', 'number', 'incidentKind', 'discovered/date', 'place', 'status', 'step', 'updatedAt'],
  lines: { of: ['object'], fields: damageLossLine },
  workflow: {
    numberPrefix: 'DL',
    steps: {
      reported: { id: 1, status: 'TODO' },
      secured: { id: 2, status: 'ONGOING', guards: [isDescribed, isListed, isSecured] },
      examined: { id: 3, status: 'ONGOING', guards: [isExplained, isReported, isInsurerTold] },
      settled: { id: 4, status: 'DONE', guards: [isReported, isInsurerTold, isConcluded] },
      closed: { id: 5, status: 'CLOSED', guards: [isConcluded, isPrevented] },
      unfounded: { id: 6, status: 'CLOSED', endsFrom: ['reported', 'secured', 'examined'] },
    },
    dates: [
      { path: 'insurance/reportBy', kind: 'insurerDue', remindDays: [3, 1, 0], isDeadline: true },
      { path: 'claim/claimBy', kind: 'claimDue', remindDays: [30, 7, 0], isDeadline: true },
      { path: 'followUp', kind: 'followUp', remindDays: [7, 0], outlives: true },
    ],
    effects: damageLossEffects,
    becomes: [
      {
        type: 'CONSERVATION',
        from: ['secured', 'examined'],
        values: ({ course }) => ({ request: course }),
        line: ({ damage }) => ({ examination: { findings: damage?.detail } }),
      },
      {
        type: 'CONDITION_CHECK',
        from: ['secured', 'examined'],
        values: () => ({ reason: { id: checkReasons.INCIDENT } }),
        line: ({ damage }) => ({ conservationState: damage?.state, description: damage?.detail }),
      },
    ],
  },
  attachmentTypes: ['REPORT', 'PHOTOGRAPH', 'CORRESPONDENCE', 'INVOICE', 'AUTHORIZATION_DOCUMENT', 'OTHER'],
  papers: damageLossPapers,
})
