import { sql } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface SentObject {
  readonly cardId: string
  readonly document: CardValues
  /** Null while nothing is decided. */
  readonly decision: number | null
}

/** Objects of a procedure that are there and were not refused. */
const sentObjects = ({ db, tenantId }: TenantTransaction, procedureId: string, refused: number | undefined) =>
  db
    .selectFrom('card_line')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'card_line.tenant_id').onRef('card.id', '=', 'card_line.about_id'),
    )
    .where('card_line.tenant_id', '=', tenantId)
    .where('card_line.record_id', '=', procedureId)
    .where('card.deleted_at', 'is', null)
    .$if(refused !== undefined, query =>
      query.where(sql<boolean>`card_line.decision is distinct from ${refused}`),
    )

/** SHA-256 of all these objects and what is decided about each, in their order. */
export async function sentObjectsMark(
  tx: TenantTransaction,
  procedureId: string,
  refused: number | undefined,
): Promise<string> {
  const { mark } = await sentObjects(tx, procedureId, refused)
    .select(
      sql<string>`encode(sha256(convert_to(coalesce(string_agg(
        concat(card_line.about_id, ':', card_line.decision), ',' order by card_line.position, card_line.about_id
      ), ''), 'UTF8')), 'hex')`.as('mark'),
    )
    .executeTakeFirstOrThrow()
  return mark
}

/** Objects of a procedure that are there and were not refused, a page of them in their order, and how many there are. */
export async function sentObjectPage(
  tx: TenantTransaction,
  procedureId: string,
  refused: number | undefined,
  { id, page, size }: { readonly id?: string; readonly page: number; readonly size: number },
): Promise<{ readonly rows: readonly SentObject[]; readonly total: number }> {
  const sent = sentObjects(tx, procedureId, refused).$if(id !== undefined, query =>
    query.where('card_line.about_id', '=', id ?? ''),
  )
  const { count } = await sent.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const rows = await sent
    .select(['card_line.about_id as cardId', 'card_line.document', 'card_line.decision'])
    .orderBy('card_line.position')
    .limit(size)
    .offset(page * size)
    .execute()
  return { rows, total: Number(count) }
}
