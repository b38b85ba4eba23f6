import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface CitingCards {
  readonly ids: readonly string[]
  readonly totalSize: number
}

/** Cards of some types whose fields name a work, a page of them, by type and by their order of entry. */
export async function citingCards(
  { db, tenantId }: TenantTransaction,
  workId: string,
  wanted: {
    readonly types: readonly number[]
    /** Paths of fields that name works. */
    readonly fields: readonly string[]
    readonly page: number
    readonly blocksize: number
  },
): Promise<CitingCards> {
  const { types, fields, page, blocksize } = wanted
  if (types.length === 0 || fields.length === 0) return { ids: [], totalSize: 0 }
  const sides = db
    .selectFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', workId)
    .where('mirrored', '=', true)
    .where('other_type', 'in', types)
    .where('field', 'in', fields)
  const { total } = await sides
    .select(({ fn }) => fn.count<string>('other_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await sides
    .select(['other_type', 'other_id'])
    .distinct()
    .orderBy('other_type')
    .orderBy('other_id')
    .offset(page * blocksize)
    .limit(blocksize)
    .execute()
  return { ids: rows.map(({ other_id }) => other_id), totalSize: Number(total) }
}
