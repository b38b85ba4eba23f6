import './tables.ts'
import { sql } from 'kysely'
import type { MuseumView, SavedLayout } from '#model/api/layouts.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { pathAsDeclared } from '#model/engine/formerly.ts'
import { sortAsDeclared } from '#model/searches/as-declared.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Whose layouts: one person's, in one museum. */
export interface LayoutOwner {
  readonly tx: TenantTransaction
  readonly accountId: string
}

const shape = ['id', 'name', 'is_default as isDefault', 'layout'] as const

/** A layout with its columns and its order as the type declares them today. */
function layoutAsDeclared<Saved extends MuseumView>(type: string, saved: Saved): Saved {
  const declaration = declarationOf(type)
  if (!declaration) return saved
  const { layout } = saved
  const { columns, sort } = layout
  const declared = columns.map(column => ({ ...column, path: pathAsDeclared(declaration, column.path) }))
  return {
    ...saved,
    layout: {
      ...layout,
      columns: declared,
      ...(sort !== undefined && { sort: sortAsDeclared(declaration, sort) }),
    },
  }
}

export async function layoutsOf(
  { tx: { tenantId, db }, accountId }: LayoutOwner,
  type: string,
): Promise<SavedLayout[]> {
  const rows = await db
    .selectFrom('list_layout')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('card_type', '=', type)
    .select(shape)
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map(row => layoutAsDeclared(type, row))
}

/** The type of card a layout is for; undefined when the person has no such layout. */
export async function typeOfLayout(
  { tx: { tenantId, db }, accountId }: LayoutOwner,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('list_layout')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .select('card_type')
    .forUpdate()
    .executeTakeFirst()
  return row?.card_type
}

/** Lists of the type begin with none of the saved layouts any more. */
export const clearDefault = ({ tx: { tenantId, db }, accountId }: LayoutOwner, type: string) =>
  db
    .updateTable('list_layout')
    .set({ is_default: false })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('card_type', '=', type)
    .where('is_default', '=', true)
    .execute()

type Content = Omit<SavedLayout, 'id'>

export const insertLayout = (
  { tx: { tenantId, db }, accountId }: LayoutOwner,
  type: string,
  { name, isDefault, layout }: Content,
): Promise<SavedLayout> =>
  db
    .insertInto('list_layout')
    .values({
      tenant_id: tenantId,
      account_id: accountId,
      card_type: type,
      name,
      is_default: isDefault,
      layout: JSON.stringify(layout),
    })
    .returning(shape)
    .executeTakeFirstOrThrow()

export const updateLayout = (
  { tx: { tenantId, db }, accountId }: LayoutOwner,
  id: string,
  { name, isDefault, layout }: Content,
): Promise<SavedLayout> =>
  db
    .updateTable('list_layout')
    .set({ name, is_default: isDefault, layout: JSON.stringify(layout) })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(shape)
    .executeTakeFirstOrThrow()

/** @returns whether there was one. */
export async function removeLayout(
  { tx: { tenantId, db }, accountId }: LayoutOwner,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('list_layout')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns the view that the museum chose for everybody; null when it has chosen none. */
export async function viewOfMuseum(
  { tenantId, db }: TenantTransaction,
  type: string,
): Promise<MuseumView | null> {
  const row = await db
    .selectFrom('museum_view')
    .where('tenant_id', '=', tenantId)
    .where('card_type', '=', type)
    .select(['name', 'layout'])
    .executeTakeFirst()
  return row ? layoutAsDeclared(type, row) : null
}

/** Makes a view the one for everybody. */
export async function putViewOfMuseum(
  { tenantId, db }: TenantTransaction,
  type: string,
  { name, layout }: MuseumView,
): Promise<void> {
  const view = { name, layout: JSON.stringify(layout) }
  await db
    .insertInto('museum_view')
    .values({ tenant_id: tenantId, card_type: type, ...view })
    .onConflict(conflict => conflict.columns(['tenant_id', 'card_type']).doUpdateSet(view))
    .execute()
}

export const removeViewOfMuseum = ({ tenantId, db }: TenantTransaction, type: string) =>
  db.deleteFrom('museum_view').where('tenant_id', '=', tenantId).where('card_type', '=', type).execute()
