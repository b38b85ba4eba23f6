import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app.ts'
import { makeMuseum, makePerson } from '../harness/factories.ts'

const app = useTestApp()

const query = async <Row extends object>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

const asOwner = <Row extends object>(text: string, values?: unknown[]) =>
  query<Row>(app().databaseUrls.ownerUrl, text, values)
const asApplication = <Row extends object>(text: string, values?: unknown[]) =>
  query<Row>(app().databaseUrls.appUrl, text, values)

const tenantTables = () =>
  asOwner<{ name: string; secured: boolean; forced: boolean; policies: string[] }>(
    `select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
            array(select pg_get_expr(polqual, polrelid) from pg_policy where polrelid = c.oid) as policies
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p')
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)
       and c.relname <> 'session'
     order by 1`,
  )

describe('the wall between museums in the database', () => {
  test('every tenant table has row-level security, forced on its owner too [P-P13]', async () => {
    const tables = await tenantTables()
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['identity', 'operation']))
    expect(tables.filter(({ secured, forced }) => !secured || !forced)).toEqual([])
  })

  test('every tenant table has the policy of the current museum, a plain expression [P-P13]', async () => {
    const plain =
      /^\(tenant_id = \(NULLIF\(current_setting\('app\.tenant_id'::text, true\), ''::text\)\)::bigint\)$/
    expect(
      (await tenantTables()).filter(({ policies }) => !policies.some(policy => plain.test(policy))),
    ).toEqual([])
  })

  test('tenant_id comes first in every primary key and stands in every unique index [P-P13]', async () => {
    const indexes = await asOwner<{ table: string; index: string; primary: boolean; columns: string[] }>(
      `select c.relname as table, i.relname as index, x.indisprimary as primary,
              array(select a.attname::text from unnest(x.indkey::int[]) with ordinality k(n, o)
                    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.n order by k.o) as columns
       from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
       where x.indisunique and c.relname = any($1)`,
      [(await tenantTables()).map(({ name }) => name)],
    )
    expect(
      indexes.filter(({ primary, columns }) =>
        primary ? columns[0] !== 'tenant_id' : !columns.includes('tenant_id'),
      ),
    ).toEqual([])
  })

  test('no foreign key leads from a platform table to a tenant table [P-P13]', async () => {
    const names = (await tenantTables()).map(({ name }) => name)
    const keys = await asOwner<{ from: string; to: string }>(
      `select f.relname as from, t.relname as to from pg_constraint k
       join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid where k.contype = 'f'`,
    )
    expect(keys.filter(({ from, to }) => names.includes(to) && !names.includes(from))).toEqual([])
  })

  test('every table of a museum goes into the archive of everything, or is named here as left out', async () => {
    const taken = [
      'accepted_document',
      'audit_entry',
      'calendar_entry',
      'card',
      'card_comment',
      'card_distinct',
      'card_effect',
      'card_line',
      'card_link',
      'card_merge',
      'card_person',
    ]
    const alsoTaken = [
      'card_revision',
      'card_withdrawal',
      'comment_picture',
      'file',
      'identity',
      'form_rules',
      'import_decision',
      'import_profile',
      'licence_order',
      'list_layout',
      'museum_view',
      'named_role',
      'print_template',
      'print_template_version',
      'public_name',
      'saved_search',
      'site',
      'site_rule',
    ]
    const ofProcedures = [
      'card_approval',
      'number_pattern',
      'card_task',
      'checklist',
      'procedure_attachment',
      'procedure_counter',
      'procedure_link',
      'register_entry',
      'share_answer',
      'share_link',
    ]
    const ofVocabularies = ['term', 'term_change']
    const ofReports = ['card_frozen', 'card_signature']
    const ofAudits = [
      'field_entry',
      'field_line',
      'inventory_expected',
      'inventory_finding',
      'inventory_list',
      'inventory_photo',
      'inventory_plan',
      'inventory_refusal',
    ]
    // Made anew from the cards.
    const derived = [
      'card_counter',
      'card_index',
      'card_key',
      'card_link_count',
      'card_number',
      'card_sequence',
      'card_word',
      'public_record',
    ]
    const beginnings = ['term_start', 'term_starter']
    // Under way, or of the product's own housekeeping: nothing that anybody wrote and saved.
    const passing = [
      'archive_part',
      'card_draft',
      'card_former_id',
      'card_lock',
      'card_reindex',
      'card_reminder',
      'comment_notice',
      'import',
      'import_archive',
      'import_archive_file',
      'import_name',
      'import_picture',
      'import_row',
      'museum_export',
      'print_job',
      'public_mark',
      'sample_data',
      'sample_record',
      'search_download',
      'search_subscription',
    ]
    const housekeeping = [
      'card_undone',
      'frozen_selection',
      'frozen_selection_part',
      'operation',
      'operation_problem',
      'packed_file',
      'public_change',
      'upload',
      'upload_batch',
    ]
    // Secrets in addresses; whom a museum's sign-in service knows by which name.
    const links = ['calendar_feed', 'sign_on_person']
    expect((await tenantTables()).map(({ name }) => name)).toEqual(
      [
        ...[
          taken,
          alsoTaken,
          ofVocabularies,
          ofProcedures,
          ofReports,
          ofAudits,
          derived,
          beginnings,
          passing,
          housekeeping,
          links,
        ].flat(),
      ].toSorted(),
    )
  })

  test('the application’s role owns no museum table and can step past no policy [P-P13]', async () => {
    const [role] = await asApplication<Record<string, boolean>>(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
              exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                      where n.nspname = 'public' and c.relowner = r.oid) as owns
       from pg_roles r where rolname = current_user`,
    )
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owns: false,
    })
  })

  test('a query that forgets the museum sees nothing, and one of a museum nothing of another [P-P13]', async () => {
    const [mine, theirs] = [await makeMuseum(app()), await makeMuseum(app())]
    await makePerson(app(), { museum: mine })
    const { accountId } = await makePerson(app(), { museum: theirs })
    expect(await asApplication('select * from identity')).toEqual([])
    await app().database.inTenant(mine.tenantId, async ({ db }) => {
      const seen = await db.selectFrom('identity').select('tenant_id').execute()
      expect(new Set(seen.map(row => row.tenant_id))).toEqual(new Set([mine.tenantId]))
      const taken = await db
        .updateTable('identity')
        .set({ role: 'TENANT_ADMIN' })
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      expect(taken.numUpdatedRows).toBe(0n)
      const removed = await db.deleteFrom('identity').where('account_id', '=', accountId).executeTakeFirst()
      expect(removed.numDeletedRows).toBe(0n)
    })
  })

  test('a row cannot be written into another museum, nor a person’s own view be used to write [P-P13]', async () => {
    const [mine, theirs] = [await makeMuseum(app()), await makeMuseum(app())]
    const { accountId } = await makePerson(app(), { museum: mine })
    const smuggle = (tenantId: string) => ({
      tenant_id: tenantId,
      account_id: accountId,
      role: 'TENANT_ADMIN' as const,
    })
    await expect(
      app().database.inTenant(mine.tenantId, ({ db }) =>
        db.insertInto('identity').values(smuggle(theirs.tenantId)).execute(),
      ),
    ).rejects.toThrow(/row-level security/)
    await expect(
      app().database.ofPerson(accountId, db =>
        db.insertInto('identity').values(smuggle(theirs.tenantId)).execute(),
      ),
    ).rejects.toThrow(/row-level security/)
    await app().database.ofPerson(accountId, async db => {
      const raised = await db
        .updateTable('identity')
        .set({ role: 'TENANT_ADMIN' })
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      expect(raised.numUpdatedRows).toBe(0n)
    })
  })

  test('the museum of a transaction is forgotten with it, though the connection is used again [P-P13]', async () => {
    const museum = await makeMuseum(app())
    await makePerson(app(), { museum })
    await app().database.inTenant(museum.tenantId, async () => undefined)
    const seen = await Promise.all(
      Array.from({ length: 20 }, () =>
        app().database.asSystem('test', db => db.selectFrom('identity').select('id').execute()),
      ),
    )
    expect(seen.flat()).toEqual([])
  })

  test('only a whole number can become the museum of a transaction [P-P13]', async () => {
    for (const bad of ["1'; drop table tenant; --", '', '0', '-1', '1 or 1=1', '99999999999999999999']) {
      await expect(app().database.inTenant(bad, async () => undefined)).rejects.toThrow(TypeError)
    }
  })
})
