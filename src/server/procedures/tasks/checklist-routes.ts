import { randomUUID } from 'node:crypto'
import { type Checklist, listChecklists, readChecklist, saveChecklist } from '#model/api/procedures/tasks.ts'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { checklistOf, checklistSizes, putChecklist } from '../store/checklists.ts'
import { memberNames } from '../store/tasks.ts'
import { checkTasks } from './given-task.ts'

const typeNamed = (name: string): ProcedureDeclaration => {
  const declaration = procedureNamed(name)
  if (!declaration) throw notFound()
  return declaration
}

async function present(tx: TenantTransaction, type: string): Promise<Checklist> {
  const { tasks, version } = await checklistOf(tx, type)
  const names = await memberNames(
    tx,
    tasks.flatMap(({ accountId }) => accountId ?? []),
  )
  return {
    type,
    version,
    tasks: tasks.map(({ accountId, ...task }) => ({ ...task, account: names.get(accountId ?? '') ?? null })),
  }
}

/** Calls for the checklists that a museum keeps for its types of procedures. */
export const checklistRoutes = ({ database }: Pick<ProceduresContext, 'database'>): Route[] => [
  route(listChecklists, ({ actor }) =>
    database.inTenant(actor.tenantId, async tx => {
      const sizes = await checklistSizes(tx)
      return {
        result: procedureDeclarations.map(({ name, type }) => ({
          type: name,
          tasks: sizes.get(cardTypes[type]) ?? 0,
        })),
      }
    }),
  ),

  route(readChecklist, ({ actor, params }) =>
    database.inTenant(actor.tenantId, tx => present(tx, typeNamed(params.type).name)),
  ),

  route(saveChecklist, ({ actor, params, body }) =>
    database.inTenant(actor.tenantId, async tx => {
      const declaration = typeNamed(params.type)
      const { name } = declaration
      const before = new Set((await checklistOf(tx, name)).tasks.map(({ id }) => id))
      const checked = await checkTasks(tx, declaration, body.tasks, index => `tasks.${index}.`)
      const tasks = checked.map((task, index) => {
        const id = body.tasks[index]?.id ?? ''
        // Each id once: it says which tasks of the checklist a procedure has.
        return { ...task, id: before.delete(id) ? id : randomUUID() }
      })
      if (!(await putChecklist(tx, name, { tasks, version: body.version })))
        throw new CodedError('conflict', {
          text: 'procedures.errors.changed',
          data: await present(tx, name),
        })
      return present(tx, name)
    }),
  ),
]
