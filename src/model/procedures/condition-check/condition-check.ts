import { checkReasons, conditionFields } from '../../condition-reports/condition-fields.ts'
import { environment } from '../../condition-reports/environment-fields.ts'
import { type CardOf, section } from '../../engine/define-card.ts'
import { agent, choice, day, longText, text } from '../../kinds/build.ts'
import { defineProcedure, type Guard } from '../define-procedure.ts'

const sections = {
  check: section({
    reason: choice({ name: 'checkReason', choices: checkReasons, level: 'R' }),
    date: day({ level: 'R' }),
    checker: agent({ level: 'R' }),
    witness: agent(),
    place: text({ level: 'R' }),
    light: text(),
    method: text({ level: 'R' }),
    deadline: day(),
  }),
  environment: section({ environment }),
  summary: section({ summary: longText({ level: 'R' }) }),
}

type Values = CardOf<typeof sections>

const isChecked: Guard<Values> = { name: 'checked', holds: ({ objects }) => objects.unchecked === 0 }

/** The state objects are in, looked at and written down (Spectrum: condition checking; acceptance rows C-P01, C-P08). */
export const conditionCheck = defineProcedure({
  type: 'conditionCheck',
  name: 'CONDITION_CHECK',
  module: 'condition-check',
  beta: true,
  numberPrefix: 'CC',
  sections,
  line: conditionFields,
  steps: {
    planned: { status: 'TODO' },
    checking: { status: 'ONGOING' },
    checked: { status: 'DONE', guards: [isChecked] },
    filed: { status: 'CLOSED', guards: [isChecked] },
  },
  attachmentTypes: ['OTHER'],
  dates: [{ path: 'deadline', kind: 'deadline', remindDays: [7, 0], isDeadline: true }],
})
