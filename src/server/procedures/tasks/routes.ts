import {
  addTask,
  changeTask,
  listTasks,
  myTasks,
  removeTask,
  type Task,
  takeChecklist,
  tickTask,
} from '#model/api/procedures/tasks.ts'
import { mostTasksOfOne } from '#model/procedures/tasks.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import { type Found, procedureFor, procedureToRead, readableTypes } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { recordEvent } from '../record-event.ts'
import { checklistOf } from '../store/checklists.ts'
import type { EventKind } from '../store/events.ts'
import {
  deleteTask,
  dueOf,
  insertTasks,
  memberNames,
  openTasksOf,
  type TaskRecord,
  tasksOf,
  updateTask,
} from '../store/tasks.ts'
import { type CheckedTask, checkTasks } from './given-task.ts'

/** Tasks listed on the home page. */
const mostMine = 50

const present = (rows: readonly TaskRecord[], names: Awaited<ReturnType<typeof memberNames>>): Task[] =>
  rows.map(row => ({
    id: row.id,
    words: row.words,
    responsible: row.responsible,
    account: names.get(row.account_id ?? '') ?? null,
    due: dueOf(row),
    day: row.day,
    doneAt: row.done_at?.toISOString() ?? null,
    doneBy: row.done_name,
    version: row.version,
  }))

async function listOf(tx: TenantTransaction, { row }: Found) {
  const rows = await tasksOf(tx, row.id)
  const names = await memberNames(
    tx,
    rows.flatMap(({ account_id }) => account_id ?? []),
  )
  const there = new Set(rows.map(({ checklist_task }) => checklist_task))
  const { tasks } = await checklistOf(tx, row.type)
  return { result: present(rows, names), missing: tasks.filter(({ id }) => !there.has(id)).length }
}

const columnsOf = ({ words, responsible, accountId, due }: CheckedTask) => ({
  words,
  responsible,
  account_id: accountId,
  due_from: due?.from ?? null,
  due_days: due?.days ?? null,
})

/** Calls for the tasks of procedures. */
export function taskRoutes({
  database,
  clock,
  tasks,
}: Pick<ProceduresContext, 'database' | 'clock' | 'tasks'>): Route[] {
  /** Changes the tasks of a procedure that is held, keeps that in its history, and returns all of them. */
  const change = (
    actor: MuseumActor,
    id: string,
    work: (
      tx: TenantTransaction,
      one: Found,
      record: (kind: EventKind, details: Readonly<Record<string, unknown>>) => Promise<void>,
    ) => Promise<void>,
  ) =>
    database.inTenant(actor.tenantId, async tx => {
      const one = await procedureFor(tx, actor, 'edit', id)
      refuseClosed(one)
      await work(tx, one, (kind, details) =>
        recordEvent(tx, one.row.id, { kind, details }, doneBy(actor, clock())),
      )
      await tasks.follow(tx, one.row.id)
      return listOf(tx, one)
    })
  const taskOf = async (tx: TenantTransaction, { row }: Found, id: string) => {
    const task = (await tasksOf(tx, row.id)).find(each => each.id === id)
    if (!task) throw notFound()
    return task
  }
  const checkOne = async (
    tx: TenantTransaction,
    { declaration }: Found,
    given: Parameters<typeof checkTasks>[2][number],
  ) => {
    const [checked] = await checkTasks(tx, declaration, [given], () => '')
    if (!checked) throw new Error('A task that was given is checked')
    return columnsOf(checked)
  }

  /**
   * @param field of the request, the problem is reported for
   * @throws {CodedError} `invalid_input` where a procedure would have more tasks than it can.
   */
  const requireFew = async (tx: TenantTransaction, { row }: Found, field: string) => {
    if ((await tasksOf(tx, row.id)).length > mostTasksOfOne)
      throw new CodedError('invalid_input', {
        fields: { [field]: { key: 'tooMany', params: { max: mostTasksOfOne } } },
      })
  }

  return [
    route(listTasks, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => listOf(tx, await procedureToRead(tx, actor, params.id))),
    ),

    route(addTask, ({ actor, params, body }) =>
      change(actor, params.id, async (tx, one, record) => {
        await insertTasks(tx, [{ card_id: one.row.id, ...(await checkOne(tx, one, body)) }])
        await requireFew(tx, one, 'words')
        await record('taskAdded', { task: body.words })
      }),
    ),

    route(takeChecklist, ({ actor, params }) =>
      change(actor, params.id, async (tx, one, record) => {
        const taken = await tasks.take(tx, one.row.id)
        await requireFew(tx, one, 'tasks')
        if (taken > 0) await record('checklistTaken', { tasks: taken })
      }),
    ),

    route(changeTask, ({ actor, params, body: { version, ...given } }) =>
      change(actor, params.id, async (tx, one, record) => {
        const task = await taskOf(tx, one, params.taskId)
        if (task.version !== version || task.done_at !== null)
          throw new CodedError('conflict', { text: 'procedures.errors.changed', data: await listOf(tx, one) })
        const columns = await checkOne(tx, one, given)
        await updateTask(tx, task.id, { ...columns, version: version + 1 })
        await record('taskChanged', { task: columns.words })
      }),
    ),

    route(tickTask, ({ actor, params, body: { done } }) =>
      change(actor, params.id, async (tx, one, record) => {
        const task = await taskOf(tx, one, params.taskId)
        // Of two who tick at once, the first one did it.
        if (done === (task.done_at !== null)) return
        const { accountId, name, at } = doneBy(actor, clock())
        await updateTask(tx, task.id, {
          done_at: done ? at : null,
          done_by: done ? accountId : null,
          done_name: done ? name : null,
          version: task.version + 1,
          remind_at: null,
        })
        await record(done ? 'taskDone' : 'taskReopened', { task: task.words })
      }),
    ),

    route(removeTask, ({ actor, params }) =>
      change(actor, params.id, async (tx, one, record) => {
        const task = await taskOf(tx, one, params.taskId)
        await deleteTask(tx, task.id)
        await record('taskRemoved', { task: task.words })
      }),
    ),

    route(myTasks, ({ actor }) =>
      database.inTenant(actor.tenantId, async tx => {
        const types = readableTypes(actor)
        if (types.length === 0) return { result: [], totalSize: 0 }
        const today = await todayOf(tx)
        const { rows, total } = await openTasksOf(tx, actor.accountId, { types, limit: mostMine })
        return {
          result: rows.map(({ id, words, day, procedure }) => ({
            id,
            words,
            day,
            isOverdue: day !== null && day < today,
            procedureId: procedure.id,
            type: procedure.type,
            number: procedure.number,
            title: procedure.title,
          })),
          totalSize: total,
        }
      }),
    ),
  ]
}
