import { sql } from 'kysely'
import type { exportAudit } from '#model/api/audit.ts'
import type { QueryOf } from '#model/api/endpoint.ts'
import { auditGroups } from '#model/audit/actions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export type AuditFilter = QueryOf<typeof exportAudit>

const escaped = (text: string): string => text.replace(/[\\%_]/g, character => `\\${character}`)

/** The entries of the museum that a filter lets through. */
function matching({ db, tenantId }: TenantTransaction, filter: AuditFilter) {
  const { group, action, person, from, to, text } = filter
  return db
    .selectFrom('audit_entry')
    .where('tenant_id', '=', tenantId)
    .$if(group !== undefined, query => query.where('action', 'in', auditGroups[group ?? 'access']))
    .$if(action !== undefined, query => query.where('action', '=', action ?? 'signIn'))
    .$if(from !== undefined, query => query.where('at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, query => query.where('at', '<', new Date(to ?? 0)))
    .$if(person !== undefined, query =>
      query.where(({ or, eb }) =>
        or([
          eb('account_id', '=', person ?? null),
          eb('impersonator_id', '=', person ?? null),
          eb(sql<string>`details -> 'person' ->> 'accountId'`, '=', person ?? ''),
        ]),
      ),
    )
    .$if(Boolean(text), query => {
      const pattern = `%${escaped(text ?? '')}%`
      return query.where(({ or, eb }) =>
        or([
          eb('name', 'ilike', pattern),
          eb('email', 'ilike', pattern),
          eb('impersonator_name', 'ilike', pattern),
          eb(sql<string>`details::text`, 'ilike', pattern),
        ]),
      )
    })
}

/** The end of a page: time in milliseconds and id. */
const placeOf = (after: string): readonly [at: Date, id: string] => {
  const [at = '', id = ''] = after.split('-')
  return [new Date(Number(at)), id]
}

export const placeAfter = ({ at, id }: { readonly at: Date; readonly id: string }): string =>
  `${at.getTime()}-${id}`

/** Entries, newest first, from a place on. */
export const entriesOf = (
  tx: TenantTransaction,
  filter: AuditFilter,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
) =>
  matching(tx, filter)
    .$if(after !== undefined, query => {
      const [at, id] = placeOf(after ?? '')
      return query.where(sql<boolean>`(at, id) < (${at}, ${id}::bigint)`)
    })
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute()

export async function countEntries(tx: TenantTransaction, filter: AuditFilter): Promise<number> {
  const { count } = await matching(tx, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Everybody who did something, by their newest name: one look at the index a person, however many entries there are. */
export async function peopleOf({ db, tenantId }: TenantTransaction): Promise<readonly Person[]> {
  const { rows } = await sql<Person>`
    with recursive people as (
      (select account_id, name, email from audit_entry
       where tenant_id = ${tenantId} and account_id is not null
       order by account_id, at desc limit 1)
      union all
      select next.account_id, next.name, next.email from people cross join lateral (
        select account_id, name, email from audit_entry
        where tenant_id = ${tenantId} and account_id > people.account_id
        order by account_id, at desc limit 1
      ) next
    )
    select account_id as id, name, email from people order by lower(name), email`.execute(db)
  return rows
}
