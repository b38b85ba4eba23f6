import { sql } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface SentObject {
  readonly cardId: string
  readonly document: CardValues
}

/** Objects of a procedure that are there and were not refused, a page of them in their order, and how many there are. */
export async function sentObjectPage(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  refused: number | undefined,
  { id, page, size }: { readonly id?: string; readonly page: number; readonly size: number },
): Promise<{ readonly rows: readonly SentObject[]; readonly total: number }> {
  const sent = db
    .selectFrom('procedure_object')
    .innerJoin('card', join =>
      join
        .onRef('card.tenant_id', '=', 'procedure_object.tenant_id')
        .onRef('card.id', '=', 'procedure_object.card_id'),
    )
    .where('procedure_object.tenant_id', '=', tenantId)
    .where('procedure_object.procedure_id', '=', procedureId)
    .where('card.deleted_at', 'is', null)
    .$if(refused !== undefined, query =>
      query.where(sql<boolean>`procedure_object.decision is distinct from ${refused}`),
    )
    .$if(id !== undefined, query => query.where('procedure_object.card_id', '=', id ?? ''))
  const { count } = await sent.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const rows = await sent
    .select(['procedure_object.card_id as cardId', 'procedure_object.document'])
    .orderBy('procedure_object.position')
    .limit(size)
    .offset(page * size)
    .execute()
  return { rows, total: Number(count) }
}
