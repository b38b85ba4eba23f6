import { checkReasons, conditionFields } from '../../condition-reports/condition-fields.ts'
import { environment } from '../../condition-reports/environment-fields.ts'
import type { Guard } from '../../engine/aspects/workflow.ts'
import { type CardOf, section } from '../../engine/define-card.ts'
import { agent, choice, day, longText, text } from '../../kinds/build.ts'
import { defineProcedure } from '../define-procedure.ts'
import { conditionCheckPapers } from './papers.ts'
import { conditionCheckType } from './type.ts'

const sections = {
  check: section({
    reason: choice({ name: 'checkReason', choices: checkReasons, level: 'R', facet: true, column: true }),
    date: day({ level: 'R', column: true }),
    checker: agent({ level: 'R', facet: true, column: true }),
    witness: agent(),
    place: text({ level: 'R' }),
    light: text(),
    method: text({ level: 'R' }),
    deadline: day({ column: true }),
  }),
  environment: section({ environment }),
  summary: section({ summary: longText({ level: 'R' }) }),
}

type Values = CardOf<typeof sections>

const isChecked: Guard<Values> = { name: 'checked', holds: ({ objects }) => objects.unchecked === 0 }

/** Condition checks: examination and record of the objects' condition (Spectrum: condition checking; C-P01, C-P08). */
export const conditionCheck = defineProcedure({
  recordType: conditionCheckType,
  path: '/api/v1/condition-checks',
  guide: 'condition#checks',
  sections,
  columns: ['title', 'number', 'reason', 'checker', 'deadline', 'status', 'step', 'updatedAt'],
  lines: { of: ['object'], fields: conditionFields },
  workflow: {
    numberPrefix: 'CC',
    beta: true,
    steps: {
      planned: { id: 1, status: 'TODO' },
      checking: { id: 2, status: 'ONGOING' },
      checked: { id: 3, status: 'DONE', guards: [isChecked] },
      filed: { id: 4, status: 'CLOSED', guards: [isChecked] },
    },
    dates: [{ path: 'deadline', kind: 'deadline', remindDays: [7, 0], isDeadline: true }],
  },
  attachmentTypes: ['OTHER'],
  papers: conditionCheckPapers,
})
