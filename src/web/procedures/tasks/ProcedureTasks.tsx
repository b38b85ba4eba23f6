import { ListChecks, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { removeTask, type Task, takeChecklist } from '#model/api/procedures/tasks.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { mostTasksOfOne } from '#model/procedures/tasks.ts'
import { call } from '../../platform/client.ts'
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx'
import { notices } from '../../platform/notices/notices.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'
import { TaskItem } from './TaskItem.tsx'
import styles from './Tasks.module.css'
import { type Tasks, useTaskChange, useTasks } from './use-tasks.ts'

const TaskDialog = lazy(async () => ({ default: (await import('./TaskDialog.tsx')).TaskDialog }))

/** Number of open tasks of a procedure, beside the name of their tab; nothing where all are done. */
export function OpenTasksCount({ card }: { readonly card: CardAnswer }) {
  const { data } = useTasks({ id: card.id, type: card.type.name })
  return data?.result.filter(({ doneAt }) => doneAt === null).length || null
}

/** The tasks of a procedure: what is to do, by whom and until when, and what is done. */
export function ProcedureTasks({ procedure }: Pick<ProcedurePartProps, 'procedure'>) {
  const { t } = useTranslation()
  const { id, type, may } = procedure
  const [asked, ask] = useState<{ readonly task?: Task; readonly removes?: boolean }>()
  const { data, isError, ...tasks } = useTasks({ id, type })
  const take = useTaskChange(tasks, () => call(takeChecklist, { params: { id } }), {
    onProblems: () => notices.add('error', 'tasks.tooMany', { max: mostTasksOfOne }),
  })
  const declaration = procedureNamed(type)
  if (!declaration) return null
  if (isError && !data) return <LoadFailed text={t('tasks.failed')} retry={() => void tasks.refetch()} />
  if (!data) return <Skeleton width={30} />
  const { result, missing } = data
  const done = result.filter(({ doneAt }) => doneAt !== null).length
  const close = () => ask(undefined)
  return (
    <section className={styles.tasks} aria-label={t('tasks.label')}>
      <div className={styles.tools}>
        {result.length > 0 && (
          <div className={styles.progress}>
            <ProgressBar
              label={t('tasks.progressLabel')}
              value={done / result.length}
              text={t('tasks.progress', { done, count: result.length })}
              tone={done === result.length ? 'success' : 'accent'}
            />
          </div>
        )}
        {may.edit && (
          <div className={styles.buttons}>
            {missing > 0 && (
              <Button busy={take.isPending} onClick={() => take.mutate(undefined)}>
                <ListChecks size={16} strokeWidth={1.7} aria-hidden="true" />
                {t('tasks.take', { count: missing })}
              </Button>
            )}
            <Button onClick={() => ask({})}>
              <Plus size={16} strokeWidth={1.7} aria-hidden="true" />
              {t('tasks.add')}
            </Button>
          </div>
        )}
      </div>
      {result.length === 0 ? (
        <p className={styles.none}>{t(may.edit ? 'tasks.emptyMay' : 'tasks.empty')}</p>
      ) : (
        <ul className={styles.list}>
          {result.map(task => (
            <TaskItem
              key={task.id}
              procedureId={id}
              declaration={declaration}
              task={task}
              tasks={tasks}
              mayEdit={may.edit}
              onEdit={() => ask({ task })}
              onRemove={() => ask({ task, removes: true })}
            />
          ))}
        </ul>
      )}
      {asked?.removes && asked.task ? (
        <RemoveDialog procedureId={id} task={asked.task} tasks={tasks} onClose={close} />
      ) : (
        asked && (
          <Suspense>
            <TaskDialog
              procedureId={id}
              declaration={declaration}
              task={asked.task}
              tasks={tasks}
              onClose={close}
            />
          </Suspense>
        )
      )}
    </section>
  )
}

interface RemoveDialogProps {
  readonly procedureId: string
  readonly task: Task
  readonly tasks: Tasks
  readonly onClose: () => void
}

function RemoveDialog({ procedureId, task, tasks, onClose }: RemoveDialogProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useTaskChange(
    tasks,
    () => call(removeTask, { params: { id: procedureId, taskId: task.id } }),
    { onDone: onClose },
  )
  return (
    <ConfirmDialog
      title={t('tasks.removeTitle')}
      submit={t('tasks.removeConfirm')}
      busy={isPending}
      onConfirm={() => mutate(undefined)}
      onClose={onClose}
    >
      <p>{t('tasks.removeText', { task: task.words })}</p>
    </ConfirmDialog>
  )
}
