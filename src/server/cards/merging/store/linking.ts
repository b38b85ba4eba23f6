import type { TenantTransaction } from '#server/platform/db/index.ts'

const fieldLinks = ({ db, tenantId }: TenantTransaction, cardId: string) =>
  db
    .selectFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('mirrored', '=', true)
    .where('field', '<>', '')

/** Counts the records with fields that refer to a record, leaving one out. */
export async function countLinkingCards(
  tx: TenantTransaction,
  cardId: string,
  exceptId: string,
): Promise<number> {
  const { total } = await fieldLinks(tx, cardId)
    .where('other_id', '<>', exceptId)
    .select(eb => eb.fn.count<string>('other_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Counts the records that refer to a record, by type and field. */
export const linkingFields = (tx: TenantTransaction, cardId: string, exceptId: string) =>
  fieldLinks(tx, cardId)
    .where('other_id', '<>', exceptId)
    .groupBy(['other_type', 'field'])
    .select(eb => ['other_type', 'field', eb.fn.count<string>('other_id').distinct().as('count')])
    .orderBy('count', 'desc')
    .execute()

/** Counts the manual links of a record, by type of the linked record. */
export const linkedByHand = ({ db, tenantId }: TenantTransaction, cardId: string) =>
  db
    .selectFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('field', '=', '')
    .groupBy('other_type')
    .select(eb => ['other_type', eb.fn.count<string>('other_id').distinct().as('count')])
    .orderBy('other_type')
    .execute()
