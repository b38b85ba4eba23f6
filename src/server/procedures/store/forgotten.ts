import { type SqlBool, sql } from 'kysely'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { lineAsDeclared } from './objects.ts'

const among = (ids: readonly string[]) => sql<string>`any(${[...ids]}::bigint[])`

/** Takes cards out of all procedures. @returns what was written about them. */
export const deleteLines = ({ db, tenantId }: TenantTransaction, cardIds: readonly string[]) =>
  db
    .deleteFrom('card_line')
    .where('tenant_id', '=', tenantId)
    .where('about_id', '=', among(cardIds))
    .returning(['record_id as procedureId', 'about_id as id', 'document'])
    .execute()

/** Detaches files from all procedures; files that were about a card become files of the whole. */
export async function deleteFiles({ db, tenantId }: TenantTransaction, cardIds: readonly string[]) {
  await db
    .updateTable('procedure_attachment')
    .set({ card_id: null })
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', among(cardIds))
    .execute()
  return db
    .deleteFrom('procedure_attachment')
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', among(cardIds))
    .returning(['procedure_id as procedureId', 'file_id as fileId', 'type as attachmentType', 'note'])
    .execute()
}

/** Objects of procedures of which the fields may refer to cards; terms have ids, too, so that it may be another one. */
export async function linesNaming({ db, tenantId }: TenantTransaction, cardIds: readonly string[]) {
  const rows = await db
    .selectFrom('card_line')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'card_line.tenant_id').onRef('card.id', '=', 'card_line.record_id'),
    )
    .where('card_line.tenant_id', '=', tenantId)
    .where('card.tenant_id', '=', tenantId)
    .where(
      sql<SqlBool>`jsonb_path_exists(card_line.document, '$.**.id ? (@ == $ids[*])', ${JSON.stringify({ ids: cardIds })}::jsonb)`,
    )
    .select([
      'card_line.record_id as procedureId',
      'card.type',
      'card_line.about_id as cardId',
      'card_line.version',
      'card_line.document',
    ])
    .execute()
  return rows.flatMap(row => {
    const declaration = procedureDeclarations.find(({ type }) => cardTypes[type] === row.type)
    return declaration ? [{ ...lineAsDeclared(row), declaration }] : []
  })
}
