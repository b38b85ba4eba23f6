import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

interface Beginnings {
  /** It says where it is, and shows its picture. */
  readonly museum: boolean
  readonly import: boolean
  readonly location: boolean
  readonly people: boolean
}

/** Which of the first steps a museum has taken, of those that are no matter of counting cards. */
export async function beginningsOf({ db, tenantId }: TenantTransaction): Promise<Beginnings> {
  // The dictionary of facet values forgets nothing: whoever once said where an object is has taken the step.
  const { rows } = await sql<Beginnings>`
    select
      exists (select from tenant where id = ${tenantId} and avatar is not null and coalesce(profile ->> 'place', '') <> '') as museum,
      exists (select from operation where tenant_id = ${tenantId} and name = 'cards.import') as import,
      exists (select from card_key where tenant_id = ${tenantId} and type = 1 and facet = 'location/room' and value ~ '[0-9]') as location,
      (select count(*) > 1 from identity where tenant_id = ${tenantId}) as people`.execute(db)
  return rows[0] ?? { museum: false, import: false, location: false, people: false }
}
