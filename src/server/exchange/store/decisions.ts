import '../tables.ts'
import { type Selectable, sql } from 'kysely'
import type { Decision } from '#model/exchange/decisions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** A name within its scope. */
export interface NameKey {
  readonly scope: string
  readonly key: string
}

export type DecisionRecord = Omit<Selectable<Tables['import_decision']>, 'tenant_id'>

export interface NewDecision extends NameKey {
  readonly name: string
  readonly decision: Decision
  readonly targetId: string | null
  /** The version that was seen; 0 for a name that nobody had decided. */
  readonly seen: number
}

/** In one order: two people who decide about the same names do not wait for each other in a circle. */
const inOrder = <K extends NameKey>(names: readonly K[]): readonly K[] =>
  names.toSorted((one, other) => (`${one.scope}\n${one.key}` < `${other.scope}\n${other.key}` ? -1 : 1))

/** Decisions of the museum about some names. */
export async function decisionsOn(
  { db, tenantId }: TenantTransaction,
  names: readonly NameKey[],
): Promise<DecisionRecord[]> {
  if (names.length === 0) return []
  const { rows } = await sql<DecisionRecord>`
    select d.scope, d.key, d.name, d.decision, d.target_id, d.version, d.account_id, d.account_name, d.decided_at
    from unnest(${names.map(({ scope }) => scope)}::text[], ${names.map(({ key }) => key)}::text[]) as w (scope, key)
    join import_decision d on d.tenant_id = ${tenantId} and d.scope = w.scope and d.key = w.key`.execute(db)
  return rows
}

/** Keeps decisions, unless others were made since these names were seen. @returns the names that were decided. */
export async function putDecisions(
  { db, tenantId }: TenantTransaction,
  given: readonly NewDecision[],
  by: { readonly accountId: string; readonly name: string; readonly at: Date },
): Promise<readonly NameKey[]> {
  if (given.length === 0) return []
  const all = inOrder(given)
  const { rows } = await sql<NameKey>`
    insert into import_decision (tenant_id, scope, key, name, decision, target_id, version, account_id, account_name, decided_at)
    select ${tenantId}, n.scope, n.key, n.name, n.decision, n.target_id, n.seen + 1, ${by.accountId}, ${by.name}, ${by.at}
    from unnest(
      ${all.map(({ scope }) => scope)}::text[], ${all.map(({ key }) => key)}::text[], ${all.map(({ name }) => name)}::text[],
      ${all.map(({ decision }) => decision)}::text[], ${all.map(({ targetId }) => targetId)}::bigint[],
      ${all.map(({ seen }) => seen)}::integer[]
    ) as n (scope, key, name, decision, target_id, seen)
    on conflict (tenant_id, scope, key) do update set name = excluded.name, decision = excluded.decision,
      target_id = excluded.target_id, version = excluded.version, account_id = excluded.account_id,
      account_name = excluded.account_name, decided_at = excluded.decided_at
      where import_decision.version = excluded.version - 1
    returning scope, key`.execute(db)
  return rows
}

/** Takes decisions back, unless others were made since. @returns the names that are open again. */
export async function takeBackDecisions(
  { db, tenantId }: TenantTransaction,
  given: readonly (NameKey & { readonly seen: number })[],
): Promise<readonly NameKey[]> {
  if (given.length === 0) return []
  const all = inOrder(given)
  const { rows } = await sql<NameKey>`
    delete from import_decision d
    using unnest(
      ${all.map(({ scope }) => scope)}::text[], ${all.map(({ key }) => key)}::text[], ${all.map(({ seen }) => seen)}::integer[]
    ) as n (scope, key, seen)
    where d.tenant_id = ${tenantId} and d.scope = n.scope and d.key = n.key and d.version = n.seen
    returning d.scope, d.key`.execute(db)
  return rows
}
