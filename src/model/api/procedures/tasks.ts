import { z } from 'zod/mini'
import { mostTaskDays, mostTasks, responsibles, taskLength } from '../../procedures/tasks.ts'
import { oneLine } from '../../text/one-line.ts'
import { checked } from '../../validation/check.ts'
import { maxLength, required } from '../../validation/validators.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, id, moment } from '../shapes.ts'
import { mayEditSome, mayReadSome, procedureParams as params, person } from './shapes.ts'

/* Tasks: what is to do in a procedure. A museum keeps a checklist for each type; a procedure takes its tasks from it when it begins. */

const administrator = { roles: ['TENANT_ADMIN'] } as const

const due = z.object({
  /** The day it is counted from: 'begun', a date ('date/end') or a step ('step/onLoan') of the type. */
  from: z.string().check(z.maxLength(80)),
  /** Days after it; negative: before it. */
  days: z.number().check(z.int(), z.minimum(-mostTaskDays), z.maximum(mostTaskDays)),
})

/** Properties of a task as they are written. */
const given = {
  words: z.string().check(z.overwrite(oneLine), checked(required, maxLength(taskLength))),
  responsible: z.enum(responsibles),
  /** The member it is given to. */
  accountId: z.optional(z.nullable(id)),
  due: z.nullable(due),
}

const written = z.object(given)

export type WrittenTask = z.output<typeof written>

const read = {
  words: z.string(),
  responsible: z.enum(responsibles),
  /** The member it is given to; null as well where they have left the museum. */
  account: z.nullable(person),
  due: z.nullable(due),
}

const typeName = z.string().check(z.maxLength(40))

const checklistTask = z.object({ id: z.string(), ...read })

const checklist = z.object({
  type: z.string(),
  /** 0 where there is none yet. */
  version: z.number(),
  tasks: z.array(checklistTask),
})

export type Checklist = z.output<typeof checklist>

const checklists = '/api/v1/checklists'

export const listChecklists = endpoint({
  name: 'checklists.list',
  method: 'GET',
  path: checklists,
  access: administrator,
  summary: 'Number of tasks in the checklist of each procedure type',
  output: z.object({ result: z.array(z.object({ type: z.string(), tasks: z.number() })) }),
})

export const readChecklist = endpoint({
  name: 'checklists.read',
  method: 'GET',
  path: `${checklists}/:type`,
  access: administrator,
  summary: 'The checklist of a procedure type',
  params: z.object({ type: typeName }),
  output: checklist,
})

export const saveChecklist = endpoint({
  name: 'checklists.save',
  method: 'PUT',
  path: `${checklists}/:type`,
  access: administrator,
  summary:
    'Save the checklist of a procedure type; procedures under way keep their tasks. 409 with the present one if someone else has saved it since',
  params: z.object({ type: typeName }),
  body: z.object({
    version: z.number(),
    tasks: z
      .array(z.object({ id: z.optional(z.string().check(z.maxLength(40))), ...given }))
      .check(z.maxLength(mostTasks)),
  }),
  output: checklist,
})

const task = z.object({
  id,
  ...read,
  /** The day it is due: it follows what it is counted from until the task is done. */
  day: z.nullable(calendarDay),
  doneAt: z.nullable(moment),
  doneBy: z.nullable(z.string()),
  version: z.number(),
})

export type Task = z.output<typeof task>

const list = z.object({
  result: z.array(task),
  /** Number of tasks in the checklist of the type that this procedure does not have. */
  missing: z.number(),
})

const tasks = '/api/v1/procedures/:id/tasks'
const one = z.object({ id, taskId: id })

export const listTasks = endpoint({
  name: 'procedures.tasks',
  method: 'GET',
  path: tasks,
  access: mayReadSome,
  summary: 'Tasks of a procedure, in their order',
  params,
  output: list,
})

export const addTask = endpoint({
  name: 'procedures.addTask',
  method: 'POST',
  path: tasks,
  access: mayEditSome,
  summary: 'Add a task to a procedure',
  params,
  body: written,
  output: list,
  status: 201,
})

export const takeChecklist = endpoint({
  name: 'procedures.takeChecklist',
  method: 'POST',
  path: `${tasks}/checklist`,
  access: mayEditSome,
  summary: 'Add those tasks of the checklist of the type that the procedure does not have',
  params,
  output: list,
})

export const changeTask = endpoint({
  name: 'procedures.changeTask',
  method: 'PUT',
  path: `${tasks}/:taskId`,
  access: mayEditSome,
  summary:
    'Change a task of a procedure. 409 with all of them if someone else has changed it since, or it is done',
  params: one,
  body: z.object({ version: z.number(), ...given }),
  output: list,
})

export const tickTask = endpoint({
  name: 'procedures.tickTask',
  method: 'PUT',
  path: `${tasks}/:taskId/done`,
  access: mayEditSome,
  summary: 'Tick a task as done, or untick it; who ticked it first, and when, is kept',
  params: one,
  body: z.object({ done: z.boolean() }),
  output: list,
})

export const removeTask = endpoint({
  name: 'procedures.removeTask',
  method: 'DELETE',
  path: `${tasks}/:taskId`,
  access: mayEditSome,
  summary: 'Remove a task from a procedure',
  params: one,
  output: list,
})

export const myTasks = endpoint({
  name: 'procedures.myTasks',
  method: 'GET',
  path: '/api/v1/my-tasks',
  access: mayReadSome,
  summary: 'Open tasks of the caller in procedures that are not closed: those due first, without a day last',
  output: z.object({
    result: z.array(
      z.object({
        id,
        words: z.string(),
        day: z.nullable(calendarDay),
        isOverdue: z.boolean(),
        procedureId: id,
        type: z.string(),
        number: z.string(),
        title: z.string(),
      }),
    ),
    totalSize: z.number(),
  }),
})
