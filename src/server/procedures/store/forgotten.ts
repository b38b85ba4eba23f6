import { type SqlBool, sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { lineAsDeclared } from './objects.ts'
import { rowAsDeclared } from './procedures.ts'

const among = (ids: readonly string[]) => sql<string>`any(${[...ids]}::bigint[])`

/** Takes cards out of all procedures. @returns what was written about them. */
export const deleteLines = ({ db, tenantId }: TenantTransaction, cardIds: readonly string[]) =>
  db
    .deleteFrom('procedure_object')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', among(cardIds))
    .returning(['procedure_id as procedureId', 'card_id as id', 'document'])
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

/** Whether something in a document has one of these ids; terms have ids, too, so that it may be another one. */
const names = (document: 'procedure.document' | 'procedure_object.document', ids: readonly string[]) =>
  sql<SqlBool>`jsonb_path_exists(${sql.ref(document)}, '$.**.id ? (@ == $ids[*])', ${JSON.stringify({ ids })}::jsonb)`

/** Procedures that may refer to cards in their fields, held. */
export const proceduresNaming = ({ db, tenantId }: TenantTransaction, cardIds: readonly string[]) =>
  db
    .selectFrom('procedure')
    .where('tenant_id', '=', tenantId)
    .where(names('procedure.document', cardIds))
    .select(['id', 'type', 'document'])
    .orderBy('id')
    .forUpdate()
    .execute()
    .then(rows => rows.map(rowAsDeclared))

/** Objects of procedures of which the fields may refer to cards. */
export const linesNaming = ({ db, tenantId }: TenantTransaction, cardIds: readonly string[]) =>
  db
    .selectFrom('procedure_object')
    .innerJoin('procedure', join =>
      join
        .onRef('procedure.tenant_id', '=', 'procedure_object.tenant_id')
        .onRef('procedure.id', '=', 'procedure_object.procedure_id'),
    )
    .where('procedure_object.tenant_id', '=', tenantId)
    .where('procedure.tenant_id', '=', tenantId)
    .where(names('procedure_object.document', cardIds))
    .select([
      'procedure_object.procedure_id as procedureId',
      'procedure.type',
      'procedure_object.card_id as cardId',
      'procedure_object.version',
      'procedure_object.document',
    ])
    .execute()
    .then(rows => rows.map(lineAsDeclared))
