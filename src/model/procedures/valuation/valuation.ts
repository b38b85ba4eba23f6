import type { Effects } from '../../engine/aspects/effects.ts'
import type { Guard } from '../../engine/aspects/workflow.ts'
import { type CardOf, section } from '../../engine/define-card.ts'
import { agent, choice, day, group, longText, money, term, text } from '../../kinds/build.ts'
import type { ValuesOf } from '../../kinds/field.ts'
import { defineProcedure } from '../define-procedure.ts'
import { valuationPapers } from './papers.ts'
import { valuationType } from './type.ts'

const sections = {
  request: section({
    reason: term('STIM', { level: 'R', facet: true, column: true }),
    requestedBy: agent({ level: 'R' }),
    scope: longText({ level: 'R' }),
    dueBy: day({ level: 'R', column: true }),
    policy: text(),
  }),
  valuing: section({
    valuer: agent({ level: 'R', facet: true, column: true }),
    qualification: text(),
    date: day({ level: 'R', column: true }),
    source: term('STIF', { level: 'R', facet: true }),
    basis: longText({ level: 'R' }),
    currency: text({ level: 'R' }),
    fee: money({ private: true }),
  }),
  result: section({
    summary: longText({ level: 'R' }),
    confirmedBy: agent({ level: 'R' }),
    nextValuation: day({ level: 'R' }),
  }),
}

const line = {
  value: money({ level: 'R', private: true }),
  range: group({ from: money(), until: money() }, { private: true }),
  confidence: choice({
    name: 'confidence',
    choices: { HIGH: 1, MEDIUM: 2, LOW: 3 },
    level: 'R',
    private: true,
  }),
  comparables: longText({ private: true }),
  remark: longText({ level: 'R', private: true }),
}

type Values = CardOf<typeof sections>

const effects: Effects<Values, ValuesOf<typeof line>> = {
  value: {
    id: 1,
    at: 'confirmed',
    when: given => given.line.value !== undefined,
    edits: ({ values, line: { value, remark }, today }) => [
      {
        kind: 'add',
        path: 'valuations',
        value: {
          amount: value,
          date: values.date ?? today,
          reason: values.reason,
          source: values.source,
          valuer: values.valuer,
          note: remark,
        },
      },
    ],
  },
}

const isValued: Guard<Values> = {
  name: 'valued',
  holds: ({ values, objects }) => Boolean(values.valuer && values.date) && objects.total > 0,
}

const isChecked: Guard<Values> = { name: 'checked', holds: ({ objects }) => objects.unchecked === 0 }

/** Valuations of many objects for insurance, indemnity or accounts (Spectrum: valuation). */
export const valuation = defineProcedure({
  recordType: valuationType,
  path: '/api/v1/valuations',
  guide: 'procedures#valuation',
  sections,
  subtitle: ({ valuer }) => valuer?.name ?? '',
  columns: ['title', 'number', 'reason', 'valuer', 'date', 'status', 'step', 'updatedAt'],
  lines: {
    of: ['object'],
    fields: line,
    sums: { of: 'value', place: 'location/room', procedure: 'loanOut' },
  },
  workflow: {
    numberPrefix: 'VA',
    steps: {
      asked: { id: 1, status: 'TODO' },
      valuing: { id: 2, status: 'ONGOING' },
      valued: { id: 3, status: 'ONGOING', guards: [isValued] },
      confirmed: { id: 4, status: 'DONE', guards: [isValued, isChecked] },
      closed: { id: 5, status: 'CLOSED' },
      withdrawn: { id: 6, status: 'CLOSED', endsFrom: ['asked', 'valuing', 'valued'] },
    },
    dates: [
      { path: 'dueBy', kind: 'valuationDue', remindDays: [14, 3, 0], isDeadline: true },
      { path: 'nextValuation', kind: 'nextValuation', remindDays: [60, 14], outlives: true },
    ],
    effects,
  },
  attachmentTypes: ['REPORT', 'INVOICE', 'PHOTOGRAPH', 'CORRESPONDENCE', 'OTHER'],
  papers: valuationPapers,
})
