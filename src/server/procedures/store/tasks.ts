import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { displayName } from '#model/display-name.ts'
import { procedureStatuses } from '#model/engine/aspects/statuses.ts'
import type { TaskDue } from '#model/procedures/tasks.ts'
import { recordAsDeclared } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { zoneInSql } from '#server/platform/db/museum-day.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Member } from './people.ts'
import { procedureOf, recordsOf } from './procedures.ts'

const day = sql<string | null>`card_task.due::text`

const columns = [
  'card_task.id',
  'card_task.card_id',
  'card_task.words',
  'card_task.responsible',
  'card_task.account_id',
  'card_task.due_from',
  'card_task.due_days',
  'card_task.done_at',
  'card_task.done_name',
  'card_task.version',
  'card_task.remind_at',
  'card_task.checklist_task',
] as const

const tasks = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('card_task')
    .select([...columns, day.as('day')])
    .where('card_task.tenant_id', '=', tenantId)

export type TaskRecord = Awaited<ReturnType<typeof tasksOf>>[number]

/** The anchor and the days of a task; null for a task without a day. */
export const dueOf = ({
  due_from: from,
  due_days: days,
}: Pick<TaskRecord, 'due_from' | 'due_days'>): TaskDue | null =>
  from === null || days === null ? null : { from, days }

/** Tasks of a procedure, in the order in which they were added. */
export const tasksOf = (tx: TenantTransaction, cardId: string) =>
  tasks(tx).where('card_id', '=', cardId).orderBy('id').execute()

/** A task, locked until the end of the transaction. */
export const taskToRemind = (tx: TenantTransaction, id: string): Promise<TaskRecord | undefined> =>
  tasks(tx).where('id', '=', id).forUpdate().executeTakeFirst()

type Given = Omit<Insertable<Tables['card_task']>, 'tenant_id'>

/** Adds tasks, but those of the checklist that are there already. @returns how many were added. */
export async function insertTasks(
  { db, tenantId }: TenantTransaction,
  given: readonly Given[],
): Promise<number> {
  if (given.length === 0) return 0
  const rows = await db
    .insertInto('card_task')
    .values(given.map(task => ({ ...task, tenant_id: tenantId })))
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'card_id', 'checklist_task'])
        .where('checklist_task', 'is not', null)
        .doNothing(),
    )
    .returning('id')
    .execute()
  return rows.length
}

export const updateTask = (
  { db, tenantId }: TenantTransaction,
  id: string,
  change: Updateable<Tables['card_task']>,
) => db.updateTable('card_task').set(change).where('tenant_id', '=', tenantId).where('id', '=', id).execute()

export const deleteTask = ({ db, tenantId }: TenantTransaction, id: string) =>
  db.deleteFrom('card_task').where('tenant_id', '=', tenantId).where('id', '=', id).execute()

/** Members of the museum by their accounts, those who cannot sign in at the moment included. */
export async function memberNames(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Member>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .where('identity.tenant_id', '=', tenantId)
    .where('account.id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .select(['account.id', 'account.first_name', 'account.last_name', 'account.email'])
    .execute()
  return new Map(
    rows.map(({ id, first_name: firstName, last_name: lastName, email }) => [
      id,
      { id, name: displayName({ firstName, lastName, email }) },
    ]),
  )
}

/** The days on which a procedure last came to its steps, by their ids, in the zone of the museum. */
export async function daysReached(
  { db, tenantId }: TenantTransaction,
  cardId: string,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ step: number; day: string }>`
    select (change #>> '{after,id}')::int as step, (max(at) at time zone ${zoneInSql(tenantId)})::date::text as day
    from card_revision, jsonb_array_elements(changes) as change
    where tenant_id = ${tenantId}::bigint and card_id = ${cardId}::bigint and change ->> 'path' = 'step'
      and change #>> '{after,id}' is not null
    group by 1`.execute(db)
  return new Map(rows.map(({ step, day }) => [step, day]))
}

/** Open tasks of procedures of some types that are neither closed nor in the bin. */
const openTasks = (tx: TenantTransaction, types: readonly string[]) =>
  recordsOf(tx, types)
    .innerJoin('card_task', join =>
      join.onRef('card_task.tenant_id', '=', 'card.tenant_id').onRef('card_task.card_id', '=', 'card.id'),
    )
    .where('card_task.tenant_id', '=', tx.tenantId)
    .where('card_task.done_at', 'is', null)
    .where(sql<SqlBool>`card.data #>> '{status,id}' is distinct from ${String(procedureStatuses.CLOSED.id)}`)

const selected = (query: ReturnType<typeof openTasks>) =>
  query
    .selectAll('card')
    .select(['card_task.id as task_id', 'card_task.words', day.as('day')])
    .orderBy(sql`card_task.due nulls last`)
    .orderBy('card_task.id')

type Selected = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

const withProcedure = (row: Selected) => {
  const procedure = procedureOf(recordAsDeclared(row))
  return procedure ? [{ id: row.task_id, words: row.words, day: row.day, procedure }] : []
}

/** Open tasks of a person, given to them or to the managers they are among: those due first, and how many there are. */
export async function openTasksOf(
  tx: TenantTransaction,
  accountId: string,
  { types, limit }: { readonly types: readonly string[]; readonly limit: number },
) {
  const mine = openTasks(tx, types).where(({ or, and, eb, exists, selectFrom }) =>
    or([
      eb('card_task.account_id', '=', accountId),
      and([
        eb('card_task.responsible', '=', 'MANAGERS'),
        exists(
          selectFrom('card_person')
            .where('card_person.tenant_id', '=', tx.tenantId)
            .whereRef('card_person.card_id', '=', 'card_task.card_id')
            .where('card_person.account_id', '=', accountId)
            .where('card_person.manager', '=', true)
            .select('card_person.account_id'),
        ),
      ]),
    ]),
  )
  const rows = await selected(mine).limit(limit).execute()
  const { count } = await mine.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return { rows: rows.flatMap(withProcedure), total: Number(count) }
}

/** Open tasks that are due on some days, from the first to the last. */
export async function tasksDue(
  tx: TenantTransaction,
  types: readonly string[],
  { first, last, limit }: { readonly first: string; readonly last: string; readonly limit: number },
) {
  const rows = await selected(
    openTasks(tx, types).where(sql<SqlBool>`card_task.due between ${first}::date and ${last}::date`),
  )
    .limit(limit)
    .execute()
  return rows.flatMap(withProcedure)
}
