import { Pencil, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Task, tickTask } from '#model/api/procedures/tasks.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { call } from '../../platform/client.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { museumDay, museumToday } from '../../platform/session/museum-today.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Tasks.module.css'
import { useDueWords } from './use-due-words.ts'
import { type Tasks, useTaskChange } from './use-tasks.ts'

interface TaskItemProps {
  readonly procedureId: string
  readonly declaration: ProcedureDeclaration
  readonly task: Task
  readonly tasks: Tasks
  readonly mayEdit: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A task to tick: what is to do, who does it, and when it is due or was done. */
export function TaskItem(props: TaskItemProps) {
  const { procedureId, declaration, task, tasks, mayEdit, onEdit, onRemove } = props
  const { t } = useTranslation()
  const { day: show } = useDates()
  const dueWords = useDueWords(declaration)
  const { words, responsible, account, due, day, doneAt, doneBy } = task
  const { mutate, isPending, variables } = useTaskChange(tasks, (done: boolean) =>
    call(tickTask, { params: { id: procedureId, taskId: task.id }, body: { done } }),
  )
  const who =
    responsible === 'MEMBER'
      ? account?.name
      : t(responsible === 'MANAGERS' ? 'tasks.managers' : 'tasks.nobody')
  const about =
    doneAt === null
      ? [who, due && dueWords(due)].filter(Boolean).join(' · ')
      : t('tasks.doneBy', { name: doneBy ?? '', day: show(museumDay(new Date(doneAt))) })
  return (
    <li className={styles.item} data-done={doneAt !== null || undefined}>
      <Checkbox
        className={styles.tick}
        label={<span className={styles.words}>{words}</span>}
        hint={about}
        // The tick does not wait for the answer.
        checked={isPending ? variables : doneAt !== null}
        disabled={!mayEdit}
        onChange={({ target }) => !isPending && mutate(target.checked)}
      />
      {day !== null && doneAt === null && (
        <span className={styles.facts}>
          {day < museumToday() && <Badge tone="danger">{t('procedures.overdue')}</Badge>}
          <time dateTime={day} className="numbers">
            {show(day)}
          </time>
        </span>
      )}
      {mayEdit && (
        <span className={styles.actions}>
          {doneAt === null && (
            <IconButton label={t('tasks.editNamed', { task: words })} onClick={onEdit}>
              <Pencil size={16} strokeWidth={1.7} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={t('tasks.removeNamed', { task: words })} onClick={onRemove}>
            <X size={16} strokeWidth={1.8} aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </li>
  )
}
