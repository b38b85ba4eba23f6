import { dayMs } from '#model/dates/durations.ts'
import { dayIn, longDay, morningOf } from '#model/dates/museum-day.ts'
import { localeOf } from '#model/languages.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import { dayOfTask } from '#model/procedures/tasks.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { zoneOf } from '#server/platform/db/museum-day.ts'
import { defineReminders, type Reminders, type RemindersContext } from '#server/reminders/index.ts'
import { may } from '../permitted.ts'
import { checklistOf } from '../store/checklists.ts'
import { membersOf, museumMembers } from '../store/people.ts'
import { procedureById } from '../store/procedures.ts'
import { daysReached, dueOf, insertTasks, tasksOf, taskToRemind, updateTask } from '../store/tasks.ts'

const allTypes = procedureDeclarations.map(({ name }) => name)

/** Name of the tab of a procedure's tasks in its address. */
const tab = 'tasks'

/** A server that was off for longer says nothing of the days that went by. */
const graceMs = 7 * dayMs

/** The tasks of procedures as these change. */
export interface ProcedureTasks extends Pick<Reminders, 'remind'> {
  /** Gives a procedure those tasks of its type's checklist that it does not have. @returns how many. */
  take(tx: TenantTransaction, id: string): Promise<number>
  /** Moves the days of open tasks after a change of the procedure or of its tasks. */
  follow(tx: TenantTransaction, id: string): Promise<void>
}

/** Takes the tasks of procedures from checklists, moves their days, and reminds people of them in the morning of the day. */
export function procedureTasks(context: RemindersContext): ProcedureTasks {
  const { clock } = context

  const { remind, remindAt } = defineReminders(context, {
    name: 'procedures.remind-task',
    async take(tx, id, due) {
      const task = await taskToRemind(tx, id)
      if (task?.remind_at?.getTime() !== due.getTime()) return undefined
      await updateTask(tx, id, { remind_at: null })
      const row = await procedureById(tx, allTypes, task.card_id)
      const declaration = row && procedureNamed(row.type)
      if (!row || !declaration || row.deleted_at || row.status === 'CLOSED' || task.done_at) return undefined
      const members = (await membersOf(tx, [row.id])).get(row.id) ?? []
      const given =
        task.responsible === 'MANAGERS'
          ? members.flatMap(({ manager, person }) => (manager ? [person.id] : []))
          : [task.account_id].filter(account => account !== null)
      const { number, title } = row
      const { words, day } = task
      return {
        next: null,
        accountIds: clock().getTime() - due.getTime() > graceMs ? [] : given,
        mayKnow: holder => may(holder, declaration, 'read'),
        in(language) {
          const when = day === null ? '' : longDay(day, localeOf(language))
          return {
            title: `${words}: ${number} · ${title}`,
            when,
            path: procedurePath(row.id, tab),
            mail: common => ({ template: 'taskReminder', params: { ...common, number, title, words, when } }),
          }
        },
      }
    },
  })

  return {
    remind,

    async take(tx, id) {
      const row = await procedureById(tx, allTypes, id)
      const { tasks } = row ? await checklistOf(tx, row.type) : { tasks: [] }
      const members = new Set((await museumMembers(tx)).map(({ id: account }) => account))
      return insertTasks(
        tx,
        tasks.map(({ id: task, words, responsible, accountId, due }) => {
          // What was given to somebody who has left since is the managers'.
          const left = responsible === 'MEMBER' && !members.has(accountId ?? '')
          return {
            card_id: id,
            words,
            responsible: left ? 'MANAGERS' : responsible,
            account_id: left ? null : accountId,
            due_from: due?.from ?? null,
            due_days: due?.days ?? null,
            checklist_task: task,
          }
        }),
      )
    },

    async follow(tx, id) {
      const open = (await tasksOf(tx, id)).filter(({ done_at }) => done_at === null)
      const row = open.length > 0 ? await procedureById(tx, allTypes, id) : undefined
      const declaration = row && procedureNamed(row.type)
      if (!row || !declaration || row.status === 'CLOSED') return
      const zone = await zoneOf(tx)
      const counted = open.some(({ due_from }) => due_from?.startsWith('step/'))
      const days = {
        begun: dayIn(zone, row.created_at),
        reached: counted ? await daysReached(tx, id) : new Map<number, string>(),
      }
      for (const task of open) {
        const due = dueOf(task)
        const day = due && dayOfTask(declaration, due, row.document, days)
        const morning = day !== null && task.responsible !== 'NOBODY' ? morningOf(zone, day) : null
        const next = morning && morning > clock() ? morning : null
        if (day === task.day && next?.getTime() === task.remind_at?.getTime()) continue
        await updateTask(tx, task.id, { due: day, remind_at: next })
        if (next?.getTime() !== task.remind_at?.getTime()) await remindAt(tx, task.id, next)
      }
    },
  }
}
