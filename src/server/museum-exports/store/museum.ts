import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Data and licence of the museum itself. */
export const museumRow = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select([
      'id',
      'name',
      'profile',
      'licence_type',
      'licence_from',
      'licence_to',
      'storage_limit',
      'created_at',
    ])
    .executeTakeFirstOrThrow()

/** Tables of settings and papers that are small, and go along as they are, without the columns that only the database needs. */
const small = {
  acceptedDocuments: sql`accepted_document`,
  orders: sql`licence_order`,
  layouts: sql`list_layout`,
  importProfiles: sql`import_profile`,
  importDecisions: sql`import_decision`,
  numberPatterns: sql`number_pattern`,
  counters: sql`procedure_counter`,
  formRules: sql`form_rules`,
  museumViews: sql`museum_view`,
  site: sql`site`,
  siteRules: sql`site_rule`,
  publicNames: sql`public_name`,
  withdrawals: sql`card_withdrawal`,
  searches: sql`saved_search`,
  calendar: sql`calendar_entry`,
  printTemplates: sql`print_template`,
  printTemplateVersions: sql`print_template_version`,
  checklists: sql`checklist`,
} as const

export type SmallTable = keyof typeof small

export async function smallRows({ db, tenantId }: TenantTransaction, table: SmallTable): Promise<unknown[]> {
  const { rows } = await sql<{ line: unknown }>`
    select to_jsonb(kept) - 'tenant_id' as line from ${small[table]} kept where tenant_id = ${tenantId}`.execute(
    db,
  )
  return rows.map(({ line }) => line)
}

/** Addresses that the public site of the museum has or had. */
export const siteAddresses = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('site_address')
    .where('museum_id', '=', tenantId)
    .orderBy('since')
    .orderBy('address')
    .select(['address', 'since'])
    .execute()

/** Everybody who belongs to the museum. Of the account, what the museum's own administrators see of it, and no more. */
export const members = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .where('identity.tenant_id', '=', tenantId)
    .orderBy('identity.id')
    .select([
      'account.id',
      'account.first_name',
      'account.last_name',
      'account.email',
      'identity.role',
      'identity.state',
      'identity.permissions',
      'identity.named_role_id',
      'identity.created_at',
      'identity.last_access',
    ])
    .execute()

/** Roles the museum has named, by name. */
export const namedRoles = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('named_role')
    .where('tenant_id', '=', tenantId)
    .orderBy(sql`lower(name)`)
    .select(['id', 'name', 'permissions'])
    .execute()

/** The next entries of the record. */
export const entriesAfter = (
  { db, tenantId }: TenantTransaction,
  { after, limit }: { readonly after: string; readonly limit: number },
) =>
  db
    .selectFrom('audit_entry')
    .where('tenant_id', '=', tenantId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .selectAll()
    .execute()
