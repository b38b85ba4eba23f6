import type { Becoming } from '../../engine/aspects/becoming.ts'
import type { Guard } from '../../engine/aspects/workflow.ts'
import { type CardOf, section } from '../../engine/define-card.ts'
import { losses } from '../../groups/holdings.ts'
import { boolean, choice, day, link, longText, number, term, terms, text } from '../../kinds/build.ts'
import type { ValuesOf } from '../../kinds/field.ts'
import { incidentKinds } from '../damage-loss/sections.ts'
import { defineProcedure } from '../define-procedure.ts'
import { inventoryAuditPapers } from './papers.ts'
import { inventoryAuditType } from './type.ts'

/** Reasons for an audit, with ids of the product's own. */
const auditReasons = { ANNUAL: 1, MOVE: 2, THEFT: 3, HANDOVER: 4, SAMPLE: 5, OTHER: 6 } as const

/** Possible findings for an object (Spectrum: audit). */
export const auditResults = {
  IN_PLACE: 1,
  ELSEWHERE: 2,
  MISSING: 3,
  WITHOUT_NUMBER: 4,
  UNREADABLE: 5,
  UNEXPECTED: 6,
} as const

export const auditMethods = { SEEN: 1, SCANNED: 2, PHOTOGRAPHED: 3, TYPED: 4 } as const

export const auditGrades = { GOOD: 1, FAIR: 2, POOR: 3, DANGER: 4 } as const

const sections = {
  brief: section({
    reason: choice({ name: 'auditReason', choices: auditReasons, level: 'R', facet: true, column: true }),
    scope: longText({ level: 'R' }),
    locations: terms('LR', { level: 'R', facet: true, column: true }),
    samplePercent: number(),
    start: day({ level: 'R' }),
    deadline: day({ level: 'R', column: true }),
  }),
  signOff: section({
    // Set by signing off only: no one can enter someone else's signature.
    signer: text({ level: 'R', derived: 'measured' }),
    signedOn: day({ level: 'R', derived: 'measured' }),
    nextAudit: day({ level: 'R' }),
    summary: longText({ level: 'R' }),
  }),
}

type Values = CardOf<typeof sections>

/** The finding about one object. */
const lineFields = {
  result: choice({ name: 'auditResult', choices: auditResults, level: 'R' }),
  foundAt: term('LR', { level: 'R' }),
  method: choice({ name: 'auditMethod', choices: auditMethods, level: 'R' }),
  labelIsRight: boolean(),
  condition: choice({ name: 'auditGrade', choices: auditGrades }),
  photo: link(['file']),
  note: longText({ level: 'R' }),
  // As the locked list has it.
  lossKnown: boolean({ derived: 'measured' }),
}

type Line = ValuesOf<typeof lineFields>

/** A loss that was found out, with the objects that nobody knew to be lost. */
const loss: Becoming<Values, Line> = {
  type: 'DAMAGE_LOSS',
  when: ({ result, lossKnown }) => result?.id === auditResults.MISSING && !lossKnown,
  values: () => ({ incidentKind: { id: incidentKinds.MISSING } }),
  line: ({ note }) => ({ loss: { id: losses.MISSING }, note }),
}

/** Known losses need no finding. */
const isChecked: Guard<Values> = {
  name: 'checked',
  holds: ({ objects: { unchecked, lostUnchecked = 0 } }) => unchecked === lostUnchecked,
}

/** Inventory audits: objects are checked at their recorded locations (Spectrum: inventory, audit; C-P09). */
export const inventoryAudit = defineProcedure({
  recordType: inventoryAuditType,
  path: '/api/v1/inventory-audits',
  guide: 'audits',
  sections,
  columns: ['title', 'number', 'reason', 'locations', 'deadline', 'status', 'step', 'updatedAt'],
  lines: {
    of: ['object'],
    fields: lineFields,
  },
  workflow: {
    numberPrefix: 'IA',
    steps: {
      draft: { id: 1, status: 'TODO' },
      frozen: { id: 2, status: 'ONGOING', byDeed: true },
      running: { id: 3, status: 'ONGOING' },
      reconciling: { id: 4, status: 'ONGOING' },
      reconciled: { id: 5, status: 'DONE', guards: [isChecked] },
      signed: { id: 6, status: 'CLOSED', byDeed: true },
      abandoned: {
        id: 7,
        status: 'CLOSED',
        endsFrom: ['draft', 'frozen', 'running', 'reconciling', 'reconciled'],
      },
    },
    dates: [
      { path: 'start', kind: 'start', remindDays: [7] },
      { path: 'deadline', kind: 'deadline', remindDays: [30, 7, 0], isDeadline: true },
      { path: 'nextAudit', kind: 'next', remindDays: [30], outlives: true },
    ],
    becomes: [loss],
  },
  attachmentTypes: ['OTHER'],
  papers: inventoryAuditPapers,
})
