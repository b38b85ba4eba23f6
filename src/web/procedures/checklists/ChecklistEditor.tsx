import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Checklist, readChecklist, saveChecklist } from '#model/api/procedures/tasks.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { mostTasks, taskLength } from '#model/procedures/tasks.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { Button } from '../../ui/Button.tsx'
import { RepeatList } from '../../ui/form/RepeatList.tsx'
import { SaveBar } from '../../ui/form/SaveBar.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { areDays, DueInput } from '../tasks/DueInput.tsx'
import { draftOf, newTask, type TaskDraft, writtenOf } from '../tasks/task-draft.ts'
import { useTaskChoices } from '../tasks/use-task-choices.ts'
import styles from './Checklists.module.css'

/** A row of the editor; tasks that are stored keep their ids. */
interface Row extends TaskDraft {
  readonly key: string
  readonly id?: string
  readonly account: Checklist['tasks'][number]['account']
}

const rowsOf = ({ tasks }: Checklist): Row[] =>
  tasks.map(task => ({ ...draftOf(task), key: task.id, id: task.id, account: task.account }))

interface ChecklistEditorProps {
  readonly declaration: ProcedureDeclaration
  readonly checklist: Checklist
}

/** The tasks of a checklist, to be written, moved and removed, and saved as a whole. */
export function ChecklistEditor({ declaration, checklist }: ChecklistEditorProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const choices = useTaskChoices(declaration)
  const [rows, setRows] = useState(() => rowsOf(checklist))
  const [dirty, setDirty] = useState(false)
  const [version, setVersion] = useState(checklist.version)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  useUnsavedGuard(dirty)
  const edit = (next: readonly Row[]) => {
    setRows([...next])
    setDirty(true)
    setProblems({})
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(saveChecklist, {
        params: { type: declaration.name },
        body: {
          version,
          tasks: rows.map(({ id, key: _key, account: _account, ...draft }) => ({ id, ...writtenOf(draft) })),
        },
      }),
    onSuccess(saved) {
      client.setQueryData(
        endpointQuery(readChecklist, { params: { type: declaration.name } }).queryKey,
        saved,
      )
      setRows(rowsOf(saved))
      setVersion(saved.version)
      setDirty(false)
      notices.add('success', 'tasks.saved')
    },
    async onError(failure) {
      const wrong = failure instanceof CallError ? failure.fields : {}
      if (Object.keys(wrong).length > 0) return setProblems(wrong)
      if (!(failure instanceof CallError && failure.status === 409))
        return notices.add('error', wordsForFailure(failure))
      notices.add('error', 'tasks.conflict')
      setVersion((await call(readChecklist, { params: { type: declaration.name } })).version)
    },
  })
  const save = () => {
    if (isPending || rows.some(({ from, days }) => from !== '' && !areDays(days))) return
    const empty = rows.flatMap(({ words }, at) => (words.trim() === '' ? [`tasks.${at}.words`] : []))
    if (empty.length > 0) setProblems(Object.fromEntries(empty.map(path => [path, t('tasks.missing')])))
    else mutate()
  }
  return (
    <div className={styles.editor}>
      {rows.length === 0 && (
        <div className={styles.empty}>
          <h2>{t('tasks.emptyTitle')}</h2>
          <p>{t('tasks.emptyText')}</p>
        </div>
      )}
      <RepeatList
        label={t('tasks.label')}
        keys={rows.map(({ key }) => key)}
        columns={[t('tasks.words'), t('tasks.responsible'), t('tasks.due')]}
        widths="minmax(0, 2fr) minmax(0, 1.1fr) minmax(0, 1.5fr)"
        onMove={(from, to) => {
          const row = rows[from]
          if (row) edit(rows.toSpliced(from, 1).toSpliced(to, 0, row))
        }}
        onRemove={index => edit(rows.toSpliced(index, 1))}
        onAdd={
          rows.length < mostTasks
            ? () => edit([...rows, { ...newTask, key: crypto.randomUUID(), account: null }])
            : undefined
        }
        texts={{
          add: t('tasks.add'),
          remove: position => t('tasks.remove', { position }),
          moveUp: position => t('tasks.moveUp', { position }),
          moveDown: position => t('tasks.moveDown', { position }),
          moved: (position, count) => t('tasks.moved', { position, count }),
        }}
      >
        {(key, index) => {
          const row = rows[index]
          if (!row) return null
          const position = index + 1
          const problem = problems[`tasks.${index}.words`]
          const wrongPerson = problems[`tasks.${index}.accountId`]
          const change = (part: Partial<Row>) =>
            edit(rows.map(each => (each.key === key ? { ...each, ...part } : each)))
          return (
            <>
              <div className={styles.words}>
                <TextInput
                  extent="full"
                  aria-label={t('tasks.wordsOf', { position })}
                  placeholder={t('tasks.words')}
                  autoComplete="off"
                  maxLength={taskLength}
                  value={row.words}
                  aria-invalid={problem !== undefined || undefined}
                  aria-describedby={problem && `${key}-words`}
                  onChange={({ target }) => change({ words: target.value })}
                />
                {problem && (
                  <p id={`${key}-words`} className={styles.problem} role="alert">
                    {problem}
                  </p>
                )}
              </div>
              <div className={styles.words}>
                <Select
                  extent="full"
                  aria-label={t('tasks.responsibleOf', { position })}
                  options={choices.people(row.account)}
                  value={row.who}
                  aria-invalid={wrongPerson !== undefined || undefined}
                  aria-describedby={wrongPerson && `${key}-who`}
                  onChange={({ target }) => change({ who: target.value })}
                />
                {wrongPerson && (
                  <p id={`${key}-who`} className={styles.problem} role="alert">
                    {wrongPerson}
                  </p>
                )}
              </div>
              <DueInput
                draft={row}
                choices={choices}
                change={change}
                labels={{
                  due: t('tasks.dueOf', { position }),
                  days: t('tasks.daysOf', { position }),
                  side: t('tasks.sideOf', { position }),
                }}
              />
            </>
          )
        }}
      </RepeatList>
      <SaveBar
        label={t('tasks.save')}
        changed={dirty}
        status={
          dirty ? t('tasks.unsaved') : checklist.version === 0 && version === 0 ? '' : t('tasks.allSaved')
        }
      >
        <Button look="primary" busy={isPending} onClick={save}>
          {t('tasks.save')}
        </Button>
      </SaveBar>
    </div>
  )
}
