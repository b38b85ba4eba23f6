import { sql } from 'kysely'
import { templateAsDeclared } from '#model/print-templates/as-declared.ts'
import type { TemplateKind } from '#model/print-templates/kinds.ts'
import type { PrintTemplate } from '#model/print-templates/template.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import '../tables.ts'

/** The person who saves, and the time. */
export interface Saving {
  readonly accountId: string
  readonly name: string
  readonly at: Date
}

/** Templates with their present versions. */
const templates = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('print_template')
    .innerJoin('print_template_version as present', join =>
      join
        .onRef('present.tenant_id', '=', 'print_template.tenant_id')
        .onRef('present.template_id', '=', 'print_template.id')
        .onRef('present.version', '=', 'print_template.version'),
    )
    .where('print_template.tenant_id', '=', tenantId)
    .selectAll('print_template')
    .select(['present.document', 'present.account_name', 'present.saved_at'])

/** A template with the fields it shows as they are declared today. Every template of a museum that is read comes through here. */
const asDeclared = <R extends { readonly document: PrintTemplate } | undefined>(row: R): R =>
  row && { ...row, document: templateAsDeclared(row.document) }

export interface TemplateFilter {
  readonly kind?: TemplateKind | undefined
  readonly about?: string | undefined
  readonly deleted?: boolean
}

/** Templates of the museum by name, or those in the bin. */
export async function listRows(tx: TenantTransaction, { kind, about, deleted = false }: TemplateFilter) {
  const rows = await templates(tx)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .$if(kind !== undefined, query => query.where('kind', '=', kind as TemplateKind))
    .$if(about !== undefined, query => query.where('about', '=', about ?? ''))
    .orderBy(sql`lower(print_template.name)`)
    .orderBy('id')
    .execute()
  return rows.map(asDeclared)
}

/** A template of the museum, also from the bin. */
export const templateById = async (tx: TenantTransaction, id: string) =>
  asDeclared(await templates(tx).where('id', '=', id).executeTakeFirst())

export type TemplateRecord = NonNullable<Awaited<ReturnType<typeof templateById>>>

/** The one that is taken where none is chosen. */
export const defaultRow = async (tx: TenantTransaction, kind: TemplateKind, about: string) =>
  asDeclared(
    await templates(tx)
      .where('kind', '=', kind)
      .where('about', '=', about)
      .where('is_default', '=', true)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  )

/** Holds a template until the transaction ends. */
export const lockTemplate = ({ db, tenantId }: TenantTransaction, id: string) =>
  db
    .selectFrom('print_template')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst()

export const insertVersion = (
  { db, tenantId }: TenantTransaction,
  id: string,
  given: { readonly version: number; readonly name: string; readonly document: PrintTemplate },
  { accountId, name, at }: Saving,
) =>
  db
    .insertInto('print_template_version')
    .values({
      tenant_id: tenantId,
      template_id: id,
      version: given.version,
      name: given.name,
      document: JSON.stringify(given.document),
      account_id: accountId,
      account_name: name,
      saved_at: at,
    })
    .execute()

/** @returns the id of the new template. */
export async function insertTemplate(
  tx: TenantTransaction,
  given: { readonly name: string; readonly document: PrintTemplate; readonly copyOf: string | null },
  saving: Saving,
): Promise<string> {
  const { kind, about } = given.document
  const { id } = await tx.db
    .insertInto('print_template')
    .values({ tenant_id: tx.tenantId, kind, about, name: given.name, copy_of: given.copyOf })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertVersion(tx, id, { ...given, version: 1 }, saving)
  return id
}

export const updateTemplate = (
  { db, tenantId }: TenantTransaction,
  id: string,
  change: {
    readonly name?: string
    readonly version?: number
    readonly is_default?: boolean
    readonly deleted_at?: Date | null
  },
) =>
  db
    .updateTable('print_template')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

/** Until the transaction ends nobody else says which templates are taken where none is chosen. Held before any template. */
export const lockDefaults = ({ db, tenantId }: TenantTransaction) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`print_template ${tenantId}`}, 0))`.execute(db)

/** None of a kind about a subject is the default any longer. */
export const forgetDefault = (
  { db, tenantId }: TenantTransaction,
  { kind, about }: Pick<TemplateRecord, 'kind' | 'about'>,
) =>
  db
    .updateTable('print_template')
    .set({ is_default: false })
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('is_default', '=', true)
    .execute()

/** Versions of a template, the latest first; or one of them. */
export async function versionsOf({ db, tenantId }: TenantTransaction, id: string, version?: number) {
  const rows = await db
    .selectFrom('print_template_version')
    .where('tenant_id', '=', tenantId)
    .where('template_id', '=', id)
    .$if(version !== undefined, query => query.where('version', '=', version ?? 0))
    .selectAll()
    .orderBy('version', 'desc')
    .execute()
  return rows.map(asDeclared)
}
