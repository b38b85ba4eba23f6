import { daysAfter } from '../dates/museum-day.ts'
import type { CardValues } from '../engine/define-card.ts'
import { valueAt } from '../engine/values.ts'
import type { TextKey } from '../texts.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'

/** Length of a task, number of tasks in a checklist, and number of days before or after a date, at most. */
export const taskLength = 200
export const mostTasks = 60
export const mostTaskDays = 3650

/** Maximum number of tasks of a procedure: whatever moves its dates moves all their days. */
export const mostTasksOfOne = 200

/** Those a task is given to: the managers of the procedure, a member of the museum, or nobody. */
export const responsibles = ['MANAGERS', 'MEMBER', 'NOBODY'] as const

/** The day of a task: some days after (negative: before) a date of its procedure, its beginning or a step. */
export interface TaskDue {
  readonly from: string
  readonly days: number
}

type Declared = Pick<ProcedureDeclaration, 'type' | 'workflow'>

/** A day that tasks are counted from, with the text that names it. */
export interface DueAnchor {
  readonly from: string
  readonly kind: 'begun' | 'date' | 'step'
  readonly text: TextKey
}

/** Returns the days that tasks of a type can be counted from: its beginning, its dates, and its steps after the first one that do not close it. */
export function dueAnchors({ type, workflow }: Declared): DueAnchor[] {
  const [, ...steps] = Object.entries(workflow.steps)
  return [
    { from: 'begun', kind: 'begun', text: 'tasks.begun' },
    ...workflow.dates.map(({ kind }): DueAnchor => {
      const from = `date/${kind}`
      return { from, kind: 'date', text: `${type}.${from}` as TextKey }
    }),
    ...steps
      .filter(([, { status }]) => status !== 'CLOSED')
      .map(([name]): DueAnchor => {
        const from = `step/${name}`
        return { from, kind: 'step', text: `${type}.choice/${from}` as TextKey }
      }),
  ]
}

/** Days of a procedure: when it was begun, and when it last came to its steps, by their ids. */
export interface ProcedureDays {
  readonly begun: string
  readonly reached: ReadonlyMap<number, string>
}

/** The day of an anchor; undefined while it is not known. */
function anchorDay(
  { workflow: { dates, steps } }: Declared,
  from: string,
  values: CardValues,
  { begun, reached }: ProcedureDays,
): unknown {
  if (from === 'begun') return begun
  const [anchor, name = ''] = from.split('/')
  const step = anchor === 'step' ? steps[name] : undefined
  if (step) return reached.get(step.id)
  const date = dates.find(({ kind }) => from === `date/${kind}`)
  return date && valueAt(values, date.path)
}

/** Returns the day on which a task is due: YYYY-MM-DD; null while that is not known. */
export function dayOfTask(
  declaration: Declared,
  { from, days }: TaskDue,
  values: CardValues,
  known: ProcedureDays,
): string | null {
  const anchor = anchorDay(declaration, from, values, known)
  const day = typeof anchor === 'string' ? daysAfter(anchor, days) : ''
  // Outside of the years with four digits there is no calendar.
  return /^\d{4}-/.test(day) && !day.startsWith('0000') ? day : null
}
