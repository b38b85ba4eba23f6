import { useTranslation } from 'react-i18next'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { dueAnchors, type TaskDue } from '#model/procedures/tasks.ts'

/** Returns when a task is due, in words: '7 days before: Loan begins'. */
export function useDueWords(declaration: ProcedureDeclaration): (due: TaskDue) => string {
  const { t } = useTranslation()
  const anchors = dueAnchors(declaration)
  return ({ from, days }) => {
    const anchor = anchors.find(each => each.from === from)
    const date = anchor ? (t(anchor.text) as string) : '—'
    if (days === 0) return t('tasks.onDay', { date })
    return t(days < 0 ? 'tasks.daysBefore' : 'tasks.daysAfter', { count: Math.abs(days), date })
  }
}
