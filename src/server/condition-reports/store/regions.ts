import { sql } from 'kysely'
import type { Selector } from '#model/kinds/selector.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

const regions = ({ db, tenantId }: TenantTransaction, reportId: string) =>
  db
    .selectFrom('condition_region')
    .where('tenant_id', '=', tenantId)
    .where('report_id', '=', reportId)
    .select(['id', 'damage_id', 'file_id', 'selector', 'version'])

/** Regions of a report in the order in which they were drawn. */
export const regionsOf = (tx: TenantTransaction, reportId: string) =>
  regions(tx, reportId).orderBy('id').execute()

export const regionById = (tx: TenantTransaction, reportId: string, id: string) =>
  regions(tx, reportId).where('id', '=', id).executeTakeFirst()

export type RegionRecord = NonNullable<Awaited<ReturnType<typeof regionById>>>

export interface RegionGiven {
  readonly damageId: string
  readonly fileId: string
  readonly selector: Selector
}

/** Adds a region to a report that is held. @returns its id; undefined where there are as many as can be. */
export async function insertRegion(
  { db, tenantId }: TenantTransaction,
  reportId: string,
  { damageId, fileId, selector }: RegionGiven,
  most: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into condition_region (tenant_id, report_id, damage_id, file_id, selector)
    select ${tenantId}::bigint, ${reportId}::bigint, ${damageId}::bigint, ${fileId}::bigint, ${JSON.stringify(selector)}::jsonb
    where (select count(*) from condition_region
           where tenant_id = ${tenantId}::bigint and report_id = ${reportId}::bigint) < ${most}
    returning id`.execute(db)
  return rows[0]?.id
}

/** Regions and pictures of one report as another begins with them; its damages were copied before. */
export async function copyRegions({ db, tenantId }: TenantTransaction, from: string, to: string) {
  await sql`
    insert into condition_image (tenant_id, report_id, file_id)
    select tenant_id, ${to}::bigint, file_id
    from condition_image where tenant_id = ${tenantId}::bigint and report_id = ${from}::bigint
    order by position`.execute(db)
  await sql`
    insert into condition_region (tenant_id, report_id, damage_id, file_id, selector)
    select region.tenant_id, ${to}::bigint, damage.id, region.file_id, region.selector
    from condition_region region
    join condition_damage damage on damage.tenant_id = region.tenant_id and damage.report_id = ${to}::bigint
      and damage.previous_id = region.damage_id
    where region.tenant_id = ${tenantId}::bigint and region.report_id = ${from}::bigint
    order by region.id`.execute(db)
}

/** Writes a change of a region whose version is the one known. @returns whether it was. */
export async function updateRegion(
  { db, tenantId }: TenantTransaction,
  reportId: string,
  { id, version }: { readonly id: string; readonly version: number },
  { damageId, fileId, selector }: Partial<RegionGiven>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('condition_region')
    .set({
      version: sql<number>`version + 1`,
      ...(damageId !== undefined && { damage_id: damageId }),
      ...(fileId !== undefined && { file_id: fileId }),
      ...(selector && { selector: JSON.stringify(selector) }),
    })
    .where('tenant_id', '=', tenantId)
    .where('report_id', '=', reportId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes regions away: one, those of a picture, or all. @returns how many. */
export async function deleteRegions(
  { db, tenantId }: TenantTransaction,
  reportId: string,
  { id, fileId }: { readonly id?: string | undefined; readonly fileId?: string | undefined },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('condition_region')
    .where('tenant_id', '=', tenantId)
    .where('report_id', '=', reportId)
    .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
    .$if(fileId !== undefined, query => query.where('file_id', '=', fileId ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
