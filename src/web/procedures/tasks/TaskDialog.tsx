import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTask, changeTask, type Task } from '#model/api/procedures/tasks.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { taskLength } from '#model/procedures/tasks.ts'
import { call } from '../../platform/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { areDays, DueInput } from './DueInput.tsx'
import styles from './Tasks.module.css'
import { draftOf, newTask, type TaskDraft, writtenOf } from './task-draft.ts'
import { useTaskChoices } from './use-task-choices.ts'
import { type Tasks, useTaskChange } from './use-tasks.ts'

interface TaskDialogProps {
  readonly procedureId: string
  readonly declaration: ProcedureDeclaration
  /** The task to be changed; absent for a new one. */
  readonly task?: Task | undefined
  readonly tasks: Tasks
  readonly onClose: () => void
}

/** The dialog for a task of a procedure. */
export function TaskDialog({ procedureId, declaration, task, tasks, onClose }: TaskDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const choices = useTaskChoices(declaration)
  const [draft, setDraft] = useState<TaskDraft>(task ? draftOf(task) : newTask)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const { mutate, isPending } = useTaskChange(
    tasks,
    () => {
      const body = writtenOf({ ...draft, words: draft.words.trim() })
      return task
        ? call(changeTask, {
            params: { id: procedureId, taskId: task.id },
            body: { version: task.version, ...body },
          })
        : call(addTask, { params: { id: procedureId }, body })
    },
    { onDone: onClose, onProblems: setProblems },
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || (draft.from !== '' && !areDays(draft.days))) return
    if (draft.words.trim() === '') setProblems({ words: t('tasks.missing') })
    else mutate(undefined)
  }
  const change = (part: Partial<TaskDraft>) => {
    setDraft({ ...draft, ...part })
    setProblems({})
  }
  return (
    <Dialog
      size={560}
      title={t(task ? 'tasks.editTitle' : 'tasks.newTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('tasks.cancel')}</Button>
          <Button look="primary" type="submit" form={id} busy={isPending}>
            {t('tasks.keep')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={send}>
        <TextField
          label={t('tasks.words')}
          value={draft.words}
          maxLength={taskLength}
          autoComplete="off"
          data-autofocus
          problem={problems.words}
          onChange={({ target }) => change({ words: target.value })}
        />
        <SelectField
          label={t('tasks.responsible')}
          options={choices.people(task?.account ?? null)}
          value={draft.who}
          problem={problems.accountId}
          onChange={({ target }) => change({ who: target.value })}
        />
        <div className={styles.field}>
          <label htmlFor={`${id}-due`}>{t('tasks.due')}</label>
          <DueInput
            id={`${id}-due`}
            draft={draft}
            choices={choices}
            change={change}
            labels={{ due: t('tasks.due'), days: t('tasks.days'), side: t('tasks.side') }}
          />
        </div>
      </form>
    </Dialog>
  )
}
