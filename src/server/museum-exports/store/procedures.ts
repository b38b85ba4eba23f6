import { sql } from 'kysely'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { typeAndStatusOf, typeIdsNamed } from '#server/procedures/index.ts'

const row = (without: string) => sql`to_jsonb(kept) - ${`{tenant_id,${without}}`}::text[]`

/** An event as the archive has it: what a revision says of fields, and beside them. */
const event = sql`jsonb_build_object('id', version, 'kind', action, 'account_id', nullif(account_id, 0), 'account_name', name, 'at', at,
  'details', coalesce(jsonb_path_query_first(changes, '$[*] ? (@.path == "@event").after'), '{}') || jsonb_build_object('changes',
    jsonb_path_query_array(changes, '$[*] ? (!(@.path starts with "@"))')))`

/**
 * Tables of a procedure beside its record, by the names under which the archive has it: the table, its column with the id of the
 * procedure, the order of its rows, each of them, and a condition where not all belong to it.
 */
const parts = {
  members: [sql`card_person`, sql`card_id`, sql`account_id`, row('card_id')],
  objects: [
    sql`card_line`,
    sql`record_id`,
    sql`position`,
    sql`${row('record_id,about_id,fields')} || jsonb_build_object('card_id', about_id)`,
  ],
  effects: [
    sql`card_effect`,
    sql`record_id`,
    sql`about_id, effect`,
    sql`${row('record_id,about_id')} || jsonb_build_object('card_id', about_id)`,
  ],
  registerEntries: [sql`register_entry`, sql`record_id`, sql`year, number`, row('record_id,sha256')],
  approvals: [sql`card_approval`, sql`card_id`, sql`id`, row('card_id,link_id')],
  tasks: [sql`card_task`, sql`card_id`, sql`id`, row('card_id,remind_at')],
  attachments: [sql`procedure_attachment`, sql`procedure_id`, sql`id`, row('procedure_id')],
  links: [sql`procedure_link`, sql`procedure_id`, sql`created_at, linked_id`, row('procedure_id')],
  rooms: [
    sql`share_link`,
    sql`card_id`,
    sql`id`,
    sql`${row(`card_id,kind,token_hash,password_hash,size,watermark,allow_download,downloads,last_used_at`)}
      || jsonb_build_object('last_opened_at', last_used_at)`,
    sql`kept.kind = 'room'`,
  ],
  answers: [
    sql`share_answer`,
    sql`card_id`,
    sql`id`,
    sql`${row('card_id,link_id')} || jsonb_build_object('room_id', link_id)`,
  ],
  events: [sql`card_revision`, sql`card_id`, sql`version`, event],
  auditList: [sql`inventory_list`, sql`procedure_id`, sql`frozen_at`, row('procedure_id')],
  auditExpected: [sql`inventory_expected`, sql`procedure_id`, sql`position`, row('procedure_id')],
  auditFindings: [sql`inventory_finding`, sql`procedure_id`, sql`arrival`, row('procedure_id')],
  auditPhotos: [sql`inventory_photo`, sql`procedure_id`, sql`finding_id, file_id`, row('procedure_id')],
  auditRefusals: [sql`inventory_refusal`, sql`procedure_id`, sql`received_at, id`, row('procedure_id')],
  auditPlans: [sql`inventory_plan`, sql`procedure_id`, sql`key`, row('procedure_id')],
  auditSignature: [
    sql`card_frozen`,
    sql`card_id`,
    sql`at`,
    sql`jsonb_build_object('signed_at', at, 'account_id', account_id, 'account_name', name, 'reason', content::jsonb #> '{signature,reason}',
      'unmet', content::jsonb #> '{signature,unmet}', 'report', content, 'sha256', sha256)`,
  ],
} as const

const kept = sql.join(
  Object.entries(parts).map(
    ([name, [table, id, order, each, condition = sql`true`]]) => sql`${sql.lit(name)}, (
      select coalesce(jsonb_agg(${each} order by ${order}), '[]')
      from ${table} kept where kept.tenant_id = card.tenant_id and kept.${id} = card.id and ${condition})`,
  ),
)

const types = typeIdsNamed(procedureDeclarations.map(({ name }) => name))

/** The next procedures, those in the bin included, each with all that belongs to it, but the secrets of its rooms. */
export async function proceduresAfter(
  { db, tenantId }: TenantTransaction,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly { readonly id: string; readonly line: unknown }[]> {
  const { type, status } = typeAndStatusOf('card')
  const { rows } = await sql<{ id: string; line: unknown }>`
    select id, jsonb_build_object('id', id, 'type', ${type}, 'number', number, 'title', data ->> 'title', 'status', ${status},
      'document', data, 'version', version, 'created_at', created_at, 'created_by', created_by, 'updated_at', updated_at,
      'deleted_at', deleted_at) || jsonb_build_object(${kept}) as line
    from card where tenant_id = ${tenantId} and type = any(${[...types]}::smallint[]) and id > ${after}::bigint
    order by id limit ${limit}`.execute(db)
  return rows
}
